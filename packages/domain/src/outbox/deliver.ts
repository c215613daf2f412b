import {
  asksForProof,
  asksForSecondFactor,
  Failure,
  type FailureCode,
  isOfOtherTeam,
  isRefusal,
  wasDoneBefore,
} from "../failure.ts";
import type { OutboxBatch, OutboxKind, OutboxOutcome, OutboxRefusal } from "./entry.ts";

export type Delivery =
  | { state: "answered"; outcomes: readonly OutboxOutcome[] }
  /** Refused as a whole: nothing was done. */
  | { state: "refused"; refusal: OutboxRefusal }
  /** Nobody knows what became of it, or it may succeed later. */
  | { state: "unknown"; failure: Failure };

/** Makes one batch's call. Never rejects. */
export async function deliver(batch: OutboxBatch, { send }: OutboxKind): Promise<Delivery> {
  try {
    return { state: "answered", outcomes: await send(batch.items, batch.id) };
  } catch (error) {
    const failure = error instanceof Failure ? error : new Failure("unexpected", { cause: error });
    if (wasDoneBefore(failure)) return { state: "answered", outcomes: batch.items.map(() => ({ state: "stored" })) };
    if (!isRefusal(failure) || asksForSomethingElse(failure)) return { state: "unknown", failure };
    const { code, message, fields } = failure;
    return { state: "refused", refusal: { code, message, ...(fields && { fields }) } };
  }
}

/** Whether nothing came back: everything else is told to whoever waits for the answer. */
export const hasNoAnswer = ({ code }: Failure) => code === "unavailable";

/** The same would become of every other call. */
export const stopsEverything = (failure: Failure) =>
  passingCodes.includes(failure.code) || asksForSomethingElse(failure);

const asksForSomethingElse = (failure: Failure) =>
  isOfOtherTeam(failure) || asksForProof(failure) || asksForSecondFactor(failure);

const passingCodes: readonly FailureCode[] = ["unavailable", "unauthorized", "rate_limited"];
