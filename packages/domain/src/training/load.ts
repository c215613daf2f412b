import { addDays, mondayOf } from "../statistics/day.ts";
import type { DateRange } from "../statistics/period.ts";

type LoadDay = { date: string; load: number };

/** A week begins on Monday; `load` in minutes × RPE. */
export type WeekLoad = { week: string; load: number };

/**
 * Load per week, Σ minutes × RPE (session RPE; Foster et al. 2001, J Strength Cond Res 15:109–115), for every week the
 * range touches, oldest first; weeks without a record have 0. Days outside the range do not count.
 */
export function weeklyLoads(days: Iterable<LoadDay>, { start, end }: DateRange): WeekLoad[] {
  const loads = new Map<string, number>();
  for (let week = mondayOf(start); week <= end; week = addDays(week, 7)) loads.set(week, 0);
  for (const { date, load } of days) {
    if (date < start || date > end) continue;
    const week = mondayOf(date);
    loads.set(week, (loads.get(week) ?? 0) + load);
  }
  return Array.from(loads, ([week, load]) => ({ week, load }));
}

export type LoadChange = {
  thisWeek: number;
  lastWeek: number;
  /**
   * Mean of the four weeks before this one; null when fewer than two of them have any load, and before a player has recorded
   * for so long: of weeks before the first record nothing is known.
   */
  usual: number | null;
  /** 急な増加: this week exceeds `loadRules.rapid` times the usual. Information, not a risk. */
  rapid: boolean;
};

/** The week of `today` so far against the four whole weeks before it. */
export function loadChange(days: Iterable<LoadDay>, today: string): LoadChange {
  const weeksAgo = (weeks: number) => addDays(mondayOf(today), -7 * weeks);
  const start = weeksAgo(loadRules.weeksBefore);
  const known = [...days].filter(({ date }) => date >= weeksAgo(loadRules.weeks - 1));
  const weeks = weeklyLoads(known, { start, end: today }).map(({ load }) => load);
  const thisWeek = weeks.at(-1) ?? 0;
  const before = weeks.slice(0, -1);
  const hasBegun = known.some(({ date }) => date < weeksAgo(loadRules.weeksBefore - 1));
  const isKnown = hasBegun && before.filter((load) => load > 0).length >= loadRules.leastWeeks;
  const usual = isKnown ? before.reduce((sum, load) => sum + load, 0) / before.length : null;
  return {
    thisWeek,
    lastWeek: before.at(-1) ?? 0,
    usual,
    rapid: usual !== null && thisWeek > loadRules.rapid * usual,
  };
}

/** `weeks`: as far back as anything of a player counts, the present week included. */
export const loadRules = { weeks: 12, weeksBefore: 4, leastWeeks: 2, rapid: 1.5 } as const;
