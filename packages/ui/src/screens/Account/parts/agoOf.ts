export type Ago = {
  /** `moment` is less than a minute. */
  unit: "moment" | "minutes" | "hours" | "days";
  /** Of whole units gone by. */
  count: number;
};

/** How long ago a moment was, both in unix seconds. A moment still to come, as by a slow clock, is just now. */
export function agoOf(thenS: number, nowS: number): Ago {
  const minutes = Math.floor((nowS - thenS) / 60);
  if (minutes < 1) return { unit: "moment", count: 0 };
  if (minutes < hour) return { unit: "minutes", count: minutes };
  if (minutes < day) return { unit: "hours", count: Math.floor(minutes / hour) };
  return { unit: "days", count: Math.floor(minutes / day) };
}

const hour = 60;
const day = 24 * hour;
