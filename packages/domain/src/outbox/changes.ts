import type { OutboxBatch, OutboxContent, OutboxDraft, OutboxEntry, OutboxKind } from "./entry.ts";

/** Rows to write and to remove, applied in one transaction. */
export type OutboxChange = {
  put?: readonly OutboxEntry[];
  /** Things. */
  remove?: readonly string[];
  putBatch?: OutboxBatch;
  /** Ids. */
  removeBatches?: readonly string[];
};

export function applyChange(content: OutboxContent, change: OutboxChange): OutboxContent {
  const entries = new Map(content.entries.map((entry) => [entry.thing, entry]));
  for (const thing of change.remove ?? []) entries.delete(thing);
  for (const entry of change.put ?? []) entries.set(entry.thing, entry);
  const batches = content.batches.filter(({ id }) => !change.removeBatches?.includes(id));
  return {
    entries: [...entries.values()].sort(bySequence),
    batches: change.putBatch ? [...batches, change.putBatch] : batches,
  };
}

export type StampedDraft = OutboxDraft & Pick<OutboxEntry, "user_id" | "team_id" | "revision" | "entered_at">;

/** Enters or replaces values; a batch that is on its way with an earlier value stays as it is. */
export function enter(content: OutboxContent, drafts: readonly StampedDraft[]): OutboxChange {
  const known = new Map(content.entries.map((entry) => [entry.thing, entry]));
  let last = Math.max(0, ...content.entries.map(({ sequence }) => sequence));
  const put = drafts.map((draft) => {
    const earlier = known.get(draft.thing);
    last += 1;
    return {
      ...draft,
      sequence: earlier?.sequence ?? last,
      batch: earlier?.batch ?? null,
      at_most: null,
      refusal: null,
    };
  });
  return { put };
}

/** Removes values. What a batch may have brought to the server already stays until its answer is known. */
export function discard(content: OutboxContent, things: readonly string[]): OutboxChange {
  const isFree = ({ thing, batch }: OutboxEntry) => batch === null && things.includes(thing);
  return { remove: content.entries.filter(isFree).map(({ thing }) => thing) };
}

/** Lets refused values be sent again, as new operations. */
export function release(content: OutboxContent, things: readonly string[], newId: () => string): OutboxChange {
  const refused = content.entries.filter(({ thing, refusal }) => refusal !== null && things.includes(thing));
  return { put: refused.map((entry) => ({ ...entry, revision: newId(), refusal: null, at_most: null })) };
}

export type Selection = {
  kinds: Readonly<Record<string, OutboxKind>>;
  /** Only entries of the club that is open are sent. */
  teamId: number;
  /** Groups that wait, because their last attempt failed. */
  resting: ReadonlySet<string>;
};

/** The batch to send next that was attempted before. */
export const attemptedBatch = ({ batches }: OutboxContent, { kinds, teamId, resting }: Selection) =>
  batches.find(({ kind, team_id, group }) => kind in kinds && team_id === teamId && !resting.has(group));

/** A new batch of what can be sent, undefined when there is nothing; a group has one batch at a time. */
export function nextBatch(
  { entries, batches }: OutboxContent,
  { kinds, teamId, resting }: Selection,
  newId: () => string,
): OutboxBatch | undefined {
  const isBusy = new Set([...resting, ...batches.map(({ group }) => group)]);
  const free = entries.filter(
    (entry) =>
      entry.team_id === teamId &&
      entry.kind in kinds &&
      isSendable(entry) &&
      entry.batch === null &&
      !isBusy.has(entry.group),
  );
  const [first] = free;
  const kind = first && kinds[first.kind];
  if (!kind) return undefined;
  const alike = free.filter(
    (entry) => entry.group === first.group && entry.kind === first.kind && entry.at_most === first.at_most,
  );
  const chosen = (kind.together?.(alike) ?? [first]).slice(0, first.at_most ?? undefined);
  const { user_id, team_id, group } = first;
  return {
    // The key of a single value is the value's own, also where the batch could not be stored.
    id: chosen.length === 1 ? first.revision : newId(),
    user_id,
    team_id,
    kind: first.kind,
    group,
    items: chosen.map(({ thing, revision, payload }) => ({ thing, revision, payload })),
  };
}

/** Records an attempt before it is made. */
export const begin = (content: OutboxContent, batch: OutboxBatch): OutboxChange => {
  const things = new Set(batch.items.map(({ thing }) => thing));
  return {
    putBatch: batch,
    put: content.entries.filter(({ thing }) => things.has(thing)).map((entry) => ({ ...entry, batch: batch.id })),
  };
};

export const isSendable = ({ ready, refusal }: Pick<OutboxEntry, "ready" | "refusal">) => ready && refusal === null;

const bySequence = (one: OutboxEntry, other: OutboxEntry) => one.sequence - other.sequence;
