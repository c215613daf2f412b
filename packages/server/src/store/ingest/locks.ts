import type { Queryable } from "../../db/pool.ts";

type Owner = { team_id: number; member_id: number };

/** Of two batches about one team, the second waits here until the first is written; before it holds anything else. */
export async function lockTeams(tx: Queryable, rows: readonly Pick<Owner, "team_id">[]) {
  await tx.query(
    `select pg_advisory_xact_lock($1, team_id)
     from (select distinct team_id from unnest($2::int[]) as row (team_id) order by team_id) as teams`,
    [TURNS, rows.map((row) => row.team_id)],
  );
}

/** First half of the lock numbers; the second is the team. */
const TURNS = 1_803_121_516;

/**
 * Which of `rows` belong to members who are on a roster, or were: neither applicants nor deleted ones, and nobody of a
 * closed club. These stay as they
 * are until the transaction ends.
 */
export async function lockOwners(tx: Queryable, rows: readonly Owner[]): Promise<(row: Owner) => boolean> {
  const members = [...new Map(rows.map((row) => [keyOf(row), row])).values()];
  const { rows: found } = await tx.query<{ team_id: number; id: number }>(
    `select team_id, id from live_members
     where state <> 'applied' and (team_id, id) in (select * from unnest($1::int[], $2::int[]))
       and not exists (select from teams t where t.team_id = live_members.team_id and t.closed_at is not null)
     order by team_id, id for no key update`,
    [members.map((row) => row.team_id), members.map((row) => row.member_id)],
  );
  const known = new Set(found.map(({ team_id, id }) => keyOf({ team_id, member_id: id })));
  return (row) => known.has(keyOf(row));
}

const keyOf = ({ team_id, member_id }: Owner) => `${team_id}/${member_id}`;
