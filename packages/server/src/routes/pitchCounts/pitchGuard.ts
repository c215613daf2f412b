import { addDays, contract, dayInJapan, Failure, pitchGuard, type SportType, type TeamSettings } from "@kyuseki/domain";
import { guardPlayer } from "@kyuseki/domain/pitchGuard";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { listPitchDays, type PitchDay } from "../../store/pitchCounts/pitchCounts.ts";
import { findGuardedMember, type GuardedMember, listPitchers } from "../../store/pitchCounts/pitchGuard.ts";
import { findSettings } from "../../store/team/settings.ts";

/** Pitch limits only warn; no count is refused for them (BE-1). */
export function pitchGuardRoutes(api: Api) {
  serve(api, contract.getPitchGuard, async ({ session, db, now }) => {
    const { team_id, sport_type: sport } = session.team;
    const today = dayInJapan(now);
    const settings = await findSettings(db, team_id);
    const members = await listPitchers(db, team_id, today);
    const days = Map.groupBy(await listPitchDays(db, team_id, guardedDays(today)), ({ member_id }) => member_id);
    const guardOf = guarding({ today, settings, sport });
    return {
      today,
      pitch_limits: settings.pitch_limits,
      players: members.map((member) => ({ ...member, guard: guardOf(member, days.get(member.id) ?? []) })),
    };
  });

  serve(api, contract.getPlayerGuard, async ({ session, params: { id }, db, now }) => {
    const { team_id, sport_type: sport } = session.team;
    const today = dayInJapan(now);
    const member = await findGuardedMember(db, team_id, id);
    if (!member) throw new Failure("not_found");
    const settings = await findSettings(db, team_id);
    const days = await listPitchDays(db, team_id, guardedDays(today), id);
    return { today, guard: guarding({ today, settings, sport })(member, days) };
  });
}

const guardedDays = (today: string) => ({ start: addDays(today, -pitchGuard.countedDays), end: today });

type Basis = { today: string; settings: TeamSettings; sport: SportType };

const guarding = (basis: Basis) => (member: GuardedMember, days: readonly PitchDay[]) =>
  guardPlayer({ ...basis, grade: member.grade, days });
