import * as z from "zod/mini";
import { pitchReadings } from "../../vocabulary/pitch.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { webAuthnOptionsSchema } from "./webAuthnOptions.ts";

export const coachTypes = ["manager", "coach"] as const;
export const sportTypes = ["baseball", "softball"] as const;
/** `set_up`: the person has no passkey yet; `confirm`: has one, and has not shown it in this session. */
const secondFactorSteps = ["set_up", "confirm"] as const;
export type SecondFactorStep = (typeof secondFactorSteps)[number];
export type CoachType = (typeof coachTypes)[number];
export type SportType = (typeof sportTypes)[number];

const sessionUserSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** null for a person who is not a coach. */
  coach_type: z.nullable(z.enum(coachTypes)),
  is_coach: z.boolean(),
  /** What the club's second factor asks of this session before anything else; absent when nothing. */
  second_factor: z.optional(z.enum(secondFactorSteps)),
  /** Present when the account has further clubs: `listOwnTeams` names them, `switchTeam` opens one. */
  several_teams: z.optional(z.literal(true)),
  /** Only with `?avatar=1`; null when the user has none. */
  avatar: z.optional(z.nullable(z.string())),
});
const sessionTeamSchema = z.object({
  team_id: z.int(),
  name: z.string(),
  sport_type: z.enum(sportTypes),
  nextshot_available: z.boolean(),
  /** Path of the picture; null when the team has none. */
  logo: z.nullable(z.string()),
  /** How the team reads pitch types (D-1). */
  pitch_reading: z.enum(pitchReadings),
});
export const sessionSchema = z.object({
  success: z.literal(true),
  token: z.string(),
  user: sessionUserSchema,
  team: sessionTeamSchema,
});
export type Session = z.infer<typeof sessionSchema>;
export type SessionUser = z.infer<typeof sessionUserSchema>;
export type SessionTeam = z.infer<typeof sessionTeamSchema>;

/** What the login form sends; the messages are those that the coach reads at the fields. */
export const loginDraftSchema = z.object({
  email: textField("メールアドレス", 1, 254),
  password: z
    .string("パスワードを入力してください")
    .check(z.minLength(1, "パスワードを入力してください"), z.maxLength(1024, "パスワードが長すぎます")),
  remember: z._default(z.boolean(), false),
});
export type LoginDraft = z.infer<typeof loginDraftSchema>;

const nothing = z.undefined();
const noParams = z.object({});

/** The password was right, and a passkey or a recovery code is asked for: `finishSignIn` takes the ticket for five minutes. */
const secondStepAskedSchema = z.object({
  success: z.literal(false),
  ticket: z.string(),
  options: z.nullable(webAuthnOptionsSchema),
});
export type SecondStepAsked = z.infer<typeof secondStepAskedSchema>;

export const login = defineEndpoint({
  id: "login",
  method: "POST",
  path: "/api/login",
  access: "public",
  params: noParams,
  query: noParams,
  body: loginDraftSchema,
  reply: z.union([sessionSchema, secondStepAskedSchema]),
  status: 200,
  idempotent: false,
});

export const logout = defineEndpoint({
  id: "logout",
  method: "POST",
  path: "/api/logout",
  access: "session",
  withoutSecondFactor: "always",
  fromAnyTeam: true,
  params: noParams,
  query: noParams,
  body: nothing,
  reply: z.object({ success: z.literal(true) }),
  status: 200,
  idempotent: false,
});

export const getSession = defineEndpoint({
  id: "getSession",
  method: "GET",
  path: "/api/session",
  access: "session",
  withoutSecondFactor: "always",
  params: noParams,
  query: z.object({ avatar: z.optional(z.enum(["0", "1"])) }),
  body: nothing,
  reply: sessionSchema,
  status: 200,
  keptForOffline: true,
});
