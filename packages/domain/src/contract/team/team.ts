import * as z from "zod/mini";
import { emailField } from "../account/credentials.ts";
import { sportTypes } from "../account/session.ts";
import { defineEndpoint } from "../endpoint.ts";
import { nameField, textField } from "../fields.ts";
import { partialUpdate } from "../partialUpdate.ts";
import { idField } from "../rowFields.ts";

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
  name_kana: z.string(),
  representative: z.string(),
  contact_email: z.nullable(z.string()),
  goal: z.string(),
  /** Version that an edit starts from (R4). */
  version: z.int(),
  updated_at: z.iso.datetime(),
  /** Name of who saved last; null when never saved, or the account is gone. */
  updated_by: z.nullable(z.string()),
});
export type Team = z.infer<typeof teamSchema>;

/** What a manager may change, and the version it started from; analyzer availability belongs to the provider. */
export const teamDraftSchema = z.object({
  name: nameField("チーム名", 1, 50),
  sport_type: z.enum(sportTypes, "競技を選んでください"),
  ball: z.enum(balls, "使用球を選んでください"),
  prefecture: z
    .int("都道府県を選んでください")
    .check(z.minimum(1, "都道府県を選んでください"), z.maximum(47, "都道府県を選んでください")),
  league: z._default(nameField("所属リーグ", 0, 50), ""),
  name_kana: z._default(nameField("よみがな", 0, 50), ""),
  representative: z._default(nameField("代表者", 0, 50), ""),
  contact_email: z._default(z.nullable(emailField), null),
  goal: z._default(textField("チームの目標", 0, 200), ""),
  version: idField(),
});
export type TeamDraft = z.infer<typeof teamDraftSchema>;

/** The fields to change; null clears one that may be empty. Without `version` the save overwrites what came between. */
export const teamEditSchema = z.extend(partialUpdate(teamDraftSchema.shape), {
  version: z.optional(teamDraftSchema.shape.version),
});
export type TeamEdit = z.infer<typeof teamEditSchema>;

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

/** Changes the fields that are sent. @throws conflict when somebody else has saved since `version` (R4) */
export const updateTeam = defineEndpoint({
  id: "updateTeam",
  method: "POST",
  path: "/api/coach/team/",
  access: "manager",
  params: noParams,
  query: noParams,
  body: teamEditSchema,
  reply: teamSchema,
  status: 200,
  refuses: ["conflict"],
});

/** Removes the logo; without one, nothing changes. */
export const removeLogo = defineEndpoint({
  id: "removeLogo",
  method: "POST",
  path: "/api/coach/team/remove_logo",
  access: "manager",
  params: noParams,
  query: noParams,
  body: z.optional(z.object({})),
  reply: teamSchema,
  status: 200,
});
