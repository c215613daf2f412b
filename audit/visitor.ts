import { inThread } from "./inThread.ts";

/** Milliseconds, and the answers other than 200: a refused or broken connection counts as one. */
export type Times = { p50: number; p99: number; refused: number };
export type Visit = { url: string; token: string; localAddress: string; seconds: number };

/**
 * A coach at an address of their own on this machine, in a thread of their own: what else this process does must not show
 * in their times.
 */
export function createVisitor(url: string, token: string, localAddress = "127.0.0.2") {
  const timesOf = (seconds: number) =>
    inThread<Times>("visits.ts", { url, token, localAddress, seconds } satisfies Visit);

  /** Seconds until a second begins with a p99 below `mostMs`; at most `patienceS`. */
  async function recoveryS(mostMs: number, patienceS: number): Promise<number> {
    const startMs = performance.now();
    const passed = () => (performance.now() - startMs) / 1000;
    while (passed() < patienceS) {
      const beganS = passed();
      const { p99, refused } = await timesOf(1);
      if (p99 <= mostMs && refused === 0) return beganS;
    }
    return passed();
  }

  return { timesOf, recoveryS };
}
