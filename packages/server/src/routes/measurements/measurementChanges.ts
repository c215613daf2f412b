import {
  type BallValues,
  contract,
  correctableFields,
  correctionErrors,
  Failure,
  type MeasuredBall,
  type MeasurementChange,
  type SportType,
  undoLimits,
} from "@kyuseki/domain";
import { rankedBalls } from "@kyuseki/domain/ranking";
import type { Queryable } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Caller } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { withPosters } from "../../http/videos/ballVideos.ts";
import type { StoredBall } from "../../store/balls/measuredBalls.ts";
import {
  deleteMeasurement,
  insertRestoredMeasurement,
  lockDeletedMeasurement,
  lockMeasurement,
  updateMeasurement,
} from "../../store/balls/measurementChanges.ts";
import { listDayBalls, lockBallOwners, updateMeasurementsMember } from "../../store/balls/measurementMoves.ts";
import { lockOwners, lockTeams } from "../../store/ingest/locks.ts";
import { firstRow } from "../../store/sql/firstRow.ts";

export function measurementChangeRoutes(api: Api) {
  serve(api, contract.changeMeasurement, async (call) => {
    const { session, params, body, db, now, audit } = call;
    const { id } = params;
    const { team_id, sport_type } = session.team;
    const stored = await lockForChange(db, team_id, id);
    if (!stored) throw new Failure("not_found");
    requirePossible(body, stored, sport_type);
    if (correctableFields.some((field) => stored[field] !== body.before[field])) throw failures.stale();
    const values = valuesWith(body, stored);
    const details = correctableFields.filter((field) => values[field] !== stored[field]);
    if (details.length === 0) return shown(call, stored);
    await updateMeasurement(db, team_id, stored, values, details, { by: session.user.id, now });
    await audit("measurement_changed", { memberIds: [stored.member_id], details });
    const corrected = await lockMeasurement(db, team_id, id);
    return shown(call, corrected ?? stored);
  });

  serve(api, contract.listDayBalls, async ({ session, params, db }) => {
    const balls = await listDayBalls(db, session.team.team_id, params.id);
    if (balls.length === 0) throw new Failure("not_found");
    return { balls };
  });

  serve(api, contract.moveMeasurements, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    const { from, to } = body;
    const ids = [...new Set(body.ids)];
    await lockTeams(db, [{ team_id }]);
    const isOwn = await lockOwners(db, [{ team_id, member_id: to }]);
    const owners = await lockBallOwners(db, team_id, ids);
    if (!isOwn({ team_id, member_id: to }) || owners.length < ids.length) throw new Failure("not_found");
    if (owners.some((owner) => owner !== from)) throw failures.stale();
    await updateMeasurementsMember(db, team_id, { ids, from, to }, { by: session.user.id, now });
    await audit("measurements_moved", { memberIds: [from, to] });
    return { moved: ids.length };
  });

  serve(api, contract.deleteMeasurement, async (call) => {
    const { session, params, db, now, audit } = call;
    const { id } = params;
    const { team_id } = session.team;
    const stored = await lockForChange(db, team_id, id);
    if (!stored) {
      const deleted = await lockDeletedMeasurement(db, team_id, id);
      if (!deleted) throw new Failure("not_found");
      return shown(call, deleted.measurement);
    }
    await deleteMeasurement(db, team_id, id, session.user.id, now);
    await audit("measurement_deleted", { memberIds: [stored.member_id] });
    return shown(call, stored);
  });

  serve(api, contract.restoreMeasurement, async (call) => {
    const { session, params, db, now, audit } = call;
    const { id } = params;
    const { team_id } = session.team;
    const stored = await lockForChange(db, team_id, id);
    if (stored) return shown(call, stored);
    const deleted = await lockDeletedMeasurement(db, team_id, id);
    if (!deleted) throw new Failure("not_found");
    if (now.getTime() - deleted.deleted_at.getTime() > undoMs) throw failures.tooLate();
    await insertRestoredMeasurement(db, team_id, id);
    await audit("measurement_restored", { memberIds: [deleted.measurement.member_id] });
    return shown(call, deleted.measurement);
  });

  /** With the poster of its video. */
  async function shown(call: { session: Caller; db: Queryable }, ball: StoredBall): Promise<MeasuredBall> {
    return firstRow(await withPosters(api, call, [ball]));
  }
}

/** Locks the team before the measurement, so that a push and a change wait for each other. */
async function lockForChange(tx: Queryable, teamId: number, id: number): Promise<StoredBall | undefined> {
  await lockTeams(tx, [{ team_id: teamId }]);
  return lockMeasurement(tx, teamId, id);
}

/** @throws Failure "invalid" for a field the measurement cannot have */
function requirePossible({ before: _, ...change }: MeasurementChange, stored: StoredBall, sport: SportType) {
  const fields = correctionErrors(change, stored);
  const { ball } = change;
  const first = stored.corrections.find(({ field }) => field === "ball")?.original;
  if (ball && ball !== stored.ball && ball !== first && !rankedBalls(sport).includes(ball))
    fields.ball = "使用球を選び直してください";
  if (Object.keys(fields).length > 0) throw new Failure("invalid", { fields });
}

/** Fields that are left out keep their stored value. */
function valuesWith(change: MeasurementChange, stored: StoredBall): BallValues {
  const {
    tag_pitch = stored.tag_pitch,
    batting_type = stored.batting_type,
    batting_result = stored.batting_result,
    ball = stored.ball,
    speed = stored.speed,
    angle = stored.angle,
    distance = stored.distance,
  } = change;
  return { tag_pitch, batting_type, batting_result, ball, speed, angle, distance };
}

const undoMs = undoLimits.measurementMinutes * 60 * 1000;
const conflict = (message: string) => () => new Failure("conflict", { message });

const failures = {
  stale: conflict("開いている間に、ほかの人がこの記録を変更しました。いまの内容を確かめて、もう一度保存してください。"),
  tooLate: conflict(`削除してから${undoLimits.measurementMinutes}分を過ぎたため、元に戻せません。`),
} as const;
