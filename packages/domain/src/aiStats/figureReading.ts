import { type CountOf, lackOf, type Stat } from "./stat.ts";
import { fewestForSpread } from "./statistics/spread.ts";

/** One figure of a player; `balls` is how many it stands on. */
export type FigureReading = Stat<{ value: number; balls: number }>;

/** The statistic of enough values. */
export function reading(
  values: readonly number[],
  statistic: (values: readonly number[]) => number,
  { of, need }: { of: CountOf; need: number } = { of: "balls", need: fewestForSpread },
): FigureReading {
  const lack = lackOf([of, values.length, need]);
  return lack ?? { enough: true, value: statistic(values), balls: values.length };
}

/** null for one that lacks balls: what peers' rows are made of. */
export const valueOrNull = (its: FigureReading): number | null => (its.enough ? its.value : null);
