import { type CountOf, lackOf, type Stat } from "./stat.ts";
import { fewestForSpread } from "./statistics/spread.ts";

/** One figure of a player; `balls` is the sample size. */
export type FigureReading = Stat<{ value: number; balls: number }>;

/** The value when there are enough balls, otherwise what is missing. */
export function reading(
  values: readonly number[],
  statistic: (values: readonly number[]) => number,
  { of, need }: { of: CountOf; need: number } = { of: "balls", need: fewestForSpread },
): FigureReading {
  const lack = lackOf([of, values.length, need]);
  return lack ?? { enough: true, value: statistic(values), balls: values.length };
}

/** The value, or null below the minimum; used for peers' rows. */
export const valueOrNull = (its: FigureReading): number | null => (its.enough ? its.value : null);
