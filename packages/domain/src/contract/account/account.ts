import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { newPasswordSchema } from "./credentials.ts";
import { coachTypes } from "./session.ts";

const noParams = z.object({});
const nothing = z.undefined();
const done = z.object({ success: z.literal(true) });
const instant = z.iso.datetime();

export const accountSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** When a code or a link that was mailed there came back; null while nothing shows whose address it is. */
  email_verified_at: z.nullable(instant),
  coach_type: z.nullable(z.enum(coachTypes)),
  team_name: z.string(),
  /** What asks, by its User-Agent: "Windows／Chrome 131"; null when that names nothing known. */
  device: z.nullable(z.string()),
});
export type Account = z.infer<typeof accountSchema>;

export const getAccount = defineEndpoint({
  id: "getAccount",
  method: "GET",
  path: "/api/account",
  access: "session",
  withoutSecondFactor: "set_up",
  params: noParams,
  query: noParams,
  body: nothing,
  reply: accountSchema,
  status: 200,
});

export const currentPasswordField = z
  .string("いまのパスワードを入力してください")
  .check(z.minLength(1, "いまのパスワードを入力してください"), z.maxLength(1024, "パスワードが長すぎます"));

export const passwordChangeSchema = z.object({
  current_password: currentPasswordField,
  password: newPasswordSchema,
  /** Ends the person's other sessions. */
  end_others: z._default(z.boolean(), true),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/**
 * @throws invalid with `fields.current_password` when it is wrong; rate_limited like a sign-in; conflict when it was
 * changed meanwhile
 */
export const changePassword = defineEndpoint({
  id: "changePassword",
  method: "POST",
  path: "/api/account/password",
  access: "session",
  params: noParams,
  query: noParams,
  body: passwordChangeSchema,
  reply: done,
  status: 200,
  sealed: true,
  refuses: ["conflict", "rate_limited"],
});

export const accountSessionSchema = z.object({
  /** Id of the session, not its token. */
  id: z.int(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
  remember: z.boolean(),
  /** "Windows・Chrome"; null when unknown. */
  device: z.nullable(z.string()),
  created_at: instant,
  /** Last use, to the minute. */
  seen_at: instant,
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

export const listSessions = defineEndpoint({
  id: "listSessions",
  method: "GET",
  path: "/api/account/sessions",
  access: "session",
  params: noParams,
  query: noParams,
  body: nothing,
  reply: z.object({ sessions: z.array(accountSessionSchema) }),
  status: 200,
});

/** Ends one's own sessions: the given ones, or all but the present one. Other people's ids are ignored. */
export const endSessions = defineEndpoint({
  id: "endSessions",
  method: "POST",
  path: "/api/account/sessions/end",
  access: "session",
  params: noParams,
  query: noParams,
  body: z.object({ ids: z.union([z.literal("others"), z.array(z.int()).check(z.maxLength(100))]) }),
  reply: z.object({ ended: z.int() }),
  status: 200,
});
