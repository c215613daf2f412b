import { isDeepStrictEqual } from "node:util";
import { contract, Failure, type TeamSettings, type TeamSettingsDraft } from "@kyuseki/domain";
import { batchLoader } from "../../db/batchLoader.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { findSettings, listSettings, upsertSettings } from "../../store/team/settings.ts";
import { lockTeam } from "../../store/team/teams.ts";

export function settingsRoutes(api: Api) {
  const find = batchLoader((teamIds: readonly number[]) => listSettings(api.db, teamIds));

  serve(api, contract.getTeamSettings, async ({ session }) => {
    const settings = await find(session.team.team_id);
    if (!settings) throw new Failure("not_found");
    return settings;
  });

  serve(api, contract.updateTeamSettings, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    await lockTeam(db, team_id);
    const saved = await findSettings(db, team_id);
    if (saved.version !== body.version) throw savedMeanwhile();
    const changed = changedFields(saved, body);
    if (changed.length === 0) return saved;
    await audit("settings_changed", { details: changed });
    await upsertSettings(db, team_id, body, session.user.id, now);
    return findSettings(db, team_id);
  });
}

/** Of the draft's fields, those that differ from what is saved. */
function changedFields(saved: TeamSettings, { version: _, ...draft }: TeamSettingsDraft): string[] {
  const before: Record<string, unknown> = saved;
  return Object.entries(draft).flatMap(([name, value]) => (isDeepStrictEqual(before[name], value) ? [] : [name]));
}

const savedMeanwhile = () =>
  new Failure("conflict", {
    message: "開いている間に、ほかの人が各種設定を保存しました。いまの内容を確かめて、もう一度保存してください。",
  });
