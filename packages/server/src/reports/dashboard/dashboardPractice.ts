import {
  addDays,
  type DashboardPractice,
  type DateRange,
  missingFromDays,
  mondayOf,
  type Period,
} from "@kyuseki/domain";
import { daysWithoutRecord, expectedDays } from "@kyuseki/domain/training";
import type { RecordedDay } from "../../store/practice/recordedDays.ts";
import type { ReportedMember } from "../../store/practice/trainingReport.ts";
import { pickMemberName } from "../panels/memberName.ts";
import { practiceShares } from "../panels/practiceShares.ts";

type Basis = {
  /** Of the chosen stage, as `recorded` is. */
  members: readonly ReportedMember[];
  recorded: readonly RecordedDay[];
  /** By member: the last day with a record as it stood a week ago. */
  lastWeek: ReadonlyMap<number, string>;
  goal: number;
  /** `until`: the last day that counts in 実施率. */
  days: { period: Period; range: DateRange; before: DateRange; today: string; until: string };
};

/** Weeks of the calendar and of the longest period's trend. */
const shownWeeks = 13;

/** The first day whose records the figures need. */
export function firstPracticeDay(period: Period, today: string, before: DateRange): string {
  const monday = weekBefore(today, period === 3 ? 2 * shownWeeks - 1 : shownWeeks - 1);
  const [first = monday] = [before.start, monday].toSorted();
  return first;
}

/** The Monday so many weeks before the one of `day`. */
const weekBefore = (day: string, weeks: number) => addDays(mondayOf(day), -7 * weeks);

export function dashboardPractice({ members, recorded, lastWeek, goal, days }: Basis): DashboardPractice {
  const { period, range, before, today, until } = days;
  const shares = practiceShares(members, recorded, until);
  const rateOf = (start: string, length: number) => ({
    date: start,
    rate: shares.percent({ start, end: addDays(start, length - 1) }),
  });
  const dailyRates = (days: DateRange) => datesOf(days).map((day) => rateOf(day, 1));
  const weeklyRates = (weeksAgo: number) =>
    Array.from({ length: shownWeeks }, (_, at) => rateOf(weekBefore(today, weeksAgo + shownWeeks - 1 - at), 7));
  const weekAgo = addDays(today, -7);

  return {
    until,
    rate: shares.percent(range),
    rate_before: shares.percent(before),
    mean: shares.mean(range),
    mean_before: shares.mean(before),
    missing: members
      .map((member) => ({
        ...pickMemberName(member),
        days_without: daysWithoutRecord(member.last_date, member.registered_on, today),
        rate: practiceRateOf(member, range, until),
      }))
      .filter(({ days_without }) => days_without >= missingFromDays)
      .toSorted((one, other) => other.days_without - one.days_without),
    missing_before: members.filter(
      ({ id, registered_on }) => daysWithoutRecord(lastWeek.get(id) ?? null, registered_on, weekAgo) >= missingFromDays,
    ).length,
    streaks: members
      .filter(({ streak }) => streak > 0)
      .toSorted((one, other) => other.streak - one.streak)
      .slice(0, mostStreaks)
      .map((member) => ({ ...pickMemberName(member), days: member.streak })),
    trend:
      period === 3
        ? { by: "week", now: weeklyRates(0), before: weeklyRates(shownWeeks) }
        : { by: "day", now: dailyRates(range), before: dailyRates(before) },
    days: dailyRates({ start: weekBefore(today, shownWeeks - 1), end: today }),
    goal,
  };
}

/** In whole %; null when nothing was expected of the member yet. */
export function practiceRateOf(member: ReportedMember, range: DateRange, until: string): number | null {
  const expected = expectedDays({ range, registeredOn: member.registered_on, until });
  return expected === 0 ? null : Math.round((100 * countedDays(member, until)) / expected);
}

/** The days with a record that count: today's does not before the team's hour. */
export const countedDays = ({ days, last_date }: Pick<ReportedMember, "days" | "last_date">, until: string): number =>
  last_date !== null && last_date > until ? days - 1 : days;

/** Every day of the range. */
function datesOf({ start, end }: DateRange): string[] {
  const dates: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) dates.push(day);
  return dates;
}

const mostStreaks = 5;
