import { contract, Failure } from "@kyuseki/domain";
import { trainingLimits } from "@kyuseki/domain/training";
import { requireEnterableDay } from "../../http/requests/enterableDay.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { lockMembers } from "../../store/members/memberChanges.ts";
import {
  deleteRecordedTraining,
  insertDeletedTraining,
  insertRecordedTraining,
} from "../../store/practice/recordedTraining.ts";

/** What coaches record for players without the players' app. */
export function recordedTrainingRoutes(api: Api) {
  serve(api, contract.recordTraining, async ({ session, params: { id }, body, db, now, audit }) => {
    const { team_id } = session.team;
    const { restores, ...draft } = body;
    const [member] = await lockMembers(db, team_id, [id]);
    const restored =
      member && !member.deleted_at && restores && (await insertDeletedTraining(db, team_id, id, restores));
    if (restored) {
      await audit("training_record_restored", { memberIds: [id] });
      return restored;
    }
    requireEnterableDay(draft.date, now, trainingLimits);
    if (member?.state !== "active" || member.deleted_at) throw new Failure("not_found");
    const recorded = await insertRecordedTraining(db, team_id, id, { draft, by: session.user.id, now });
    await audit("training_recorded", { memberIds: [id] });
    return recorded;
  });

  serve(api, contract.deleteRecordedTraining, async ({ session, params, body: { entry_id }, db, now, audit }) => {
    const { team_id } = session.team;
    await lockMembers(db, team_id, [params.id]);
    if (!(await deleteRecordedTraining(db, team_id, params.id, entry_id, now))) throw new Failure("not_found");
    await audit("training_record_deleted", { memberIds: [params.id] });
    return { id: entry_id };
  });
}
