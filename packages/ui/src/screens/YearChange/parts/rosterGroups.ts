import { compareGrades, type Grade, grades, type Member, sortByReading } from "@kyuseki/domain";

/** One row of だれがどこへ. The grades below 小6 share one: each of their tiles says its own step. */
export type RosterGroup = { id: Grade | "younger"; people: readonly Member[] };

/** Active members by their present grade, oldest first, each grade by reading. */
export function rosterGroups(members: readonly Member[]): readonly RosterGroup[] {
  const active = sortByReading(members.filter(({ state }) => state === "active")).sort((a, b) =>
    compareGrades(b.grade, a.grade),
  );
  return groupIds
    .map((id) => ({ id, people: active.filter(({ grade }) => groupOf(grade) === id) }))
    .filter(({ people }) => people.length > 0);
}

const groupOf = (grade: Grade): RosterGroup["id"] => (compareGrades(grade, "e6") < 0 ? "younger" : grade);
const groupIds = [...new Set(grades.toReversed().map(groupOf))];
