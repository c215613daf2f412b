import { addDays, type DashboardPractice, type DateRange, missingFromDays, mondayOf } from "@kyuseki/domain";
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
  /** `until`: the last day that counts in 実施率; `trendStart`: the Monday the older half of the trend begins with. */
  days: { range: DateRange; before: DateRange; today: string; until: string; trendStart: string };
};

/** Weeks of the trend, and of those it is compared with. */
export const trendWeeks = 12;

export function dashboardPractice({ members, recorded, lastWeek, goal, days }: Basis): DashboardPractice {
  const { range, before, today, until, trendStart } = days;
  const shares = practiceShares(members, recorded, until);
  const weekFrom = (start: string) => ({ week: start, rate: shares.percent({ start, end: addDays(start, 6) }) });
  const weeks = Array.from({ length: 2 * trendWeeks }, (_, at) => weekFrom(addDays(trendStart, 7 * at)));
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
    weeks: weeks.slice(trendWeeks),
    weeks_before: weeks.slice(0, trendWeeks),
    days: calendarDays(today).map((date) => ({ date, rate: shares.percent({ start: date, end: date }) })),
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

/** Thirteen weeks from a Monday, up to today. */
function calendarDays(today: string): string[] {
  const days: string[] = [];
  for (let day = addDays(mondayOf(today), -7 * 12); day <= today; day = addDays(day, 1)) days.push(day);
  return days;
}

const mostStreaks = 5;
