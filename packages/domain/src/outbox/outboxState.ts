import { applyChange } from "./changes.ts";
import type { SendingState } from "./createSender.ts";
import type { OutboxContent, OutboxEntry } from "./entry.ts";
import type { Work } from "./outboxPlace.ts";

export type OutboxState = SendingState & {
  /** Everything unsent, the oldest first, as typed last. */
  entries: readonly OutboxEntry[];
  /** Payloads that are on their way or may have arrived, by thing. */
  attempted: ReadonlyMap<string, unknown>;
  /** Things that would be lost with this tab: not stored yet, or refused by the browser's storage. */
  unstored: ReadonlySet<string>;
};

export const emptyState: OutboxState = {
  entries: [],
  attempted: new Map(),
  unstored: new Set(),
  isSending: false,
  failure: null,
  sentAt: null,
  sentCount: 0,
};

/** What is on the device, in the tab only, and handed to the store without its answer, as one. */
export function unsentOf(
  stored: OutboxContent,
  inTab: OutboxContent,
  pending: Iterable<Work>,
): Pick<OutboxState, "entries" | "attempted" | "unstored"> {
  const expected = [...pending].reduce((content, work) => applyChange(content, work(content)), stored);
  const entries = new Map([...expected.entries, ...inTab.entries].map((entry) => [entry.thing, entry]));
  const durable = new Map(stored.entries.map((entry) => [entry.thing, entry.revision]));
  return {
    entries: [...entries.values()],
    attempted: new Map(
      [...stored.batches, ...inTab.batches].flatMap(({ items }) => items.map((item) => [item.thing, item.payload])),
    ),
    unstored: new Set(
      [...entries.values()].filter((entry) => durable.get(entry.thing) !== entry.revision).map(({ thing }) => thing),
    ),
  };
}
