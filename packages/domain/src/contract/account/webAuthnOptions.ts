import * as z from "zod/mini";

/** Options for the browser, which reads them itself (PublicKeyCredential…OptionsJSON). */
export const webAuthnOptionsSchema = z.record(z.string(), z.unknown());
export type WebAuthnOptions = z.infer<typeof webAuthnOptionsSchema>;
