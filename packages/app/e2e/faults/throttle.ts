import { setTimeout as pause } from "node:timers/promises";

/** A line to the server that everything shares. */
export type Line = { bytesPerS: number; latencyMs: number };

/** WebPageTest's "Slow 3G": 400 kbit/s, 400 ms. */
export const slow3G: Line = { bytesPerS: 50_000, latencyMs: 400 };

/** Waits as long as answers take on the line, or not at all without one. */
export function createThrottle() {
  let line: Line | null = null;
  /** When everything on the line is transferred, in milliseconds since 1970. */
  let freeAt = 0;

  return {
    slowDown: (next: Line) => {
      line = next;
    },
    /** From a request to the first byte of its answer. */
    begin: async () => {
      if (line) await pause(line.latencyMs);
    },
    carry: async (bytes: number) => {
      if (!line) return;
      freeAt = Math.max(Date.now(), freeAt) + (bytes / line.bytesPerS) * 1000;
      await pause(freeAt - Date.now());
    },
  };
}
