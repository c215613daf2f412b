import { isSendable, type OutboxEntry, type OutboxRefusal, type OutboxState } from "@kyuseki/domain/outbox";
import type { SyncEntry, SyncKind } from "@kyuseki/ui/screens/SyncStatus";
import { correctionHref } from "./correctionHref.ts";

/** What an entry says of itself. A refused one leads to its page with itself, to be corrected. */
export const describeEntry = (entry: OutboxEntry) => ({
  id: entry.thing,
  // Every kind that is entered has its word.
  kind: entry.kind as SyncKind,
  label: entry.about.label,
  detail: entry.about.detail,
  enteredAt: new Date(entry.entered_at).toISOString(),
  href: entry.refusal ? correctionHref(entry) : entry.about.href,
});

/** What the server said to a refused entry. What it said about the field is nearer than what it said about the whole. */
export function refusalWords({ code, message, fields = {} }: OutboxRefusal) {
  const [ofField] = Object.values(fields);
  return { code, message: ofField ?? message };
}

/** How far an entry is on its way. */
export function entryState(
  entry: OutboxEntry,
  { attempted, unstored, isSending }: Pick<OutboxState, "attempted" | "unstored" | "isSending">,
): SyncEntry["state"] {
  const { refusal, thing } = entry;
  if (refusal) return { status: "refused", ...refusalWords(refusal) };
  if (!isSendable(entry)) return { status: "clash" };
  if (unstored.has(thing)) return { status: "unsaved" };
  return { status: isSending && attempted.has(thing) ? "sending" : "waiting" };
}
