import { contract, Failure, type Team, type TeamEdit } from "@kyuseki/domain";
import { batchLoader } from "../../db/batchLoader.ts";
import { isStale, versionDetails } from "../../http/requests/editVersion.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { listTeams, lockTeam, updateTeam } from "../../store/team/teams.ts";

export function teamRoutes(api: Api) {
  const find = batchLoader((teamIds: readonly number[]) => listTeams(api.db, teamIds));

  serve(api, contract.getTeam, async ({ session }) => present(await find(session.team.team_id)));

  serve(api, contract.updateTeam, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    const saved = present(await lockTeam(db, team_id));
    if (isStale(saved, body)) throw savedMeanwhile();
    const changed = changedFields(saved, body);
    if (changed.length === 0) return saved;
    await audit("team_changed", { details: [...changed, ...versionDetails(body)] });
    return present(await updateTeam(db, team_id, { ...saved, ...body }, session.user.id, now));
  });
}

function present(team: Team | undefined): Team {
  if (!team) throw new Failure("not_found");
  return team;
}

/** Of the fields sent, those that differ from what is saved. */
function changedFields(saved: Team, { version: _, ...edit }: TeamEdit): string[] {
  const before: Record<string, unknown> = saved;
  return Object.entries(edit).flatMap(([name, value]) => (before[name] === value ? [] : [name]));
}

const savedMeanwhile = () =>
  new Failure("conflict", {
    message: "開いている間に、ほかの人がチーム情報を保存しました。いまの内容を確かめて、もう一度保存してください。",
  });
