import { type GradeGroup, type GuardedPlayer, type GuardLevel, gradeGroupOf } from "@kyuseki/domain";

/** Players under one rule. */
export type GuardGroup = { key: string; stage: GradeGroup; players: readonly GuardedPlayer[] };

/** By stage and rule, in the order given; players who need a decision first, then the fullest week. */
export function guardGroups(players: readonly GuardedPlayer[]): readonly GuardGroup[] {
  const groups = Map.groupBy(players, ({ grade, guard }) => `${gradeGroupOf(grade)} ${guard.rule.id}`);
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    return first ? [{ key, stage: gradeGroupOf(first.grade), players: members.toSorted(byUrgency) }] : [];
  });
}

function byUrgency({ guard: a }: GuardedPlayer, { guard: b }: GuardedPlayer): number {
  return urgency(b.level) - urgency(a.level) || b.week.pitches - a.week.pitches;
}

const urgencies = { over: 4, reached: 3, caution: 2, room: 1 } as const satisfies Record<GuardLevel, number>;
const urgency = (level: GuardLevel | null) => (level === null ? 0 : urgencies[level]);
