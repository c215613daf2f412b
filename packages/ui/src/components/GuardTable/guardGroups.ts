import { type GradeGroup, type GuardedPlayer, gradeGroupOf, type PlayerGuard } from "@kyuseki/domain";
import { guardConcern, guardConcerns } from "@kyuseki/domain/pitchGuard";

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
  return urgency(a) - urgency(b) || b.week.pitches - a.week.pitches;
}

/** The most pressing concern first; players without a rule last. */
function urgency(guard: PlayerGuard): number {
  const concern = guardConcern(guard);
  if (concern) return guardConcerns.indexOf(concern);
  return guardConcerns.length + (guard.level === null ? 1 : 0);
}
