import * as z from "zod/mini";

/** Base64url of at most `max` characters. */
const base64url = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max));

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.optional(z.enum(["platform", "cross-platform"])),
};

/** What `navigator.credentials.create` answers, as JSON (WebAuthn Level 3, RegistrationResponseJSON). */
export const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8))),
  }),
});
export type Registration = z.infer<typeof registrationSchema>;

/** What `navigator.credentials.get` answers, as JSON (AuthenticationResponseJSON). */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(2000),
    userHandle: z.optional(base64url(200)),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;
