import { type AnyEndpoint, Failure } from "@kyuseki/domain";

/** Only what the schema names leaves (T4); a reply that breaks its own contract is our fault, not the caller's. */
export function writeReply(endpoint: AnyEndpoint, value: unknown): string {
  const reply = endpoint.reply.safeParse(value);
  if (!reply.success) {
    const paths = reply.error.issues.map((issue) => issue.path.join(".")).join(", ");
    throw new Failure("unexpected", { cause: new Error(`${endpoint.id}: the reply breaks its contract at ${paths}`) });
  }
  return JSON.stringify(reply.data);
}
