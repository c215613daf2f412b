/** Verdict on a place among 100 peers. */
export type Standing = "strength" | "even" | "weakness";

/** 75 and above is a strength, below 40 something to work on; between them no verdict. */
export function standingOf(percentile: number): Standing {
  if (percentile >= 75) return "strength";
  return percentile < 40 ? "weakness" : "even";
}

/** A place on the track is never 0 or 100: there may always be somebody beyond. */
export const placeOf = (percentile: number) => Math.min(99, Math.max(1, Math.round(percentile)));
