import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { currentPasswordField } from "./account.ts";
import { assertionSchema } from "./webAuthn.ts";
import { webAuthnOptionsSchema } from "./webAuthnOptions.ts";

const noParams = z.object({});

/** How a person can show again who they are. */
export const startProof = defineEndpoint({
  id: "startProof",
  method: "POST",
  path: "/api/account/proof/options",
  access: "session",
  withoutSecondFactor: "always",
  params: noParams,
  query: noParams,
  body: z.undefined(),
  reply: z.object({
    /** Whether the password will do; not while the club's second factor is missing and there is a passkey. */
    password: z.boolean(),
    /** For the browser; null without a passkey, or where this server's address takes none. */
    options: z.nullable(webAuthnOptionsSchema),
  }),
  status: 200,
  idempotent: false,
  refuses: ["rate_limited"],
});

const proofSchema = z.union([
  z.object({ current_password: currentPasswordField }),
  z.object({ assertion: assertionSchema }),
]);
export type Proof = z.infer<typeof proofSchema>;

/**
 * Shows again who is calling; calls with `proof` are then taken for some minutes.
 * @throws invalid with `fields.current_password` or for a passkey that is not theirs; rate_limited like a sign-in
 */
export const prove = defineEndpoint({
  id: "prove",
  method: "POST",
  path: "/api/account/proof",
  access: "session",
  withoutSecondFactor: "always",
  params: noParams,
  query: noParams,
  body: proofSchema,
  reply: z.object({ success: z.literal(true) }),
  status: 200,
  idempotent: false,
  refuses: ["conflict", "rate_limited"],
});
