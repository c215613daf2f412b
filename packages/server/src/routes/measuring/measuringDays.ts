import { contract, Failure, type MeasuringDay, measuringLimits } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { requireEnterableDay } from "../../http/requests/enterableDay.ts";
import { createActivityAnswers } from "../../http/serve/activityCache.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { findAnyEvent } from "../../store/events/attendance.ts";
import { listMeasureItems } from "../../store/measuring/measureItems.ts";
import {
  deleteMeasuringDay,
  findMeasuringDay,
  insertMeasuringDay,
  listMeasuringDays,
  lockMeasuringDay,
  updateMeasuringDay,
  updateMeasuringDayClosed,
} from "../../store/measuring/measuringDays.ts";
import { listMeasuringRows } from "../../store/measuring/measuringValues.ts";

/** The days a team measures on (BE-7). */
export function measuringDayRoutes(api: Api) {
  const kept = createActivityAnswers(api.db);

  serve(api, contract.listMeasuringDays, async (call) =>
    kept(contract.listMeasuringDays, call, async () => ({
      days: await listMeasuringDays(call.db, call.session.team.team_id, measuringLimits.listed),
    })),
  );

  serve(api, contract.getMeasuringDay, async ({ session, params: { id }, db }) => {
    const { team_id } = session.team;
    const day = found(await findMeasuringDay(db, team_id, id));
    return { day, items: await itemsOf(db, team_id, day.item_ids), rows: await listMeasuringRows(db, team_id, day) };
  });

  serve(api, contract.createMeasuringDay, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    requireEnterableDay(body.date, now, measuringLimits);
    await requireItems(db, team_id, body.item_ids);
    if (body.event_id !== null && !(await findAnyEvent(db, team_id, body.event_id))) throw new Failure("not_found");
    const id = await insertMeasuringDay(db, team_id, body, session.user.id, now);
    await audit("measuring_day_created");
    return found(await findMeasuringDay(db, team_id, id));
  });

  serve(api, contract.updateMeasuringDay, async ({ session, params: { id }, body, db, now, audit }) => {
    const { team_id } = session.team;
    const { version, ...draft } = body;
    const day = found(await lockMeasuringDay(db, team_id, id));
    if (day.version !== version) throw failures.stale();
    if (draft.date !== day.date && day.filled > 0) throw failures.filled();
    if (draft.date !== day.date) requireEnterableDay(draft.date, now, measuringLimits);
    await requireItems(db, team_id, draft.item_ids);
    await updateMeasuringDay(db, team_id, id, draft);
    await audit("measuring_day_changed");
    return found(await findMeasuringDay(db, team_id, id));
  });

  serve(api, contract.closeMeasuringDay, async ({ session, params: { id }, db, now, audit }) => {
    const { team_id } = session.team;
    const day = found(await lockMeasuringDay(db, team_id, id));
    if (day.closed_at) return day;
    await updateMeasuringDayClosed(db, team_id, id, now);
    await audit("measuring_day_closed");
    return found(await findMeasuringDay(db, team_id, id));
  });

  serve(api, contract.reopenMeasuringDay, async ({ session, params: { id }, db, audit }) => {
    const { team_id } = session.team;
    const day = found(await lockMeasuringDay(db, team_id, id));
    if (!day.closed_at) return day;
    await updateMeasuringDayClosed(db, team_id, id, null);
    await audit("measuring_day_reopened");
    return found(await findMeasuringDay(db, team_id, id));
  });

  serve(api, contract.deleteMeasuringDay, async ({ session, params: { id }, db, audit }) => {
    const { team_id } = session.team;
    found(await lockMeasuringDay(db, team_id, id));
    await deleteMeasuringDay(db, team_id, id);
    await audit("measuring_day_deleted");
    return { id };
  });
}

/** @throws Failure "not_found" */
function found(day: MeasuringDay | undefined): MeasuringDay {
  if (!day) throw new Failure("not_found");
  return day;
}

/** In the order of the ids; archived ones too, as long as a day names them. */
async function itemsOf(db: Queryable, teamId: number, ids: readonly number[]) {
  const items = new Map((await listMeasureItems(db, teamId)).map((item) => [item.id, item]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** @throws Failure "not_found" for an item the team does not have, "invalid" for one named twice */
async function requireItems(db: Queryable, teamId: number, ids: readonly number[]) {
  if ((await itemsOf(db, teamId, ids)).length < ids.length) throw new Failure("not_found");
  if (new Set(ids).size === ids.length) return;
  throw new Failure("invalid", { fields: { item_ids: "同じ項目は一度だけ選んでください" } });
}

const failures = {
  stale: () =>
    new Failure("conflict", {
      message: "開いている間に、ほかの人がこの測定会を変更しました。いまの内容を確かめて、もう一度保存してください。",
    }),
  filled: () =>
    new Failure("conflict", {
      message: "記録のある測定会の日付は変えられません。別の日の記録は、新しい測定会に入力してください。",
    }),
};
