import { addDays, contract, dayInJapan, Failure, type PitchCount, pitchGuard } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { requireEnterableDay } from "../../http/requests/enterableDay.ts";
import { createActivityAnswers } from "../../http/serve/activityCache.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { deletionCutoff, lockMembers } from "../../store/members/memberChanges.ts";
import {
  insertPitchCounts,
  listPitchCounts,
  lockPitchCount,
  updatePitchCount,
  updatePitchCountDeleted,
} from "../../store/pitchCounts/pitchCounts.ts";
import { findGuardedMember } from "../../store/pitchCounts/pitchGuard.ts";

/** Pitch counts entered by coaches (BE-1). */
export function pitchCountRoutes(api: Api) {
  const kept = createActivityAnswers(api.db);

  serve(api, contract.listPitchCounts, async (call) =>
    kept(contract.listPitchCounts, call, async () => {
      const { session, params, query, db, now } = call;
      const { team_id } = session.team;
      if (!(await findGuardedMember(db, team_id, params.id))) throw new Failure("not_found");
      const end = query.end ?? dayInJapan(now);
      const start = query.start ?? addDays(end, -pitchGuard.historyDays);
      return { counts: await listPitchCounts(db, team_id, params.id, { start, end }) };
    }),
  );

  serve(api, contract.recordPitchCounts, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    requireEnterableDay(body.date, now, pitchGuard);
    const memberIds = [...new Set(body.counts.map(({ member_id }) => member_id))];
    const members = await lockMembers(db, team_id, memberIds);
    const active = members.filter(({ state, deleted_at }) => state === "active" && !deleted_at);
    if (active.length < memberIds.length) throw new Failure("not_found");
    const counts = await insertPitchCounts(db, team_id, body, session.user.id, now);
    await audit("pitches_recorded", { memberIds });
    return { counts };
  });

  serve(api, contract.changePitchCount, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    const before = await lockPitchCount(db, team_id, body, deletionCutoff(now));
    if (!before || before.deleted_at) throw new Failure("not_found");
    if (before.version !== body.version) throw savedMeanwhile();
    requireEnterableDay(body.date, now, pitchGuard);
    const details = (["date", "kind", "pitches"] as const).filter((field) => before[field] !== body[field]);
    if (details.length > 0) {
      await updatePitchCount(db, team_id, body, now);
      await audit("pitches_changed", { memberIds: [body.member_id], details });
    }
    return found(db, team_id, body, now);
  });

  serve(api, contract.deletePitchCount, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    const before = await lockPitchCount(db, team_id, body, deletionCutoff(now));
    if (!before) throw new Failure("not_found");
    if (!before.deleted_at) {
      await updatePitchCountDeleted(db, team_id, body, now, now);
      await audit("pitches_deleted", { memberIds: [body.member_id] });
    }
    return found(db, team_id, body, now);
  });

  serve(api, contract.restorePitchCount, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    const before = await lockPitchCount(db, team_id, body, deletionCutoff(now));
    if (!before) throw new Failure("not_found");
    if (before.deleted_at) {
      await updatePitchCountDeleted(db, team_id, body, null, now);
      await audit("pitches_restored", { memberIds: [body.member_id] });
    }
    return found(db, team_id, body, now);
  });
}

async function found(db: Queryable, teamId: number, one: Pick<PitchCount, "member_id" | "id">, now: Date) {
  const count = await lockPitchCount(db, teamId, one, deletionCutoff(now));
  if (!count) throw new Failure("not_found");
  const { deleted_at: _, ...shown } = count;
  return shown;
}

const savedMeanwhile = () =>
  new Failure("conflict", {
    message: "開いている間に、ほかの人がこの投球数を変更しました。いまの記録を確かめて、もう一度保存してください。",
  });
