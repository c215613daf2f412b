import {
  type GradeGroup,
  type GuardedPlayer,
  gradeGroupOf,
  grades,
  type PlayerGuard,
  sortByReading,
} from "@kyuseki/domain";
import { guardConcern, guardConcerns } from "@kyuseki/domain/pitchGuard";

/** Players under one rule. */
export type GuardGroup = { key: string; stage: GradeGroup; players: readonly GuardedPlayer[] };

/** `state`: players who need a decision first, then the fullest week. `pitches`: the fullest week first. */
export const guardOrders = ["state", "name", "pitches", "grade"] as const;
export type GuardOrder = (typeof guardOrders)[number];

/** By stage and rule, in the order given; within a group by `order`. */
export function guardGroups(players: readonly GuardedPlayer[], order: GuardOrder = "state"): readonly GuardGroup[] {
  const groups = Map.groupBy(players, ({ grade, guard }) => `${gradeGroupOf(grade)} ${guard.rule.id}`);
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    return first ? [{ key, stage: gradeGroupOf(first.grade), players: sorted[order](members) }] : [];
  });
}

/** As many players as the first look shows, under their rules. */
export function firstPlayers(groups: readonly GuardGroup[], count: number): readonly GuardGroup[] {
  const before = (at: number) => groups.slice(0, at).reduce((sum, { players }) => sum + players.length, 0);
  return groups
    .map((group, at) => ({ ...group, players: group.players.slice(0, Math.max(0, count - before(at))) }))
    .filter(({ players }) => players.length > 0);
}

/** Among equals the readings decide by name, and the most pressing come first in every other order. */
const sorted = {
  state: (players) => players.toSorted(byUrgency),
  name: sortByReading,
  pitches: (players) => players.toSorted((a, b) => b.guard.week.pitches - a.guard.week.pitches || byUrgency(a, b)),
  grade: (players) => players.toSorted((a, b) => grades.indexOf(b.grade) - grades.indexOf(a.grade) || byUrgency(a, b)),
} as const satisfies Record<GuardOrder, (players: readonly GuardedPlayer[]) => readonly GuardedPlayer[]>;

function byUrgency({ guard: a }: GuardedPlayer, { guard: b }: GuardedPlayer): number {
  return urgency(a) - urgency(b) || b.week.pitches - a.week.pitches;
}

/** The most pressing concern first; players without a rule last. */
function urgency(guard: PlayerGuard): number {
  const concern = guardConcern(guard);
  if (concern) return guardConcerns.indexOf(concern);
  return guardConcerns.length + (guard.level === null ? 1 : 0);
}
