import { contract, Failure, type MeasureGoal, type MeasureItem } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { createTeamCache } from "../../http/serve/teamCache.ts";
import { listMeasureGoals, updateMeasureGoals } from "../../store/measuring/measureGoals.ts";
import { listMeasureItems } from "../../store/measuring/measureItems.ts";

export function measureGoalRoutes(api: Api) {
  const cached = createTeamCache(api.db);

  serve(api, contract.listMeasureGoals, async (call) =>
    cached(contract.listMeasureGoals, call, () => listMeasureGoals(call.db, call.session.team.team_id)),
  );

  serve(api, contract.saveMeasureGoals, async ({ session, body: { goals, version }, db, audit }) => {
    const { team_id } = session.team;
    const items = await listMeasureItems(db, team_id);
    for (const [index, goal] of goals.entries()) refuseOutside(items, goal, index);
    if (!(await updateMeasureGoals(db, team_id, goals, version))) throw savedMeanwhile();
    await audit("measure_goals_changed");
    return listMeasureGoals(db, team_id);
  });
}

/**
 * The goals of an item out of use come as they are stored: nobody sees them to correct them.
 * @throws Failure "not_found" for an item that is not the team's, "invalid" for a goal nobody could reach
 */
function refuseOutside(items: readonly MeasureItem[], { item_id, value }: MeasureGoal, index: number) {
  if (item_id === null) return;
  const item = items.find(({ id }) => id === item_id);
  if (!item) throw new Failure("not_found");
  const { lowest, highest, archived } = item;
  if (archived) return;
  if ((lowest !== null && value < lowest) || (highest !== null && value > highest)) {
    throw new Failure("invalid", { fields: { [`goals.${index}.value`]: "目標が項目の範囲の外です" } });
  }
}

const savedMeanwhile = () =>
  new Failure("conflict", {
    message: "開いている間に、ほかの人が目標を保存しました。いまの内容を確かめて、もう一度保存してください。",
  });
