import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { idField } from "../rowFields.ts";
import { codeField } from "./credentials.ts";
import { coachTypes, sessionSchema, sportTypes } from "./session.ts";

const noParams = z.object({});

export const ownTeamSchema = z.object({
  team_id: z.int(),
  name: z.string(),
  sport_type: z.enum(sportTypes),
  /** Path of the picture; null when the team has none. */
  logo: z.nullable(z.string()),
  /** What the person is there; null for who is no coach. */
  coach_type: z.nullable(z.enum(coachTypes)),
  /** Whether it is the one that is open. */
  current: z.boolean(),
});
export type OwnTeam = z.infer<typeof ownTeamSchema>;

/** The clubs in which the person's account may be used, by name. */
export const listOwnTeams = defineEndpoint({
  id: "listOwnTeams",
  method: "GET",
  path: "/api/account/teams",
  access: "session",
  withoutSecondFactor: "always",
  params: noParams,
  query: noParams,
  body: z.undefined(),
  reply: z.object({ teams: z.array(ownTeamSchema) }),
  status: 200,
});

/**
 * Opens another club of the person's account in this session; the same one again changes nothing. What that club's second
 * factor asks stands in the answer.
 * @throws not_found for a club in which the account has no place, as for one that does not exist
 */
export const switchTeam = defineEndpoint({
  id: "switchTeam",
  method: "POST",
  path: "/api/account/teams/open",
  access: "session",
  withoutSecondFactor: "always",
  fromAnyTeam: true,
  params: noParams,
  query: noParams,
  body: z.object({ team_id: idField() }),
  reply: sessionSchema,
  status: 200,
  idempotent: false,
  refuses: ["not_found"],
});

/**
 * Accepts an invitation with the account that is signed in, and opens that club in this session. The account keeps its
 * address and password.
 * @throws not_found when the link is unknown, used, revoked or expired; forbidden when it is for another address; conflict
 * when the account belongs to the club already, or has an address that nothing verifies
 */
export const joinTeam = defineEndpoint({
  id: "joinTeam",
  method: "POST",
  path: "/api/invite/join",
  access: "session",
  withoutSecondFactor: "always",
  fromAnyTeam: true,
  params: noParams,
  query: noParams,
  body: z.object({ code: codeField }),
  reply: sessionSchema,
  status: 201,
  idempotent: false,
  refuses: ["not_found", "forbidden", "conflict", "rate_limited"],
});
