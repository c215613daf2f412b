import { contract, Failure } from "@kyuseki/domain";
import { createActivityAnswers } from "../../http/serve/activityCache.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { lockGoalOwner } from "../../store/notes/goalSheets.ts";
import { findNamedMember } from "../../store/notes/playerNotes.ts";
import { readGoalSheet, saveSheet } from "./savedGoalSheet.ts";

/** 9マス目標 of a player (NO-2). */
export function goalSheetRoutes(api: Api) {
  const kept = createActivityAnswers(api.db);

  serve(api, contract.getGoalSheet, async (call) =>
    kept(contract.getGoalSheet, call, async () => {
      const { session, params, db } = call;
      const { team_id } = session.team;
      if (!(await findNamedMember(db, team_id, params.id))) throw new Failure("not_found");
      return readGoalSheet(db, team_id, params.id);
    }),
  );

  serve(api, contract.saveGoalSheet, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    const { member_id, version, sheet } = body;
    if (!(await lockGoalOwner(db, team_id, member_id))) throw new Failure("not_found");
    const { changed } = await saveSheet(db, team_id, { memberId: member_id, version, sheet }, now);
    if (changed) await audit("goal_sheet_changed", { memberIds: [member_id] });
    return readGoalSheet(db, team_id, member_id);
  });
}
