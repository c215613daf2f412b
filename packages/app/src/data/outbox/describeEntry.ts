import { isSendable, type OutboxEntry, type OutboxState } from "@kyuseki/domain/outbox";
import type { SyncEntry, SyncKind } from "@kyuseki/ui/screens/SyncStatus";

/** What an entry says of itself. The page of refused counts gives them back to be corrected. */
export const describeEntry = ({ thing, kind, about, entered_at, refusal }: OutboxEntry) => ({
  id: thing,
  // Every kind that is entered has its word.
  kind: kind as SyncKind,
  label: about.label,
  detail: about.detail,
  enteredAt: new Date(entered_at).toISOString(),
  href: refusal && kind === "pitch_count" ? `${about.href}?correct=${encodeURIComponent(thing)}` : about.href,
});

/** How far an entry is on its way. */
export function entryState(
  entry: OutboxEntry,
  { attempted, unstored, isSending }: Pick<OutboxState, "attempted" | "unstored" | "isSending">,
): SyncEntry["state"] {
  const { refusal, thing } = entry;
  if (refusal) {
    // What is said about the field is nearer than what is said about the whole.
    const [ofField] = Object.values(refusal.fields ?? {});
    return { status: "refused", code: refusal.code, message: ofField ?? refusal.message };
  }
  if (!isSendable(entry)) return { status: "clash" };
  if (unstored.has(thing)) return { status: "unsaved" };
  return { status: isSending && attempted.has(thing) ? "sending" : "waiting" };
}
