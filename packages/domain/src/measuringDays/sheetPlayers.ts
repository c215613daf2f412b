import type { Member } from "../contract/members/members.ts";
import type { MeasuringRow } from "../contract/practice/measuringDays.ts";
import { compareMembers } from "../rules/memberName.ts";
import { compareGrades, type GradeGroup, gradeGroupOf, gradeGroups } from "../vocabulary/grade.ts";

/** A player of a measuring sheet. */
export type SheetPlayer = { member: Member; row: MeasuringRow };

/** Oldest grade first, then by reading. A row whose member is not among `members` is left out. */
export function sheetPlayers(rows: readonly MeasuringRow[], members: readonly Member[]): SheetPlayer[] {
  const known = new Map(members.map((member) => [member.id, member]));
  return rows
    .flatMap((row) => {
      const member = known.get(row.member_id);
      return member ? [{ member, row }] : [];
    })
    .toSorted(({ member: a }, { member: b }) => compareGrades(b.grade, a.grade) || compareMembers(a, b));
}

/** The school stages that have players, with how many. */
export function sheetStages(players: readonly SheetPlayer[]): { stage: GradeGroup; count: number }[] {
  return gradeGroups
    .map((stage) => ({ stage, count: players.filter(({ member }) => gradeGroupOf(member.grade) === stage).length }))
    .filter(({ count }) => count > 0);
}
