import { setTimeout as wait } from "node:timers/promises";

/** What `act` gives, or undefined when that takes longer than `patienceMs`. It goes on all the same. */
export async function inTime<Result>(act: Promise<Result>, patienceMs: number): Promise<Result | undefined> {
  const giveUp = new AbortController();
  const tooLate = wait(patienceMs, undefined, { signal: giveUp.signal }).catch(() => undefined);
  try {
    return await Promise.race([act, tooLate]);
  } finally {
    giveUp.abort();
  }
}
