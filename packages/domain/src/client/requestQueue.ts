type Queue = {
  /** Waits for a free place, runs `task` in it and frees it. Rejects with the signal's reason when aborted while waiting. */
  run: <Result>(task: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;
};

/** At most `limit` tasks at once; the others wait in the order they came (AP-3). */
export function createRequestQueue(limit: number): Queue {
  let running = 0;
  const waiting: Array<() => void> = [];

  const enter = (signal: AbortSignal) => {
    signal.throwIfAborted();
    if (running < limit) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener("abort", giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(signal.reason);
      };
      signal.addEventListener("abort", giveUp, { once: true });
      waiting.push(go);
    });
  };

  // A place that somebody waits for is handed over, so that a newcomer cannot take it.
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    run: async (task, signal) => {
      await enter(signal);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
