import * as z from "zod/mini";
import { accountLimits } from "../../limits.ts";
import { defineEndpoint } from "../endpoint.ts";
import { nameField } from "../fields.ts";
import { accountSchema, currentPasswordField } from "./account.ts";
import { emailField } from "./credentials.ts";

const noParams = z.object({});

/** The name that others of the team see. */
export const coachNameField = nameField("お名前", 1, 50);

export const nameChangeSchema = z.object({ name: coachNameField });
export type NameChange = z.infer<typeof nameChangeSchema>;

/** Changes one's own name. */
export const changeName = defineEndpoint({
  id: "changeName",
  method: "POST",
  path: "/api/account/name",
  access: "session",
  params: noParams,
  query: noParams,
  body: nameChangeSchema,
  reply: accountSchema,
  status: 200,
});

export const emailChangeSchema = z.object({ email: emailField, current_password: currentPasswordField });
export type EmailChange = z.infer<typeof emailChangeSchema>;

/**
 * `code_sent`: the address counts once `confirmEmail` brings the code that was mailed to it. `changed`: no mail can be
 * sent, so it counts at once.
 */
export const emailChangeOutcomes = ["code_sent", "changed"] as const;
export type EmailChangeOutcome = (typeof emailChangeOutcomes)[number];

/**
 * Changes the address that one signs in with, and ends the other sessions once it counts.
 * @throws invalid with `fields.current_password` when it is wrong; conflict with `fields.email` when somebody uses the
 * address; rate_limited
 */
export const changeEmail = defineEndpoint({
  id: "changeEmail",
  method: "POST",
  path: "/api/account/email",
  access: "session",
  params: noParams,
  query: noParams,
  body: emailChangeSchema,
  reply: z.object({ outcome: z.enum(emailChangeOutcomes) }),
  status: 200,
  idempotent: false,
  refuses: ["conflict", "rate_limited"],
});

/** The digits that were mailed to an address, however they were typed. */
export const emailCodeField = z.string("確認コードを入力してください").check(
  z.overwrite<string>((text) => text.normalize("NFKC").replace(/[\s\p{Dash}ー]/gu, "")),
  z.minLength(1, "確認コードを入力してください"),
  z.regex(
    new RegExp(`^\\d{${accountLimits.emailCodeDigits}}$`),
    `確認コードは${accountLimits.emailCodeDigits}桁の数字です`,
  ),
);

export const emailConfirmationSchema = z.object({ email: emailField, code: emailCodeField });
export type EmailConfirmation = z.infer<typeof emailConfirmationSchema>;

/**
 * Makes the new address count. Succeeds again when it counts already, so that a lost answer does no harm.
 * @throws invalid with `fields.code` for a wrong or expired code; conflict as `changeEmail`; rate_limited
 */
export const confirmEmail = defineEndpoint({
  id: "confirmEmail",
  method: "POST",
  path: "/api/account/email/confirm",
  access: "session",
  params: noParams,
  query: noParams,
  body: emailConfirmationSchema,
  reply: z.object({ success: z.literal(true) }),
  status: 200,
  idempotent: false,
  refuses: ["conflict", "rate_limited"],
});
