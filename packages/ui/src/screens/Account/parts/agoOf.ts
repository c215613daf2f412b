export type Elapsed = {
  /** `moment` is less than a minute. */
  unit: "moment" | "minutes" | "hours" | "days";
  /** Number of whole units passed. */
  count: number;
};

/** How long ago a moment was, both in unix seconds. A future moment, as from a slow clock, counts as just now. */
export function elapsedOf(thenS: number, nowS: number): Elapsed {
  const minutes = Math.floor((nowS - thenS) / 60);
  if (minutes < 1) return { unit: "moment", count: 0 };
  if (minutes < hour) return { unit: "minutes", count: minutes };
  if (minutes < day) return { unit: "hours", count: Math.floor(minutes / hour) };
  return { unit: "days", count: Math.floor(minutes / day) };
}

const hour = 60;
const day = 24 * hour;
