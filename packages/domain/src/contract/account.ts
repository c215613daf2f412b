import * as z from "zod/mini";
import { accountLimits } from "../product.ts";
import { graphemeCount } from "../rules/text.ts";
import { defineEndpoint } from "./endpoint.ts";
import { textField } from "./fields.ts";
import { coachTypes, sessionSchema } from "./session.ts";

/** S9. Any characters; the commonest passwords are refused by the server, which alone knows their list. */
export const newPasswordSchema = z.string("パスワードを入力してください").check(
  z.refine(
    (text) => graphemeCount(text.slice(0, accountLimits.passwordMax)) >= accountLimits.passwordMin,
    `パスワードは${accountLimits.passwordMin}文字以上で入力してください`,
  ),
  z.maxLength(accountLimits.passwordMax, "パスワードが長すぎます"),
);

export const emailField = z
  .string("メールアドレスを入力してください")
  .check(
    z.trim(),
    z.minLength(1, "メールアドレスを入力してください"),
    z.maxLength(254, "メールアドレスが長すぎます"),
    z.email("メールアドレスの形を確認してください"),
  );

const noParams = z.object({});
const nothing = z.undefined();
const done = z.object({ success: z.literal(true) });
/** As it stands in a link somebody was handed. */
const codeField = z.string("リンクが正しくありません").check(z.regex(/^[\w-]{20,64}$/, "リンクが正しくありません"));
const instant = z.iso.datetime();
const rowId = z.object({ id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) });

export const passwordResetRequestSchema = z.object({ email: emailField });
export type PasswordResetRequest = z.infer<typeof passwordResetRequestSchema>;

/** Mails a link, if the address belongs to an account. The answer never tells (S8). */
export const requestPasswordReset = defineEndpoint({
  id: "requestPasswordReset",
  method: "POST",
  path: "/api/password-reset",
  access: "public",
  params: noParams,
  query: noParams,
  body: passwordResetRequestSchema,
  reply: done,
  status: 200,
  idempotent: false,
});

/** Whether a link still works, and for whom. @throws not_found when it is unknown, used or over. */
export const checkPasswordReset = defineEndpoint({
  id: "checkPasswordReset",
  method: "POST",
  path: "/api/password-reset/check",
  access: "public",
  params: noParams,
  query: noParams,
  body: z.object({ code: codeField }),
  reply: z.object({
    /** Its owner recognises it: "o••••@example.jp". */
    email_hint: z.string(),
    expires_at: instant,
  }),
  status: 200,
  idempotent: false,
  refuses: ["not_found"],
});

const passwordResetSchema = z.object({ code: codeField, password: newPasswordSchema });

/** Sets the password and ends every session of the account. The link works once. @throws not_found as the check does */
export const resetPassword = defineEndpoint({
  id: "resetPassword",
  method: "POST",
  path: "/api/password-reset/finish",
  access: "public",
  params: noParams,
  query: noParams,
  body: passwordResetSchema,
  reply: done,
  status: 200,
  idempotent: false,
  refuses: ["not_found"],
});

export const accountSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  coach_type: z.nullable(z.enum(coachTypes)),
  team_name: z.string(),
});
export type Account = z.infer<typeof accountSchema>;

export const getAccount = defineEndpoint({
  id: "getAccount",
  method: "GET",
  path: "/api/account",
  access: "session",
  params: noParams,
  query: noParams,
  body: nothing,
  reply: accountSchema,
  status: 200,
});

export const passwordChangeSchema = z.object({
  current_password: z
    .string("いまのパスワードを入力してください")
    .check(z.minLength(1, "いまのパスワードを入力してください"), z.maxLength(1024, "パスワードが長すぎます")),
  password: newPasswordSchema,
  /** Signs the person out everywhere else. */
  end_others: z._default(z.boolean(), true),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** @throws invalid with `fields.current_password` when it is wrong; rate_limited like a sign-in; conflict when it was changed meanwhile */
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
  idempotent: false,
  refuses: ["conflict", "rate_limited"],
});

export const accountSessionSchema = z.object({
  /** Not its token. */
  id: z.int(),
  /** The one that asks. */
  current: z.boolean(),
  remember: z.boolean(),
  /** "Windows・Chrome"; null when it did not say. */
  device: z.nullable(z.string()),
  created_at: instant,
  /** To the minute. */
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

/** Ends one's own sessions: those named, or every one but the present. Ids of others are passed over. */
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

export const coachSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  coach_type: z.enum(coachTypes),
});
export type Coach = z.infer<typeof coachSchema>;
export const coachInviteSchema = z.object({
  id: z.int(),
  coach_type: z.enum(coachTypes),
  /** Whom it is for, if the manager said so; mailed there where the server sends mail. */
  email: z.nullable(z.string()),
  expires_at: instant,
});
export type CoachInvite = z.infer<typeof coachInviteSchema>;

/** The team's coaches, and the invitations nobody has followed yet. */
export const listCoaches = defineEndpoint({
  id: "listCoaches",
  method: "GET",
  path: "/api/coach/coaches",
  access: "coach",
  params: noParams,
  query: noParams,
  body: nothing,
  reply: z.object({ coaches: z.array(coachSchema), invites: z.array(coachInviteSchema) }),
  status: 200,
});

export const coachInviteDraftSchema = z.object({
  coach_type: z.enum(coachTypes, "役割を選んでください"),
  email: z._default(z.nullable(emailField), null),
});
export type CoachInviteDraft = z.infer<typeof coachInviteDraftSchema>;

/** A link handed over by a manager, shown this once. */
export const handedLinkSchema = z.object({ code: z.string(), expires_at: instant, mailed: z.boolean() });
export type HandedLink = z.infer<typeof handedLinkSchema>;

/**
 * BE-9. The link is /invite/{code}; inviting an address again voids its earlier link. Not idempotent, because an answer
 * kept for a retry would keep the code.
 */
export const inviteCoach = defineEndpoint({
  id: "inviteCoach",
  method: "POST",
  path: "/api/coach/coaches/invite",
  access: "manager",
  params: noParams,
  query: noParams,
  body: coachInviteDraftSchema,
  reply: handedLinkSchema,
  status: 201,
  idempotent: false,
  refuses: ["rate_limited"],
});

export const revokeInvite = defineEndpoint({
  id: "revokeInvite",
  method: "DELETE",
  path: "/api/coach/coaches/invite/:id",
  access: "manager",
  params: rowId,
  query: noParams,
  body: nothing,
  reply: done,
  status: 200,
});

/**
 * BE-9. For another coach of the team who cannot get in. The link is /password-reset#{code} and voids the earlier one.
 * Not idempotent, for the same reason.
 */
export const issueResetLink = defineEndpoint({
  id: "issueResetLink",
  method: "POST",
  path: "/api/coach/coaches/:id/reset-link",
  access: "manager",
  params: rowId,
  query: noParams,
  body: nothing,
  reply: handedLinkSchema,
  status: 201,
  idempotent: false,
});

/** @throws not_found when the link is unknown, used, revoked or over */
export const checkInvite = defineEndpoint({
  id: "checkInvite",
  method: "POST",
  path: "/api/invite/check",
  access: "public",
  params: noParams,
  query: noParams,
  body: z.object({ code: codeField }),
  reply: z.object({
    team_name: z.string(),
    coach_type: z.enum(coachTypes),
    email: z.nullable(z.string()),
    expires_at: instant,
  }),
  status: 200,
  idempotent: false,
  refuses: ["not_found"],
});

export const inviteAcceptanceSchema = z.object({
  code: codeField,
  name: textField("お名前", 1, 50),
  email: emailField,
  password: newPasswordSchema,
});
export type InviteAcceptance = z.infer<typeof inviteAcceptanceSchema>;

/** Makes the account and signs it in. @throws conflict with `fields.email` when the address already has an account */
export const acceptInvite = defineEndpoint({
  id: "acceptInvite",
  method: "POST",
  path: "/api/invite/accept",
  access: "public",
  params: noParams,
  query: noParams,
  body: inviteAcceptanceSchema,
  reply: sessionSchema,
  status: 201,
  idempotent: false,
  refuses: ["not_found", "conflict"],
});
