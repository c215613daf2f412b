import { type Analysis, type DateRange, gradeGroupOf, gradeGroups, mondayOf, type ReportPlayer } from "@kyuseki/domain";
import { payingBand } from "@kyuseki/domain/aiStats";
import type { AnalysisDay } from "../../store/playerReports/analysis.ts";

/** The players' days by school stage: those in `range` are counted, the weeks are of all of them. */
export function stagesOf(
  players: readonly ReportPlayer[],
  days: readonly AnalysisDay[],
  range: DateRange,
  mondays: readonly string[],
): Analysis["stages"] {
  const stageOf = new Map(players.map(({ id, grade }) => [id, gradeGroupOf(grade)]));
  return gradeGroups.flatMap((stage) => {
    const own = days.filter((day) => stageOf.get(day.member_id) === stage);
    if (own.length === 0) return [];
    const shown = own.filter(within(range));
    const weeks = Map.groupBy(own, ({ date }) => mondayOf(date));
    return [
      {
        stage,
        count: total(shown, "count"),
        of: total(shown, "of"),
        strong: total(shown, "strong"),
        weeks: mondays.map((week) => ({ week, mean: meanOf(weeks.get(week) ?? []) })),
      },
    ];
  });
}

/** Each stage's days in `range`, in the order of time. */
export function stageDaysOf(
  players: readonly ReportPlayer[],
  days: readonly AnalysisDay[],
  range: DateRange,
): Analysis["stage_days"] {
  const stageOf = new Map(players.map(({ id, grade }) => [id, gradeGroupOf(grade)]));
  return gradeGroups.flatMap((stage) => {
    const own = days.filter((day) => within(range)(day) && stageOf.get(day.member_id) === stage);
    return Array.from(
      Map.groupBy(own, ({ date }) => date),
      ([date, its]) => ({ stage, date, mean: total(its, "sum") / total(its, "count") }),
    ).toSorted((a, b) => a.date.localeCompare(b.date));
  });
}

/** What pays at each speed, by stage; `points` are balls of one batting type and one ball. */
export function bandsOf(players: readonly ReportPlayer[], points: Analysis["points"]): Analysis["bands"] {
  const stageOf = new Map(players.map(({ id, grade }) => [id, gradeGroupOf(grade)]));
  return gradeGroups.flatMap((stage) => {
    const band = payingBand(points.filter(({ member_id }) => stageOf.get(member_id) === stage));
    return band ? [{ stage, ...band }] : [];
  });
}

/** Those with a ball in `range`, the highest mean first. `days` stand in the order of time. */
export function playersOf(
  players: readonly ReportPlayer[],
  days: readonly AnalysisDay[],
  range: DateRange,
): Analysis["players"] {
  const byPlayer = Map.groupBy(days.filter(within(range)), ({ member_id }) => member_id);
  return players
    .flatMap((player) => {
      const own = byPlayer.get(player.id) ?? [];
      const mean = meanOf(own);
      if (mean === null) return [];
      const last = own.slice(-shownDays).map((day) => ({ date: day.date, mean: day.sum / day.count }));
      return [{ ...player, count: total(own, "count"), mean, days: last }];
    })
    .toSorted((a, b) => b.mean - a.mean || a.id - b.id);
}

const shownDays = 8;

const within =
  ({ start, end }: DateRange) =>
  ({ date }: AnalysisDay) =>
    start <= date && date <= end;

const total = (days: readonly AnalysisDay[], what: "count" | "sum" | "of" | "strong") =>
  days.reduce((sum, day) => sum + day[what], 0);

function meanOf(days: readonly AnalysisDay[]): number | null {
  return days.length === 0 ? null : total(days, "sum") / total(days, "count");
}
