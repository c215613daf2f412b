import { type GradeGroup, gradeGroupOf } from "@kyuseki/domain";
import type { MemberRow } from "../write/rows.ts";

/**
 * The same members with 背番号: within a team and school stage the highest grade takes the first numbers, each grade in
 * the order given. Applicants have none yet.
 */
export function withUniformNumbers(members: readonly MemberRow[]): MemberRow[] {
  const taken = new Map<`${number} ${GradeGroup}`, number>();
  const numbers = new Map<number, string>();
  const oldestFirst = members
    .filter(({ state }) => state !== "applied")
    .toSorted((a, b) => (a.grade < b.grade ? 1 : a.grade > b.grade ? -1 : 0));
  for (const { team_id, id, grade } of oldestFirst) {
    const place = `${team_id} ${gradeGroupOf(grade)}` as const;
    const number = (taken.get(place) ?? 0) + 1;
    taken.set(place, number);
    numbers.set(id, String(number));
  }
  return members.map((member) => ({ ...member, uniform_number: numbers.get(member.id) ?? null }));
}
