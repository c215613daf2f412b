import type { DateRange } from "../statistics/period.ts";

type MeasuredDay = { date: string; best: number };

/**
 * Growth from the level at the start of a range to the last day measured in it. The starting level is the last day
 * measured before the range, or the first one in it. `days` are oldest first; null without two days to compare.
 */
export function growthOver<Day extends MeasuredDay>(
  days: readonly Day[],
  { start, end }: DateRange,
): { from: Day; to: Day; change: number } | null {
  const inside = days.filter(({ date }) => start <= date && date <= end);
  const from = days.findLast(({ date }) => date < start) ?? inside[0];
  const to = inside.at(-1);
  return from && to && from !== to ? { from, to, change: to.best - from.best } : null;
}
