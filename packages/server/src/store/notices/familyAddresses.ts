import type { Queryable } from "../../db/pool.ts";

export type FamilyAddress = {
  family_id: number;
  /** Whose own address it is; null for the guardian's. */
  member_id: number | null;
  /** In lower case. */
  recipient: string;
  /** Of the chosen players, those whom mail to this address is about, and their first names in the same order. */
  member_ids: number[];
  first_names: string[];
};

/**
 * Where mail about these players goes: to the guardian's address once a family, and to a player's own where it differs.
 * Addresses that asked for no mail are left out, and everybody who is not an active member.
 */
export async function listFamilyAddresses(
  db: Queryable,
  teamId: number,
  memberIds: readonly number[],
): Promise<FamilyAddress[]> {
  const { rows } = await db.query<FamilyAddress>(
    `with chosen as (
       select id, family_id, first_name, lower(guardian_email) as guardian, lower(email) as own
       from live_members where team_id = $1 and id = any($2) and state = 'active'
     ), addressed as (
       select family_id, null::int as member_id, guardian as recipient,
              array_agg(id order by id) as member_ids, array_agg(first_name order by id) as first_names
       from chosen where guardian is not null group by family_id, guardian
       union all
       select family_id, id, own, array[id], array[first_name]
       from chosen where own is distinct from guardian and own is not null
     )
     select * from addressed a
     where not exists (select from mail_stops s where s.team_id = $1 and s.address = a.recipient)
     order by family_id, member_id nulls first, recipient`,
    [teamId, memberIds],
  );
  return rows;
}
