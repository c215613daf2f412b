import { Failure } from "../failure.ts";
import type { Waiters } from "./createSubmit.ts";
import { deliver, hasNoAnswer, stopsEverything } from "./deliver.ts";
import type { OutboxBatch, OutboxOutcome } from "./entry.ts";
import type { OutboxOptions } from "./options.ts";
import type { OutboxPlace } from "./outboxPlace.ts";
import { divide, settle, withdraw } from "./settle.ts";

export type SendingState = {
  isSending: boolean;
  /** Why the last attempt failed, where it was not a refusal of one value. */
  failure: Failure | null;
  /** When the server last took something, in ms since 1970. */
  sentAt: number | null;
  /** How many values it has taken since the outbox was opened. */
  sentCount: number;
};

type SenderOptions = Pick<OutboxOptions, "kinds" | "teamId" | "mayAct" | "exclusively" | "now" | "after"> & {
  /** In the order in which they are emptied. */
  places: readonly OutboxPlace[];
  onState: (change: Partial<SendingState>) => void;
  waiters: Pick<Waiters, "has" | "tell" | "fail">;
};

/** Sends batch after batch, and again after failures: 5, 15, 60 s, then every 5 minutes. */
export function createSender(options: SenderOptions) {
  const { kinds, teamId, mayAct, exclusively, now, after, places, onState, waiters } = options;
  let sending: Promise<void> | null = null;
  let isAskedAgain = false;
  let failures = 0;
  let sentCount = 0;
  let cancelRetry = () => {};

  /**
   * A failure that the server told goes to whoever waits for the answer, and nothing of theirs is kept. Where somebody
   * else's value is in the batch, or the session has ended (OF-5), it is tried again.
   */
  const fail = async (place: OutboxPlace, batch: OutboxBatch, failure: Failure) => {
    const revisions = batch.items.map(({ revision }) => revision);
    if (hasNoAnswer(failure) || failure.code === "unauthorized" || !revisions.every(waiters.has)) return;
    try {
      await place.change((content) => withdraw(content, batch, kinds[batch.kind]?.rebase));
    } finally {
      // Also where the device did not say whether it took it back: handed over again it is the same operation.
      for (const revision of revisions) waiters.fail(revision, failure);
    }
  };

  /** Resolves with the failure after which the group rests. */
  const attempt = async (place: OutboxPlace, batch: OutboxBatch): Promise<Failure | null> => {
    const kind = kinds[batch.kind];
    if (!kind) return null;
    const delivery = await deliver(batch, kind);
    if (delivery.state === "unknown") {
      await fail(place, batch, delivery.failure);
      return delivery.failure;
    }
    if (delivery.state === "refused") {
      const { refusal } = delivery;
      await place.change((content) => divide(content, batch, refusal, kind.rebase));
      const [first, ...rest] = batch.items;
      if (first && rest.length === 0) waiters.tell(first.revision, { state: "refused", refusal });
      return null;
    }
    const outcomes = delivery.outcomes.map((outcome, at): OutboxOutcome => {
      if (outcome.state !== "stored" || !outcome.unheard) return outcome;
      return waiters.has(batch.items[at]?.revision ?? "") ? outcome : { state: "refused", refusal: outcome.unheard };
    });
    await place.change((content) => settle(content, batch, outcomes, kind.rebase));
    for (const [at, outcome] of outcomes.entries()) waiters.tell(batch.items[at]?.revision ?? "", outcome);
    failures = 0;
    sentCount += outcomes.filter(({ state }) => state === "stored").length;
    onState({ sentAt: now(), sentCount });
    return null;
  };

  /** Resolves with the last failure that keeps something from being sent. */
  const sendAll = async (): Promise<Failure | null> => {
    const resting = new Set<string>();
    let last: Failure | null = null;
    for (const place of places) {
      for (;;) {
        if (!mayAct()) return last;
        const batch = await place.take({ kinds, teamId: teamId(), resting });
        if (!batch) break;
        const failure = await attempt(place, batch);
        if (!failure) continue;
        last = failure;
        resting.add(batch.group);
        if (stopsEverything(failure)) return last;
      }
    }
    return last;
  };

  const sendOnce = async (): Promise<Failure | null> => {
    let failure: Failure | null = null;
    try {
      await exclusively(async () => {
        failure = await sendAll();
      });
    } catch (error) {
      failure = error instanceof Failure ? error : new Failure("unexpected", { cause: error });
    }
    return failure;
  };

  /** Sends what can be sent; resolves when nothing is on its way. Never rejects. */
  const flush = (): Promise<void> => {
    cancelRetry();
    if (sending) isAskedAgain = true;
    sending ??= (async () => {
      onState({ isSending: true });
      let failure: Failure | null;
      do {
        isAskedAgain = false;
        failure = await sendOnce();
      } while (isAskedAgain);
      sending = null;
      onState({ isSending: false, failure });
      if (failure && mayAct()) retryAfter(failure);
    })();
    return sending;
  };
  const retryAfter = ({ retryAfterS = 0 }: Failure) => {
    const pause = retryPausesMs[Math.min(failures, retryPausesMs.length - 1)] ?? 0;
    failures += 1;
    cancelRetry = after(Math.max(pause, retryAfterS * 1000), () => void flush());
  };

  return { flush, stop: () => cancelRetry() };
}

/** Before the first, second … repetition after failures. */
const retryPausesMs = [5_000, 15_000, 60_000, 300_000];
