/** What a minimum counts. `closeSessions` are sessions as far apart as a forecast reaches. */
export type CountOf =
  | "balls"
  | "liveBalls"
  | "teeBalls"
  | "pitches"
  | "fastballs"
  | "sessions"
  | "closeSessions"
  | "liveSessions"
  | "teeSessions"
  | "days"
  | "players";

/** Too little data: `need − have` more are wanted. */
export type Lack = { enough: false; of: CountOf; have: number; need: number };

/** A statistic with enough data, or what is missing. */
export type Stat<Result extends object> = (Result & { enough: true }) | Lack;

/** Both ends, in the unit of the effect. */
export type Interval = { low: number; high: number };

/** The first minimum that is not reached; undefined when all are reached. */
export function lackOf(...minimums: readonly [of: CountOf, have: number, need: number][]): Lack | undefined {
  const short = minimums.find(([, have, need]) => have < need);
  return short && { enough: false, of: short[0], have: short[1], need: short[2] };
}
