import { gradeMatches, memberName, type ReportPlayerRow, sortByReading } from "@kyuseki/domain";
import { foundByName, nameSearchText } from "../../../format/nameSearch.ts";
import type { PlayerReportsView } from "../view.ts";

/** `nameRank`: the place in the order of readings. */
export type PlayerReport = ReportPlayerRow & { name: string; searchText: string; nameRank: number };

/** In the order of readings. */
export function playerReportRows(players: readonly ReportPlayerRow[]): readonly PlayerReport[] {
  return sortByReading(players).map((player, nameRank) => ({
    ...player,
    nameRank,
    name: memberName(player),
    searchText: nameSearchText(player),
  }));
}

/** Rows that match all conditions, in their original order. */
export function matchingPlayerReports(
  rows: readonly PlayerReport[],
  { q, grade }: Pick<PlayerReportsView, "q" | "grade">,
): readonly PlayerReport[] {
  return foundByName(rows, q).filter((row) => gradeMatches(grade, row.grade));
}

/** The batting summary; the pitching summary of somebody who only pitched. */
export const reportHref = ({ id, batted_ball_speed, pitch_speed }: ReportPlayerRow) =>
  `/nextshot/report/${id}/${batted_ball_speed === null && pitch_speed !== null ? "pitching" : "batting"}/summary`;
