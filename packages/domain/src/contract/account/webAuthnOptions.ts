import * as z from "zod/mini";
import { byName } from "../named.ts";

/** Options for the browser, which reads them itself (PublicKeyCredential…OptionsJSON). */
export const webAuthnOptionsSchema = byName(z.unknown());
export type WebAuthnOptions = z.infer<typeof webAuthnOptionsSchema>;
