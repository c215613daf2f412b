import type { PlayerGuard } from "@kyuseki/domain";
import { guardConcern, guardConcerns } from "@kyuseki/domain/pitchGuard";
import type { Queryable } from "../../db/pool.ts";
import { type GuardedMember, listPitchers } from "../../store/pitchCounts/pitchGuard.ts";
import { createGuard, type GuardedTeam } from "./createGuard.ts";

export type PitcherGuard = { member: GuardedMember; guard: PlayerGuard };

/** Every pitcher of the team: the most pressing concern first, then the nearest to a limit (BE-1). */
export async function listGuardedPitchers(db: Queryable, team: GuardedTeam, today: string): Promise<PitcherGuard[]> {
  const members = await listPitchers(db, team.team_id, today);
  const guardOf = await createGuard(db, team, today);
  return members
    .map((member) => ({ member, guard: guardOf(member) }))
    .toSorted((one, other) => rank(one) - rank(other) || used(other) - used(one));
}

function rank({ guard }: PitcherGuard): number {
  const concern = guardConcern(guard);
  if (concern) return guardConcerns.indexOf(concern);
  return guard.level ? guardConcerns.length : guardConcerns.length + 1;
}

/** The share of the limit that is nearest; without limits the pitches of the week, below any share. */
function used({ guard: { today, week } }: PitcherGuard): number {
  const shares = [today, week].flatMap(({ pitches, limit }) => (limit ? [pitches / limit] : []));
  return shares.length > 0 ? Math.max(...shares) : week.pitches / 10_000;
}
