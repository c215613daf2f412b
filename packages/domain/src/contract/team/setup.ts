import * as z from "zod/mini";
import { inviteAcceptanceSchema } from "../account/coaches.ts";
import { codeField } from "../account/credentials.ts";
import { sessionSchema } from "../account/session.ts";
import { defineEndpoint } from "../endpoint.ts";
import { teamDraftSchema } from "./team.ts";

const noParams = z.object({});
const { name: teamName, sport_type, ball, prefecture } = teamDraftSchema.shape;
const { name, email, password } = inviteAcceptanceSchema.shape;

/** The first club and its manager, as somebody types them on the set-up page. */
export const setupDraftSchema = z.object({
  team_name: teamName,
  sport_type,
  ball,
  prefecture,
  name,
  email,
  password,
});
export type SetupDraft = z.infer<typeof setupDraftSchema>;

/**
 * Tells until when the printed code works (OP-1). @throws not_found once a club exists, forbidden when the code is wrong
 * or expired
 */
export const checkSetup = defineEndpoint({
  id: "checkSetup",
  method: "POST",
  path: "/api/setup/check",
  access: "public",
  params: noParams,
  query: noParams,
  body: z.object({ code: codeField }),
  reply: z.object({ expires_at: z.iso.datetime() }),
  status: 200,
  idempotent: false,
  refuses: ["forbidden", "not_found"],
});

/** Makes the first club and its manager, uses the code up, and signs the manager in (OP-1). @throws as `checkSetup` */
export const runSetup = defineEndpoint({
  id: "runSetup",
  method: "POST",
  path: "/api/setup",
  access: "public",
  params: noParams,
  query: noParams,
  body: z.extend(setupDraftSchema, { code: codeField }),
  reply: sessionSchema,
  status: 201,
  idempotent: false,
  refuses: ["forbidden", "not_found"],
});
