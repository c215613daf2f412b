type Pace = { perSecond: number; atOnce: number };

/** Of refusals: who comes again at once waits for the next one, since each takes time from everybody. */
const refusals: Pace = { perSecond: 300, atOnce: 60 };

/** Lets through `perSecond` at most, in the order they came, and `atOnce` more of those that come together after a rest (R7). */
export function createPace({ perSecond, atOnce } = refusals, nowMs = () => performance.now()) {
  const spacingMs = 1000 / perSecond;
  const waiting: (() => void)[] = [];
  /** When the next one may go; turns that were not used lately are made up for. */
  let nextMs = Number.NEGATIVE_INFINITY;

  function takeTurn(): boolean {
    const now = nowMs();
    nextMs = Math.max(nextMs, now - spacingMs * atOnce);
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

const stepMs = 5;
