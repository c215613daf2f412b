import type { ArchivedAs, Member } from "../contract/members/members.ts";
import type { YearChange, YearChangeDraft, YearMove } from "../contract/members/yearChange.ts";
import { type Grade, grades } from "../vocabulary/grade.ts";

/** What a year change is about of a member: the grade, and how they are out of the list, if they are. */
export type Standing = { grade: Grade; archivedAs: ArchivedAs | null };
/** What a coach chose otherwise than usual, by member id. */
export type YearChoices = Readonly<Record<string, YearMove>>;
export type PlannedMove = YearChangeDraft["moves"][number];
export type YearCounts = YearChange["counts"];

/** 小6 → 中1, 中3 → 高1; null after 高3. */
export function nextGrade(grade: Grade): Grade | null {
  return grades[grades.indexOf(grade) + 1] ?? null;
}

/** What may become of a member of this grade, the usual one first: only 高3 graduates, and does not go up. */
export function allowedYearMoves(grade: Grade): readonly [YearMove, ...YearMove[]] {
  return [nextGrade(grade) ? "up" : "graduate", "stay", "leave"];
}

/** What an active member is after the move. */
export function standingAfter({ from, move }: Pick<PlannedMove, "from" | "move">): Standing {
  return { grade: (move === "up" && nextGrade(from)) || from, archivedAs: archivedBy[move] };
}

/** What undoing the move makes of a member who now stands so: what was changed since, by hand, stays. */
export function standingBefore(now: Standing, done: Pick<PlannedMove, "from" | "move">): Standing {
  const made = standingAfter(done);
  return {
    grade: now.grade === made.grade ? done.from : now.grade,
    archivedAs: now.archivedAs === made.archivedAs ? null : now.archivedAs,
  };
}

/** Every active member exactly once. A choice that the grade does not allow, or no longer, is the usual move. */
export function planYearChange(
  members: readonly Pick<Member, "id" | "grade" | "state">[],
  choices: YearChoices,
): PlannedMove[] {
  return members
    .filter(({ state }) => state === "active")
    .map(({ id, grade }) => {
      const allowed = allowedYearMoves(grade);
      const chosen = choices[id];
      return { member_id: id, from: grade, move: chosen && allowed.includes(chosen) ? chosen : allowed[0] };
    });
}

/** How many go up, stay, graduate, leave. */
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
