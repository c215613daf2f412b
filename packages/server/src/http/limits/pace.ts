type Pace = { perSecond: number; atOnce: number };

/** Of refusals: who comes again at once waits for the next one, since each takes time from everybody. */
const refusals: Pace = { perSecond: 300, atOnce: 60 };

/**
 * Lets through `perSecond` at most, in the order they came, and `atOnce` of those that come together without a wait (R7). One
 * of weight 20 counts as twenty.
 */
export function createPace({ perSecond, atOnce } = refusals, nowMs = () => performance.now()) {
  const spacingMs = 1000 / perSecond;
  const waiting: { weight: number; goOn: () => void }[] = [];
  /** When the next one may go; turns that were not used lately are made up for. */
  let nextMs = Number.NEGATIVE_INFINITY;

  function takeTurn(weight: number): boolean {
    const now = nowMs();
    nextMs = Math.max(nextMs, now - spacingMs * atOnce);
    if (nextMs > now) return false;
    nextMs += spacingMs * weight;
    return true;
  }

  function letThrough() {
    while (waiting[0] && takeTurn(waiting[0].weight)) waiting.shift()?.goOn();
    if (waiting.length > 0) setTimeout(letThrough, stepMs);
  }

  return async (weight = 1): Promise<void> => {
    if (waiting.length === 0 && takeTurn(weight)) return;
    await new Promise<void>((goOn) => {
      if (waiting.push({ weight, goOn }) === 1) setTimeout(letThrough, stepMs);
    });
  };
}

const stepMs = 5;
