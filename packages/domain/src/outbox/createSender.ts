import { Failure } from "../failure.ts";
import { divide, settle } from "./changes.ts";
import { deliver, stopsEverything } from "./deliver.ts";
import type { OutboxBatch, OutboxOutcome } from "./entry.ts";
import type { OutboxOptions } from "./options.ts";
import type { OutboxPlace } from "./outboxPlace.ts";

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
  /** What became of the value with this revision. */
  onOutcome: (revision: string, outcome: OutboxOutcome) => void;
};

/** Sends batch after batch, and again after failures: 5, 15, 60 s, then every 5 minutes. */
export function createSender(options: SenderOptions) {
  const { kinds, teamId, mayAct, exclusively, now, after, places, onState, onOutcome } = options;
  let sending: Promise<void> | null = null;
  let isAskedAgain = false;
  let failures = 0;
  let sentCount = 0;
  let cancelRetry = () => {};

  /** Resolves with the failure after which the group rests. */
  const attempt = async (place: OutboxPlace, batch: OutboxBatch): Promise<Failure | null> => {
    const kind = kinds[batch.kind];
    if (!kind) return null;
    const delivery = await deliver(batch, kind);
    if (delivery.state === "unknown") return delivery.failure;
    if (delivery.state === "refused") {
      const { refusal } = delivery;
      await place.change((content) => divide(content, batch, refusal, kind.rebase));
      const [first, ...rest] = batch.items;
      if (first && rest.length === 0) onOutcome(first.revision, { state: "refused", refusal });
      return null;
    }
    const { outcomes } = delivery;
    await place.change((content) => settle(content, batch, outcomes, kind.rebase));
    for (const [at, outcome] of outcomes.entries()) onOutcome(batch.items[at]?.revision ?? "", outcome);
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
