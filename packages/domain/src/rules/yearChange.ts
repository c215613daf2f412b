import type { ArchivedAs, Member } from "../contract/members/members.ts";
import type { YearChange, YearChangeDraft, YearMove } from "../contract/members/yearChange.ts";
import { type Grade, gradeGroupOf, grades } from "../vocabulary/grade.ts";

/** A member's place in the school year: the grade, and whether and how they left the list. */
export type Standing = { grade: Grade; archivedAs: ArchivedAs | null };
/** Moves a coach chose instead of the usual one, by member id. */
export type YearChoices = Readonly<Record<string, YearMove>>;
export type PlannedMove = YearChangeDraft["moves"][number];
export type YearCounts = YearChange["counts"];

/** 小6 → 中1, 中3 → 高1; null after 高3. */
export function nextGrade(grade: Grade): Grade | null {
  return grades[grades.indexOf(grade) + 1] ?? null;
}

/**
 * What may become of a member of this grade, the usual move first: the last grade of a school may graduate (小6, 中3,
 * 高3), and all but 高3 move up unless a coach chooses otherwise.
 */
export function allowedYearMoves(grade: Grade): readonly [YearMove, ...YearMove[]] {
  const next = nextGrade(grade);
  if (next === null) return ["graduate", "stay", "leave"];
  return gradeGroupOf(next) === gradeGroupOf(grade) ? ["up", "stay", "leave"] : ["up", "graduate", "stay", "leave"];
}

/** Who stays in a grade that was entered for the next year already (`YearState["in_new_grade"]`). */
type NewGradeIds = ReadonlySet<number>;

/** The move that is suggested. */
export const usualYearMove = ({ id, grade }: Pick<Member, "id" | "grade">, inNewGrade: NewGradeIds): YearMove =>
  inNewGrade.has(id) ? "stay" : allowedYearMoves(grade)[0];

/** A member after the move. */
export function standingAfter({ from, move }: Pick<PlannedMove, "from" | "move">): Standing {
  return { grade: (move === "up" && nextGrade(from)) || from, archivedAs: archivedBy[move] };
}

/** A member after the move is undone; changes made by hand since stay. */
export function standingBefore(now: Standing, done: Pick<PlannedMove, "from" | "move">): Standing {
  const made = standingAfter(done);
  return {
    grade: now.grade === made.grade ? done.from : now.grade,
    archivedAs: now.archivedAs === made.archivedAs ? null : now.archivedAs,
  };
}

/** Every active member exactly once. A choice that the grade does not allow becomes the usual move. */
export function planYearChange(
  members: readonly Pick<Member, "id" | "grade" | "state">[],
  choices: YearChoices,
  inNewGrade: NewGradeIds,
): PlannedMove[] {
  return members
    .filter(({ state }) => state === "active")
    .map(({ id, grade }) => {
      const chosen = choices[id];
      const isAllowed = chosen && allowedYearMoves(grade).includes(chosen);
      return { member_id: id, from: grade, move: isAllowed ? chosen : usualYearMove({ id, grade }, inNewGrade) };
    });
}

/** How many move up, stay, graduate, leave. */
export function countYearMoves(moves: readonly Pick<PlannedMove, "move">[]): YearCounts {
  const counts = { up: 0, stay: 0, graduate: 0, leave: 0 };
  for (const { move } of moves) counts[move] += 1;
  return counts;
}

export type GradeCounts = Record<Grade, number>;

/** Active members per grade, before and after the moves. */
export function countGrades(moves: readonly Pick<PlannedMove, "from" | "move">[]): {
  before: GradeCounts;
  after: GradeCounts;
} {
  const before = emptyCounts();
  const after = emptyCounts();
  for (const planned of moves) {
    before[planned.from] += 1;
    const { grade, archivedAs } = standingAfter(planned);
    if (archivedAs === null) after[grade] += 1;
  }
  return { before, after };
}

const archivedBy = {
  up: null,
  stay: null,
  graduate: "graduated",
  leave: "left",
} as const satisfies Record<YearMove, ArchivedAs | null>;

const emptyCounts = (): GradeCounts => ({
  e1: 0,
  e2: 0,
  e3: 0,
  e4: 0,
  e5: 0,
  e6: 0,
  j1: 0,
  j2: 0,
  j3: 0,
  h1: 0,
  h2: 0,
  h3: 0,
});
