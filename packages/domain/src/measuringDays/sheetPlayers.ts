import type { Member } from "../contract/members/members.ts";
import type { MeasuringRow } from "../contract/practice/measuringDays.ts";
import { sortByReading } from "../rules/memberName.ts";
import { compareGrades, type GradeGroup, gradeGroupOf, gradeGroups } from "../vocabulary/grade.ts";

/** A player of a measuring sheet. */
export type SheetPlayer = { member: Member; row: MeasuringRow };

/**
 * Oldest grade first, then by reading; before that by 出欠 of the day's event: who has not answered comes first, who stays
 * away last, behind them who was not invited (EV-4). A row whose member is not among `members` is left out.
 */
export function sheetPlayers(
  rows: readonly MeasuringRow[],
  members: readonly Member[],
  attendanceOf: (row: MeasuringRow) => MeasuringRow["attendance"] = ({ attendance }) => attendance,
): SheetPlayer[] {
  const place = ({ row }: SheetPlayer) => places[attendanceOf(row) ?? "unanswered"];
  const rowOf = new Map(rows.map((row) => [row.member_id, row]));
  return sortByReading(members)
    .flatMap((member) => {
      const row = rowOf.get(member.id);
      return row ? [{ member, row }] : [];
    })
    .sort((a, b) => place(a) - place(b) || compareGrades(b.member.grade, a.member.grade));
}

const places = {
  unanswered: 0,
  coming: 1,
  partly: 1,
  undecided: 1,
  absent: 2,
  not_invited: 3,
} as const satisfies Record<NonNullable<MeasuringRow["attendance"]> | "unanswered", number>;

/** The school stages that have players, with how many. */
export function sheetStages(players: readonly SheetPlayer[]): { stage: GradeGroup; count: number }[] {
  return gradeGroups
    .map((stage) => ({ stage, count: players.filter(({ member }) => gradeGroupOf(member.grade) === stage).length }))
    .filter(({ count }) => count > 0);
}
