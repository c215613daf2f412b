// Event timing: how long presses take to be painted, p75.

import type { CDPSession, Page } from "playwright-core";

/** Entries of the browser's local storage. */
export type Storage = Record<string, string>;
declare global {
  interface Window {
    timing: { start: () => void; pause: () => void; resume: () => void; presses: () => number; stop: () => number[] };
  }
  /** Not in the library's types yet: Event Timing. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** A trusted key press that carries a かな, as a Japanese keyboard sends one. */
export async function typeKana(devtools: CDPSession, letter: string) {
  await devtools.send("Input.dispatchKeyEvent", { type: "keyDown", key: letter, text: letter });
  await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", key: letter });
}

/** p75 in ms over what `act` presses; at least 20 samples. */
export async function p75(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.timing.start());
  await act();
  const durations = (await page.evaluate(() => window.timing.stop())).toSorted((a, b) => a - b);
  if (durations.length < 20) throw new Error(`only ${durations.length} samples`);
  return quantile(durations, 0.75);
}

/** The value that a share `share` of the sorted values does not exceed. */
export function quantile(sorted: number[], share: number): number {
  const value = sorted[Math.ceil(sorted.length * share) - 1];
  if (value === undefined) throw new Error("nothing was measured");
  return value;
}

export const median = (values: number[]) => middle(values.toSorted((a, b) => a - b));

function middle(sorted: number[]): number {
  const value = sorted[Math.floor(sorted.length / 2)];
  if (value === undefined) throw new Error("nothing was measured");
  return value;
}

/** Two frames and an idle moment, after which the press's effects are painted. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 30)))),
      ),
  );

/** Runs in the page: the longest event of every interaction; below 16 ms browsers report nothing. */
export function observe(storage: Storage = {}) {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  const byInteraction = new Map<number, number>();
  let counting = false;
  let presses = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId?: number };
      if (!counting || !interactionId) continue;
      byInteraction.set(interactionId, Math.max(byInteraction.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: false });
  const count = () => {
    if (counting) presses += 1;
  };
  addEventListener("keydown", count, true);
  addEventListener("pointerdown", count, true);
  window.timing = {
    start() {
      byInteraction.clear();
      presses = 0;
      counting = true;
    },
    pause() {
      counting = false;
    },
    resume() {
      counting = true;
    },
    presses: () => presses,
    stop() {
      counting = false;
      const quick = Math.max(0, presses - byInteraction.size);
      return [...byInteraction.values(), ...new Array(quick).fill(16)];
    },
  };
}
