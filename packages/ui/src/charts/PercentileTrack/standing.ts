/** What a place among 100 peers is called. */
export type Standing = "strength" | "even" | "weakness";

/** From 75 on a strength, below 40 something to work on; between them nothing is said. */
export function standingOf(percentile: number): Standing {
  if (percentile >= 75) return "strength";
  return percentile < 40 ? "weakness" : "even";
}

/** A place on the track is never 0 or 100: somebody is always beyond. */
export const placeOf = (percentile: number) => Math.min(99, Math.max(1, Math.round(percentile)));
