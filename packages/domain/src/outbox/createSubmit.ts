import type { Failure } from "../failure.ts";
import type { StampedDraft } from "./changes.ts";
import { deliver, hasNoAnswer } from "./deliver.ts";
import type { OutboxEntry, OutboxOutcome, OutboxSubmission } from "./entry.ts";
import type { OutboxOptions } from "./options.ts";

export type Waiters = ReturnType<typeof createWaiters>;

/** Who waits for what the server says to a value, by the value's revision. */
export function createWaiters() {
  const waiters = new Map<string, PromiseWithResolvers<OutboxSubmission>>();

  return {
    has: (revision: string) => waiters.has(revision),
    add: (revision: string): PromiseWithResolvers<OutboxSubmission> => {
      const waiter = Promise.withResolvers<OutboxSubmission>();
      waiters.set(revision, waiter);
      return waiter;
    },
    remove: (revision: string) => waiters.delete(revision),
    tell: (revision: string, outcome: OutboxOutcome) => {
      if (outcome.state !== "again") waiters.get(revision)?.resolve(submissionOf(outcome));
    },
    fail: (revision: string, failure: Failure) => waiters.get(revision)?.reject(failure),
    /** A later value takes the place of those that have not been sent yet. */
    supersede: (entries: readonly OutboxEntry[], things: readonly string[]) => {
      for (const { thing, batch, revision } of entries) {
        if (batch === null && things.includes(thing)) waiters.get(revision)?.resolve({ state: "superseded" });
      }
    },
  };
}

/** `waitMs`: for the server's word. */
type Patience = { isOnline: boolean; waitMs: number };
type SubmitOptions = Pick<OutboxOptions, "kinds" | "after" | "attempts"> & {
  waiters: Waiters;
  entries: () => readonly OutboxEntry[];
  enter: (draft: StampedDraft) => Promise<boolean>;
  discard: (thing: string) => Promise<void>;
  flush: () => Promise<void>;
};

/** Hands one value over and waits for what the server says to it. */
export function createSubmit({ kinds, after, attempts, waiters, entries, enter, discard, flush }: SubmitOptions) {
  return async (given: StampedDraft, patience: Patience): Promise<OutboxSubmission> => {
    const operation = kinds[given.kind]?.operationOf?.(given.payload);
    if (operation === undefined) return handOver(given, patience);
    const name = JSON.stringify([given.kind, operation]);
    // Handed over again it is the same operation: it failed, or the page was closed before it said what became of it.
    const { thing, revision, payload } = attempts.get(name) ?? given;
    attempts.set(name, { thing, revision, payload });
    const submission = await handOver({ ...given, thing, revision, payload }, patience);
    attempts.delete(name);
    return submission;
  };

  async function handOver(draft: StampedDraft, { isOnline, waitMs }: Patience): Promise<OutboxSubmission> {
    const kind = kinds[draft.kind];
    const isFirst = entries().every(({ group }) => group !== draft.group);
    // A value that goes alone and has nothing before it needs no queue: only where no answer came is it stored.
    if (isOnline && isFirst && kind && !kind.together) {
      const delivery = await deliver({ ...draft, id: draft.revision, items: [draft] }, kind);
      if (delivery.state === "refused") return delivery;
      if (delivery.state === "answered") return submissionOf(delivery.outcomes[0]);
      if (hasNoAnswer(delivery.failure)) return queued(await enter(draft));
      throw delivery.failure;
    }
    if (!isOnline) return queued(await enter(draft));
    const waiter = waiters.add(draft.revision);
    const isDurable = enter(draft);
    const giveUp = () => void isDurable.then((durable) => waiter.resolve(queued(durable)));
    const cancel = after(waitMs, giveUp);
    void isDurable.then(flush).then(giveUp);
    try {
      const submission = await waiter.promise;
      if (submission.state === "refused") await discard(draft.thing);
      return submission;
    } finally {
      cancel();
      waiters.remove(draft.revision);
    }
  }
}

function submissionOf(outcome: OutboxOutcome | undefined): OutboxSubmission {
  if (outcome?.state === "refused") return outcome;
  if (outcome?.state === "open") return { state: "open" };
  return { state: "stored", reply: outcome?.state === "stored" ? outcome.reply : undefined };
}

const queued = (isDurable: boolean): OutboxSubmission => ({ state: "queued", isDurable });
