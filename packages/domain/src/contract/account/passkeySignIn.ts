import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { codeField } from "./credentials.ts";
import { sessionSchema } from "./session.ts";
import { assertionSchema } from "./webAuthn.ts";
import { webAuthnOptionsSchema } from "./webAuthnOptions.ts";

const noParams = z.object({});

/** Options to sign in by a passkey alone; they work once, for five minutes. */
export const startPasskeySignIn = defineEndpoint({
  id: "startPasskeySignIn",
  method: "POST",
  path: "/api/login/passkey/options",
  access: "public",
  params: noParams,
  query: noParams,
  body: z.undefined(),
  reply: z.object({ options: webAuthnOptionsSchema }),
  status: 200,
  idempotent: false,
  refuses: ["conflict"],
});

/** Signs in by a passkey alone. @throws unauthorized, the same for every reason */
export const signInWithPasskey = defineEndpoint({
  id: "signInWithPasskey",
  method: "POST",
  path: "/api/login/passkey",
  access: "public",
  params: noParams,
  query: noParams,
  body: z.object({ assertion: assertionSchema, remember: z._default(z.boolean(), false) }),
  reply: sessionSchema,
  status: 200,
  idempotent: false,
  refuses: ["conflict"],
});

/** As it was shown, or typed with other hyphens, spaces and letter case. */
export const recoveryCodeField = z
  .string("回復コードを入力してください")
  .check(z.trim(), z.minLength(1, "回復コードを入力してください"), z.maxLength(100, "回復コードが長すぎます"));

export const secondStepSchema = z.union([
  z.object({ ticket: codeField, assertion: assertionSchema }),
  z.object({ ticket: codeField, recovery_code: recoveryCodeField }),
]);
export type SecondStep = z.infer<typeof secondStepSchema>;

/**
 * The second step of a sign-in whose password was right.
 * @throws invalid with `fields.recovery_code`; unauthorized when the sign-in must begin anew
 */
export const finishSignIn = defineEndpoint({
  id: "finishSignIn",
  method: "POST",
  path: "/api/login/second-step",
  access: "public",
  params: noParams,
  query: noParams,
  body: secondStepSchema,
  reply: sessionSchema,
  status: 200,
  idempotent: false,
  refuses: ["conflict"],
});
