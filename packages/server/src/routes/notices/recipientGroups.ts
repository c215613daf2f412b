import { contract, Failure, noticeLimits } from "@kyuseki/domain";
import { batchLoader } from "../../db/batchLoader.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import {
  deleteRecipientGroup,
  listRecipientGroups,
  listRecipientGroupsOf,
  upsertRecipientGroup,
} from "../../store/notices/recipientGroups.ts";
import { lockTeam } from "../../store/team/teams.ts";
import { requireMembers } from "./noticeChecks.ts";

/** A team's saved groups of recipients. */
export function recipientGroupRoutes(api: Api) {
  const find = batchLoader((teamIds: readonly number[]) => listRecipientGroupsOf(api.db, teamIds));

  serve(api, contract.listRecipientGroups, async ({ session }) => ({
    groups: (await find(session.team.team_id)) ?? [],
  }));

  serve(api, contract.saveRecipientGroup, async ({ session, body: { name, member_ids }, db }) => {
    const { team_id } = session.team;
    await requireMembers(db, team_id, member_ids);
    await lockTeam(db, team_id);
    const groups = await listRecipientGroups(db, team_id);
    if (groups.length >= noticeLimits.groups && groups.every((group) => group.name !== name)) throw tooMany();
    await upsertRecipientGroup(db, team_id, { name, member_ids: [...new Set(member_ids)] });
    return { groups: await listRecipientGroups(db, team_id) };
  });

  serve(api, contract.deleteRecipientGroup, async ({ session, body: { group_id }, db }) => {
    const { team_id } = session.team;
    if (!(await deleteRecipientGroup(db, team_id, group_id))) throw new Failure("not_found");
    return { groups: await listRecipientGroups(db, team_id) };
  });
}

const tooMany = () =>
  new Failure("conflict", {
    message: `グループは${noticeLimits.groups}件までです。要らないグループを消してから、もう一度保存してください。`,
  });
