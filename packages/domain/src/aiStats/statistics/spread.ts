import { lackOf, type Stat } from "../stat.ts";
import { mean, median, robustSd, standardDeviation } from "./statistics.ts";

export type Spread = {
  n: number;
  mean: number;
  median: number;
  /** Standard deviation, in the unit of the values. */
  sd: number;
  /** 1.4826 · MAD: robust against a few mishits. */
  robustSd: number;
  /** Standard deviation in % of the mean; null for values whose 0 is arbitrary (angles). */
  cv: number | null;
  /** The values it was computed from, in order of time. */
  values: readonly number[];
};

/** Consistency: SD, 1.4826·MAD and, for a speed, SD / mean · 100 (AI 3). Minimum: 10 balls. */
export function spreadOf(values: readonly number[], of: "speed" | "angle"): Stat<Spread> {
  const lack = lackOf(["balls", values.length, fewestForSpread]);
  if (lack) return lack;
  const [middle, sd] = [mean(values), standardDeviation(values)];
  return {
    enough: true,
    n: values.length,
    mean: middle,
    median: median(values),
    sd,
    robustSd: robustSd(values),
    cv: of === "speed" ? (sd / middle) * 100 : null,
    values,
  };
}

export const fewestForSpread = 10;
