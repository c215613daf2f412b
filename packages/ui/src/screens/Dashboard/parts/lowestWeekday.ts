import { daysSinceMonday } from "../../../format/calendar.ts";
import { weekday } from "../../../format/date.ts";

/**
 * The weekday with the lowest mean 実施率, in whole %; null without a full week, and when no day is lower than the
 * others.
 */
export function lowestWeekday(
  days: readonly { date: string; rate: number | null }[],
): { weekday: string; percent: number } | null {
  const means = [...Map.groupBy(days, ({ date }) => daysSinceMonday(date)).values()].flatMap((same) => {
    const rates = same.flatMap(({ rate }) => (rate === null ? [] : [rate]));
    const [first] = same;
    if (!first || rates.length === 0) return [];
    return [
      { weekday: weekday(first.date), percent: Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length) },
    ];
  });
  const [lowest, ...others] = means.toSorted((one, other) => one.percent - other.percent);
  if (!lowest || means.length < 7 || others.every(({ percent }) => percent === lowest.percent)) return null;
  return lowest;
}
