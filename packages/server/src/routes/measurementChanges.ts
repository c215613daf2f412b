import {
  type CorrectableField,
  contract,
  correctableFields,
  Failure,
  type MeasuredBall,
  type MeasurementChange,
  type SportType,
  undoLimits,
} from "@kyuseki/domain";
import { rankedBalls } from "@kyuseki/domain/ranking";
import type { Queryable } from "../db/pool.ts";
import type { Api } from "../http/api.ts";
import { type Caller, serve } from "../http/serve.ts";
import { only } from "../store/battingReport.ts";
import { takeTurns } from "../store/ingestOwners.ts";
import type { StoredBall } from "../store/measuredBalls.ts";
import {
  correctMeasurement,
  deleteMeasurement,
  lockDeletedMeasurement,
  lockMeasurement,
  restoreMeasurement,
} from "../store/measurementChanges.ts";
import { withPosters } from "./ballFilms.ts";

export function measurementChangeRoutes(api: Api) {
  serve(api, contract.changeMeasurement, async (call) => {
    const { session, params, body, db, audit } = call;
    const { id } = params;
    const { team_id, sport_type } = session.team;
    const stored = await enter(db, team_id, id);
    if (!stored) throw new Failure("not_found");
    requirePossible(body, stored, sport_type);
    if (correctableFields.some((field) => stored[field] !== body.before[field])) throw refusal.stale();
    const { before: _, ...draft } = body;
    const details = correctableFields.filter((field) => draft[field] !== undefined && draft[field] !== stored[field]);
    const changed = { ...stored, ...given(draft) };
    if (details.length > 0) {
      await correctMeasurement(db, team_id, changed, details);
      await audit("measurement_changed", { memberIds: [stored.member_id], details });
    }
    return shown(call, changed);
  });

  serve(api, contract.deleteMeasurement, async (call) => {
    const { session, params, db, now, audit } = call;
    const { id } = params;
    const { team_id } = session.team;
    const stored = await enter(db, team_id, id);
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
    const stored = await enter(db, team_id, id);
    if (stored) return shown(call, stored);
    const deleted = await lockDeletedMeasurement(db, team_id, id);
    if (!deleted) throw new Failure("not_found");
    if (now.getTime() - deleted.deleted_at.getTime() > undoMs) throw refusal.tooLate();
    await restoreMeasurement(db, team_id, id);
    await audit("measurement_restored", { memberIds: [deleted.measurement.member_id] });
    return shown(call, deleted.measurement);
  });

  /** With the poster of its film. */
  async function shown(call: { session: Caller; db: Queryable }, ball: StoredBall): Promise<MeasuredBall> {
    return only(await withPosters(api, call, [ball]));
  }
}

/** A push of the same record waits until the change stands, and the other way round. */
async function enter(tx: Queryable, teamId: number, id: number): Promise<StoredBall | undefined> {
  await takeTurns(tx, [{ team_id: teamId }]);
  return lockMeasurement(tx, teamId, id);
}

/** @throws Failure "invalid" for a field the measurement cannot have */
function requirePossible({ before: _, ...draft }: MeasurementChange, { mode }: StoredBall, sport: SportType) {
  const fields: Partial<Record<CorrectableField, string>> = {};
  if (mode === 1 && draft.tag_pitch !== undefined) fields.tag_pitch = "打撃の記録に球種は付けられません";
  for (const field of ["batting_type", "batting_result"] as const) {
    if (mode === 2 && draft[field] !== undefined) fields[field] = "投球の記録に打撃の種類や結果は付けられません";
  }
  if (draft.ball !== undefined && !rankedBalls(sport).includes(draft.ball)) fields.ball = "使用球を選び直してください";
  if (Object.keys(fields).length > 0) throw new Failure("invalid", { fields });
}

type Draft = Omit<MeasurementChange, "before">;

/** Without the fields that were left out. */
function given({
  tag_pitch,
  batting_type,
  batting_result,
  ball,
}: Draft): Partial<Pick<MeasuredBall, CorrectableField>> {
  return {
    ...(tag_pitch !== undefined && { tag_pitch }),
    ...(batting_type !== undefined && { batting_type }),
    ...(batting_result !== undefined && { batting_result }),
    ...(ball !== undefined && { ball }),
  };
}

const undoMs = undoLimits.measurementMinutes * 60 * 1000;
const conflict = (message: string) => () => new Failure("conflict", { message });

const refusal = {
  stale: conflict("開いている間に、ほかの人がこの記録を変更しました。いまの内容を確かめて、もう一度保存してください。"),
  tooLate: conflict(`削除してから${undoLimits.measurementMinutes}分を過ぎたため、元に戻せません。`),
} as const;
