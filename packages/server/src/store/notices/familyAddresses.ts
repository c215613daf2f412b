import type { Queryable } from "../../db/pool.ts";

export type FamilyAddress = {
  family_id: number;
  /** Whose own address it is, of several players the first; null for a guardian's. */
  member_id: number | null;
  /** In lower case. */
  recipient: string;
  /** Whether it is one player's own and nobody else's; all others are a family's. */
  to_player: boolean;
  /** Of the chosen players, those whom mail to this address is about, and their first names in the same order. */
  member_ids: number[];
  first_names: string[];
};

/**
 * Where mail about these players goes: each address once, whether it is entered as a guardian's or as a player's own, and
 * with however many players of the team (CO-1). Addresses that asked for no mail are left out, and everybody who is not
 * an active member.
 */
export async function listFamilyAddresses(
  db: Queryable,
  teamId: number,
  memberIds: readonly number[],
): Promise<FamilyAddress[]> {
  const { rows } = await db.query<FamilyAddress>(
    `with holders as (
       select m.id, m.family_id, m.first_name, a.own, a.address, m.id = any($2) as chosen
       from live_members m
       cross join lateral (values (false, lower(m.guardian_email)), (true, lower(m.email))) a (own, address)
       where m.team_id = $1 and m.state = 'active' and a.address is not null
         and not (a.own and a.address is not distinct from lower(m.guardian_email))
     ), addressed as (
       select (array_agg(family_id order by own, id))[1] as family_id, case when bool_and(own) then min(id) end as member_id,
              address as recipient, bool_and(own) and count(*) = 1 as to_player,
              array_agg(id order by id) filter (where chosen) as member_ids,
              array_agg(first_name order by id) filter (where chosen) as first_names
       from holders group by address having bool_or(chosen)
     )
     select * from addressed a
     where not exists (select from mail_stops s where s.team_id = $1 and s.address = a.recipient)
     order by family_id, member_id nulls first, recipient`,
    [teamId, memberIds],
  );
  return rows;
}
