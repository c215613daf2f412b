import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { codeField, emailField, newPasswordSchema } from "./credentials.ts";

const noParams = z.object({});
const done = z.object({ success: z.literal(true) });
const instant = z.iso.datetime();

export const passwordResetRequestSchema = z.object({ email: emailField });
export type PasswordResetRequest = z.infer<typeof passwordResetRequestSchema>;

/** Mails a link if the address belongs to an account; the answer is the same either way (S8). */
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
  sealed: true,
});

/** Whether a reset link still works, and for whom. @throws not_found when it is unknown, used or expired */
export const checkPasswordReset = defineEndpoint({
  id: "checkPasswordReset",
  method: "POST",
  path: "/api/password-reset/check",
  access: "public",
  params: noParams,
  query: noParams,
  body: z.object({ code: codeField }),
  reply: z.object({
    /** Enough for the owner to recognise it: "o••••@example.jp". */
    email_hint: z.string(),
    expires_at: instant,
  }),
  status: 200,
  idempotent: false,
  refuses: ["not_found"],
});

const passwordResetSchema = z.object({ code: codeField, password: newPasswordSchema });

/** Sets the password and ends every session of the account; a link works once. @throws not_found as the check does */
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
  sealed: true,
  refuses: ["not_found"],
});
