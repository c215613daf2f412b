import { contract, dayInJapan, Failure } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { createTeamCache } from "../../http/serve/teamCache.ts";
import { createGuard } from "../../reports/panels/createGuard.ts";
import { lockMembers } from "../../store/members/memberChanges.ts";
import { updateFinishedBatter } from "../../store/pitchCounts/pitchCounts.ts";
import { findGuardedMember, listPitchers } from "../../store/pitchCounts/pitchGuard.ts";
import { listPains } from "../../store/practice/trainingReport.ts";
import { findSettings } from "../../store/team/settings.ts";

/** Pitch limits only warn; no count is refused for them (BE-1). */
export function pitchGuardRoutes(api: Api) {
  const cached = createTeamCache(api.db);

  serve(api, contract.getPitchGuard, async (call) =>
    cached(contract.getPitchGuard, call, async () => {
      const { session, db, now } = call;
      const { team_id } = session.team;
      const today = dayInJapan(now);
      const { pitch_limits } = await findSettings(db, team_id);
      const members = await listPitchers(db, team_id, today);
      const guardOf = await createGuard(db, session.team, today);
      const hurt = await listPains(db, team_id, today);
      return {
        today,
        pitch_limits,
        players: members.map((member) => ({ ...member, guard: guardOf(member) })),
        pains: hurt.map(({ id, pain }) => ({ member_id: id, ...pain })),
      };
    }),
  );

  serve(api, contract.getPlayerGuard, async (call) =>
    cached(contract.getPlayerGuard, call, async () => {
      const { session, params, db, now } = call;
      const today = dayInJapan(now);
      const member = await findGuardedMember(db, session.team.team_id, params.id);
      if (!member) throw new Failure("not_found");
      const guardOf = await createGuard(db, session.team, today, params.id);
      return { today, guard: guardOf(member) };
    }),
  );

  serve(api, contract.markFinishedBatter, async ({ session, body, db, audit }) => {
    const { team_id } = session.team;
    const { member_id, finished, pitches } = body;
    const [member] = await lockMembers(db, team_id, [member_id]);
    if (!member) throw new Failure("not_found");
    if (!(await updateFinishedBatter(db, team_id, body))) {
      throw pitches === undefined ? new Failure("not_found") : countedMeanwhile();
    }
    await audit("pitches_changed", { memberIds: [member_id], details: ["finished_batter"] });
    return { finished };
  });
}

const countedMeanwhile = () =>
  new Failure("conflict", {
    message: "開いている間に、この日の球数が変わりました。いまの球数を確かめて、もう一度押してください。",
  });
