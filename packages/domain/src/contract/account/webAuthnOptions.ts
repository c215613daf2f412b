import * as z from "zod/mini";
import { recordOf } from "../records.ts";

/** Options for the browser, which reads them itself (PublicKeyCredential…OptionsJSON). */
export const webAuthnOptionsSchema = recordOf(z.unknown());
export type WebAuthnOptions = z.infer<typeof webAuthnOptionsSchema>;
