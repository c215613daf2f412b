import {
  addDays,
  type DateRange,
  mondayOf,
  type PageSize,
  type Period,
  type PracticeHeat,
  pageWithin,
} from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { listPracticeMinutes } from "../../store/practice/practiceMinutes.ts";
import type { ReportedMember } from "../../store/practice/trainingReport.ts";
import { pickMemberName } from "../panels/memberName.ts";
import { practiceRateOf } from "./dashboardPractice.ts";

type HeatQuery = { period: Period; page: number; limit: PageSize; range: DateRange; until: string };

/** One page of the players, those with the lowest 実施率 first; the last page for one beyond the end. */
export async function practiceHeat(
  db: Queryable,
  teamId: number,
  members: readonly ReportedMember[],
  { period, page, limit, range, until }: HeatQuery,
): Promise<PracticeHeat> {
  const rate = (member: ReportedMember) => practiceRateOf(member, range, until) ?? 101;
  const at = pageWithin(page, members.length, limit);
  const shown = members.toSorted((one, other) => rate(one) - rate(other)).slice((at - 1) * limit, at * limit);
  const minutes = await listPracticeMinutes(
    db,
    teamId,
    shown.map(({ id }) => id),
    range,
  );
  const byMember = Map.groupBy(minutes, ({ member_id }) => member_id);
  const unit = period === 3 ? "days" : "minutes";
  const columns = unit === "days" ? weeksIn(range) : daysIn(range);

  return {
    unit,
    columns,
    rows: shown.map((member) => {
      const sums = new Map<string, number>();
      for (const { date, minutes: done } of byMember.get(member.id) ?? []) {
        const column = unit === "days" ? mondayOf(date) : date;
        sums.set(column, (sums.get(column) ?? 0) + (unit === "days" ? 1 : done));
      }
      return { ...pickMemberName(member), values: columns.map((column) => sums.get(column) ?? null) };
    }),
    total: members.length,
  };
}

const daysIn = ({ start, end }: DateRange) => steps(start, end, 1);
const weeksIn = ({ start, end }: DateRange) => steps(mondayOf(start), end, 7);

function steps(start: string, end: string, length: number): string[] {
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, length)) days.push(day);
  return days;
}
