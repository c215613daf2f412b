import type { DashboardLoad, DateRange } from "@kyuseki/domain";
import { loadChange, weeklyLoads } from "@kyuseki/domain/training";
import type { LoadWeek } from "../../store/practice/loadWeeks.ts";
import type { ReportedMember } from "../../store/practice/trainingReport.ts";
import { pickMemberName } from "../panels/memberName.ts";

/** Load of the chosen members per week of the range, which begins on a Monday and ends today. */
export function dashboardLoad(
  members: readonly ReportedMember[],
  loads: readonly LoadWeek[],
  range: DateRange,
): DashboardLoad {
  const weeksOf = Map.groupBy(loads, ({ member_id }) => member_id);
  const own = members.flatMap(({ id }) => weeksOf.get(id) ?? []);
  const players = new Map<string, number>();
  for (const { date } of own) players.set(date, (players.get(date) ?? 0) + 1);

  return {
    weeks: weeklyLoads(own, range).map(({ week, load }) => ({
      week,
      load: Math.round(load / (players.get(week) ?? 1)),
    })),
    rises: members
      .flatMap((member) => {
        const { thisWeek, usual, rapid } = loadChange(weeksOf.get(member.id) ?? [], range.end);
        return rapid && usual !== null ? [{ ...pickMemberName(member), load: thisWeek, usual: Math.round(usual) }] : [];
      })
      .toSorted((one, other) => other.load / other.usual - one.load / one.usual),
  };
}
