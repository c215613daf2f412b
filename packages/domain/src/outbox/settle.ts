import type { OutboxChange } from "./changes.ts";
import type {
  OutboxBatch,
  OutboxContent,
  OutboxEntry,
  OutboxItem,
  OutboxKind,
  OutboxOutcome,
  OutboxRefusal,
} from "./entry.ts";

/** Records what the server answered; what was edited meanwhile stays to be sent. */
export function settle(
  content: OutboxContent,
  batch: OutboxBatch,
  outcomes: readonly OutboxOutcome[],
  rebase: OutboxKind["rebase"] = (payload) => payload,
): OutboxChange {
  const entries = new Map(content.entries.map((entry) => [entry.thing, entry]));
  const left = batch.items.flatMap((item, at) => {
    const entry = entries.get(item.thing);
    const outcome = outcomes[at];
    // Where the attempt could not be recorded, its entry names no batch.
    const isCarried = entry && outcome && (entry.batch === batch.id || entry.batch === null);
    return isCarried ? [{ thing: item.thing, entry: afterOutcome(entry, item, outcome, rebase) }] : [];
  });
  return {
    put: left.flatMap(({ entry }) => entry ?? []),
    remove: left.flatMap(({ thing, entry }) => (entry ? [] : thing)),
    removeBatches: [batch.id],
  };
}

/** The entry as it is after an answer about `item`; null when the server has it all. */
function afterOutcome(
  entry: OutboxEntry,
  item: OutboxItem,
  outcome: OutboxOutcome,
  rebase: NonNullable<OutboxKind["rebase"]>,
): OutboxEntry | null {
  const free = { ...entry, batch: null, at_most: null };
  if (outcome.state === "open") return { ...free, payload: outcome.revise(entry.payload), ready: false };
  const isStored = outcome.state === "stored";
  if (entry.revision !== item.revision) {
    const payload = rebase(entry.payload, item.payload, isStored);
    return payload === null ? null : { ...free, payload };
  }
  if (isStored) return null;
  return outcome.state === "refused" ? { ...free, refusal: outcome.refusal } : free;
}

/** A batch refused as a whole changed nothing: its entries go again in smaller ones, until the refused one stands alone. */
export function divide(
  content: OutboxContent,
  batch: OutboxBatch,
  refusal: OutboxRefusal,
  rebase?: OutboxKind["rebase"],
): OutboxChange {
  const isAlone = batch.items.length === 1;
  const outcome: OutboxOutcome = isAlone ? { state: "refused", refusal } : again;
  const change = settle(content, batch, Array(batch.items.length).fill(outcome), rebase);
  const at_most = isAlone ? null : Math.ceil(batch.items.length / 2);
  return { ...change, put: change.put?.map((entry) => ({ ...entry, at_most })) };
}

/** Takes back what a batch carried, for whoever entered it still has it; what was edited meanwhile stays to be sent. */
export function withdraw(content: OutboxContent, batch: OutboxBatch, rebase?: OutboxKind["rebase"]): OutboxChange {
  const { put = [], ...change } = settle(content, batch, Array(batch.items.length).fill(again), rebase);
  const sent = new Set(batch.items.map(({ revision }) => revision));
  const isCarried = ({ revision }: OutboxEntry) => sent.has(revision);
  return {
    ...change,
    put: put.filter((entry) => !isCarried(entry)),
    remove: [...(change.remove ?? []), ...put.filter(isCarried).map(({ thing }) => thing)],
  };
}

const again: OutboxOutcome = { state: "again" };
