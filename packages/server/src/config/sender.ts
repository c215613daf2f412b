import * as z from "zod/mini";

export type Sender = { name: string | undefined; address: string };

/** Reads `no-reply@club.example` or `球跡 <no-reply@club.example>`; undefined for anything else. */
export function readSender(text: string): Sender | undefined {
  const { name = "", inBrackets } = namedAddress.exec(text)?.groups ?? {};
  const address = addressSchema.safeParse(inBrackets ?? text.trim());
  return address.success ? { name: name.trim() || undefined, address: address.data } : undefined;
}

/** The name may stand in quotes; one that needs more than that, or a second line, is refused. */
const namedAddress = /^\s*(?<quote>"?)(?<name>[^"<>\p{Cc}]*)\k<quote>\s*<(?<inBrackets>[^<>]*)>\s*$/u;
const addressSchema = z.email();
