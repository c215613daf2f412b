import { attemptedBatch, begin, nextBatch, type OutboxChange, type Selection } from "./changes.ts";
import { emptyOutbox, type OutboxBatch, type OutboxContent, type OutboxKind } from "./entry.ts";
import type { OutboxStore } from "./store.ts";

export type Work = (content: OutboxContent) => OutboxChange;

/** Where batches are taken from, and what became of them is recorded. */
export type OutboxPlace = {
  /** The next batch, recorded as attempted; undefined when there is nothing to send. */
  take: (selection: Selection) => Promise<OutboxBatch | undefined>;
  change: (work: Work) => Promise<void>;
};

/** `onChange` gets what the store holds after each change. */
export function createPlace(
  store: OutboxStore,
  newId: () => string,
  onChange: (content: OutboxContent) => void,
): OutboxPlace {
  const change = async (work: Work) => onChange(await store.change(work));
  return {
    change,
    take: async (selection) => {
      let batch: OutboxBatch | undefined;
      try {
        await change((content) => {
          batch = attemptedBatch(content, selection);
          if (batch) return {};
          batch = nextBatch(content, selection, newId);
          return batch ? begin(content, batch) : {};
        });
        return batch;
      } catch {
        // It may have been recorded all the same. Where it cannot be, values go one by one: each has its key already.
        const content = await store.read().catch(() => emptyOutbox);
        const one = { ...selection, kinds: oneByOne(selection.kinds) };
        return attemptedBatch(content, selection) ?? nextBatch(content, one, newId);
      }
    },
  };
}

const oneByOne = (kinds: Readonly<Record<string, OutboxKind>>): Record<string, OutboxKind> =>
  Object.fromEntries(Object.entries(kinds).map(([name, { send }]) => [name, { send }]));
