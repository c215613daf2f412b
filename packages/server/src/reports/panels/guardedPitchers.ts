import { addDays, type GuardLevel, pitchGuard, type SportType } from "@kyuseki/domain";
import { guardPlayer } from "@kyuseki/domain/pitchGuard";
import type { Queryable } from "../../db/pool.ts";
import { listPitchDays } from "../../store/pitchCounts/pitchCounts.ts";
import { type GuardedMember, listPitchers } from "../../store/pitchCounts/pitchGuard.ts";
import { findSettings } from "../../store/team/settings.ts";

type Team = { team_id: number; sport_type: SportType };
export type PitcherGuard = { member: GuardedMember; guard: ReturnType<typeof guardPlayer> };

/** Every pitcher of the team, the nearest to a limit first (BE-1). */
export async function listGuardedPitchers(
  db: Queryable,
  { team_id, sport_type: sport }: Team,
  today: string,
): Promise<PitcherGuard[]> {
  const settings = await findSettings(db, team_id);
  const members = await listPitchers(db, team_id, today);
  const range = { start: addDays(today, -pitchGuard.countedDays), end: today };
  const days = Map.groupBy(await listPitchDays(db, team_id, range), ({ member_id }) => member_id);
  return members
    .map((member) => ({
      member,
      guard: guardPlayer({ grade: member.grade, days: days.get(member.id) ?? [], today, settings, sport }),
    }))
    .toSorted((one, other) => rank(other) - rank(one) || used(other) - used(one));
}

const levels: readonly (GuardLevel | null)[] = [null, "room", "caution", "reached", "over"];
const rank = ({ guard }: PitcherGuard) => levels.indexOf(guard.level);

/** The share of the limit that is nearest; without limits the pitches of the week, below any share. */
function used({ guard: { today, week } }: PitcherGuard): number {
  const shares = [today, week].flatMap(({ pitches, limit }) => (limit ? [pitches / limit] : []));
  return shares.length > 0 ? Math.max(...shares) : week.pitches / 10_000;
}
