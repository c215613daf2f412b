/** Time and randomness, so that tests can control both. */
export type Timing = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Rejects with the signal's reason when it is aborted first. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 up to, not including, 1. */
  random: () => number;
};

export const realTiming: Timing = {
  now: () => Date.now(),
  random: () => Math.random(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener("abort", stop);
        resolve();
      }, ms);
      signal.addEventListener("abort", stop, { once: true });
    }),
};

/**
 * Runs `task` for at most `ms`. After that, or when `outer` is aborted, aborts the task's signal and rejects with its
 * reason.
 */
export async function within<Result>(
  { ms, late, outer, timing }: { ms: number; late: () => Error; outer: AbortSignal | undefined; timing: Timing },
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const done = new AbortController();
  const stopTask = () => limit.abort(late());
  timing.wait(ms, done.signal).then(stopTask, () => {
    // The task ended first; nobody waits for this timer.
  });
  try {
    return await task(outer ? AbortSignal.any([outer, limit.signal]) : limit.signal);
  } finally {
    done.abort();
  }
}
