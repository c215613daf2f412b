import type { RecipientGroup } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** By name. */
export async function listRecipientGroups(db: Queryable, teamId: number): Promise<RecipientGroup[]> {
  const [groups = []] = await listRecipientGroupsOf(db, [teamId]);
  return groups;
}

/** The same of several teams, in their order. */
export async function listRecipientGroupsOf(db: Queryable, teamIds: readonly number[]): Promise<RecipientGroup[][]> {
  const { rows } = await db.query<RecipientGroup & { team_id: number }>({
    name: "recipient groups",
    text: `select team_id, id as group_id, name, member_ids from recipient_groups
           where team_id = any($1) order by name, id`,
    values: [teamIds],
  });
  const byTeam = Map.groupBy(rows, ({ team_id }) => team_id);
  return teamIds.map((teamId) => (byTeam.get(teamId) ?? []).map(({ team_id: _, ...group }) => group));
}

/** The same name again replaces the group. */
export async function upsertRecipientGroup(
  tx: Queryable,
  teamId: number,
  { name, member_ids }: Omit<RecipientGroup, "group_id">,
) {
  await tx.query(
    `insert into recipient_groups (team_id, name, member_ids) values ($1, $2, $3)
     on conflict (team_id, name) do update set member_ids = excluded.member_ids`,
    [teamId, name, member_ids],
  );
}

/** False when the team has none with this id. */
export async function deleteRecipientGroup(tx: Queryable, teamId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.query("delete from recipient_groups where team_id = $1 and id = $2", [teamId, id]);
  return rowCount === 1;
}
