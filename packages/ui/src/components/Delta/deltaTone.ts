import { signed } from "./signed.ts";

/**
 * What a rise means. `higher`: more is better (speed, rate); `lower`: less is better (seconds); `burden`: more is worse
 * and worth a warning (load, missing records); `plain`: neither (height).
 */
export type DeltaSense = "higher" | "lower" | "burden" | "plain";
export type DeltaTone = "better" | "worse" | "quiet";

/** Only a burden can be `worse`: a child is never marked red for being slow. */
export function deltaTone(value: number, digits: 0 | 1, sense: DeltaSense): DeltaTone {
  if (sense === "plain" || signed(value, digits) === "±0") return "quiet";
  const improved = sense === "higher" ? value > 0 : value < 0;
  if (improved) return "better";
  return sense === "burden" ? "worse" : "quiet";
}
