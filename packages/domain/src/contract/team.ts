import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { textField } from "./fields.ts";
import { sportTypes } from "./session.ts";

/** Ball in use: 軟式, 硬式, ソフト. */
export const balls = ["rubber", "hard", "soft"] as const;
export type Ball = (typeof balls)[number];

export const teamSchema = z.object({
  team_id: z.int(),
  name: z.string(),
  sport_type: z.enum(sportTypes),
  ball: z.enum(balls),
  /** JIS X 0401 code, 1 (北海道) to 47 (沖縄県). */
  prefecture: z.int().check(z.minimum(1), z.maximum(47)),
  league: z.string(),
  logo: z.nullable(z.string()),
  nextshot_available: z.boolean(),
});
export type Team = z.infer<typeof teamSchema>;

/** What a manager may change. Analyzer availability is the provider's to give. */
export const teamDraftSchema = z.object({
  name: textField("チーム名", 1, 50),
  sport_type: z.enum(sportTypes, "競技を選んでください"),
  ball: z.enum(balls, "使用球を選んでください"),
  prefecture: z
    .int("都道府県を選んでください")
    .check(z.minimum(1, "都道府県を選んでください"), z.maximum(47, "都道府県を選んでください")),
  league: z._default(textField("所属リーグ", 0, 50), ""),
});
export type TeamDraft = z.infer<typeof teamDraftSchema>;

const noParams = z.object({});

export const getTeam = defineEndpoint({
  id: "getTeam",
  method: "GET",
  path: "/api/coach/team/",
  access: "coach",
  params: noParams,
  query: noParams,
  body: z.undefined(),
  reply: teamSchema,
  status: 200,
});

export const updateTeam = defineEndpoint({
  id: "updateTeam",
  method: "POST",
  path: "/api/coach/team/",
  access: "manager",
  params: noParams,
  query: noParams,
  body: teamDraftSchema,
  reply: teamSchema,
  status: 200,
});

/** Afterwards the logo is null; without one, nothing happens. */
export const removeLogo = defineEndpoint({
  id: "removeLogo",
  method: "POST",
  path: "/api/coach/team/remove_logo",
  access: "manager",
  params: noParams,
  query: noParams,
  body: z.undefined(),
  reply: teamSchema,
  status: 200,
});
