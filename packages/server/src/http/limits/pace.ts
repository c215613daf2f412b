/** Refusals a second: who comes again at once waits for the next one, since each takes time from everybody. */
const refusalsPerS = 1000;

/** Lets through `perSecond` at most, in the order they came, and at once while they are fewer (R7). */
export function createPace(perSecond = refusalsPerS, nowMs = () => performance.now()) {
  const spacingMs = 1000 / perSecond;
  const waiting: (() => void)[] = [];
  /** When the next one may go; what was not used in the last `burstMs` is made up for. */
  let nextMs = Number.NEGATIVE_INFINITY;

  function takeTurn(): boolean {
    const now = nowMs();
    nextMs = Math.max(nextMs, now - burstMs);
    if (nextMs > now) return false;
    nextMs += spacingMs;
    return true;
  }

  function letThrough() {
    while (waiting.length > 0 && takeTurn()) waiting.shift()?.();
    if (waiting.length > 0) setTimeout(letThrough, stepMs);
  }

  return async (): Promise<void> => {
    if (waiting.length === 0 && takeTurn()) return;
    await new Promise<void>((goOn) => {
      if (waiting.push(goOn) === 1) setTimeout(letThrough, stepMs);
    });
  };
}

const burstMs = 50;
const stepMs = 5;
