import { Failure } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { OutboxStore } from "@kyuseki/domain/outbox";

/** What can happen to a call on its way, or to the browser's database while it is written (OF-7). */
export const callFaults = [
  "offline",
  "answer_lost",
  "answer_cut",
  "unavailable",
  "server_error",
  "rate_limited",
  "expired",
  "captive_portal",
  "killed_before",
  "killed_after",
] as const;
export type CallFault = (typeof callFaults)[number];
export const storeFaults = ["refused", "closed_after"] as const;
export type StoreFault = (typeof storeFaults)[number];

/** A repeatable source of chance: mulberry32. */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** From 0 to `below`, without it. */
    int: (below: number) => Math.floor(next() * below),
    chance: (share: number) => next() < share,
    pick: <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value,
  };
}
export type Trouble = {
  /** What becomes of the next call; null for nothing. */
  nextCall: () => CallFault | null;
  nextWrite: () => StoreFault | null;
  onKill: () => void;
  onExpire: () => void;
};

/** The real call, with faults around it. */
export function troubledCall(call: Call, { nextCall, onKill, onExpire }: Trouble): Call {
  const never = () => new Promise<never>(() => {});
  return async (endpoint, ...input) => {
    switch (nextCall()) {
      case "offline":
        throw new Failure("unavailable", { status: 0 });
      case "unavailable":
        throw new Failure("unavailable", { status: 503 });
      case "server_error":
        throw new Failure("unexpected", { status: 500 });
      case "rate_limited":
        throw new Failure("rate_limited", { message: "しばらくお待ちください。", retryAfterS: 1 });
      case "captive_portal":
        throw new Failure("unexpected", { status: 200 });
      case "expired":
        onExpire();
        throw new Failure("unauthorized", { message: "もう一度ログインしてください。" });
      case "killed_before":
        onKill();
        return never();
      case "answer_lost":
        await call(endpoint, ...input);
        throw new Failure("unavailable", { status: 0 });
      case "answer_cut":
        await call(endpoint, ...input);
        throw new Failure("unexpected", { status: 200 });
      case "killed_after":
        await call(endpoint, ...input);
        onKill();
        return never();
      default:
        return call(endpoint, ...input);
    }
  };
}

/** The browser's database, with faults around its writes. */
export const troubledStore = (store: OutboxStore, { nextWrite }: Pick<Trouble, "nextWrite">): OutboxStore => ({
  read: store.read,
  change: async (work) => {
    const fault = nextWrite();
    if (fault === "refused") throw new DOMException("full", "QuotaExceededError");
    const content = await store.change(work);
    if (fault === "closed_after") throw new DOMException("closed", "AbortError");
    return content;
  },
});
