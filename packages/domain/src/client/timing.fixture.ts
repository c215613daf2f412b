import { EventEmitter, once } from "node:events";
import { callLimits } from "../product.ts";
import type { Timing } from "./timing.ts";

type Timer = { at: number; ring: () => void };

/**
 * A clock that stands still until `pass` moves it. Pauses between attempts end at once and are recorded; with
 * `holdPauses` they last until the clock is moved.
 */
export function manualTiming({ random = 0.5, holdPauses = false } = {}) {
  const start = Date.parse("2026-05-01T00:00:00Z");
  const pauses: number[] = [];
  let now = start;
  let timers: Timer[] = [];
  const pausing = new EventEmitter();

  const pass = (ms: number) => {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { ring } of due) ring();
  };

  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const timer = { at: now + ms, ring: resolve };
      timers.push(timer);
      signal.addEventListener("abort", () => {
        timers = timers.filter((other) => other !== timer);
        reject(signal.reason);
      });
      if (ms >= callLimits.attemptMs) return;
      pauses.push(ms);
      pausing.emit("pause");
      if (!holdPauses) pass(ms);
    });

  /** Resolves when `count` pauses have begun in total. */
  const paused = async (count: number) => {
    while (pauses.length < count) await once(pausing, "pause");
  };

  const timing: Timing = { now: () => now, random: () => random, wait };
  return { timing, pauses, pass, paused, elapsedMs: () => now - start, running: () => timers.length };
}
