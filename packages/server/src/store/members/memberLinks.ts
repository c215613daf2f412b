import type { Member } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

export type MemberLinks = Pick<Member, "nextshot_usage" | "nextshot_id" | "nextrainer_usage" | "nextrainer_purchased">;

/**
 * Locked until the transaction ends, so that what is decided from them still holds when it is written. Deleted members
 * and those of a closed club are not found.
 */
export async function lockMemberLinks(
  tx: Queryable,
  teamId: number,
  id: number,
): Promise<(MemberLinks & Pick<Member, "state">) | undefined> {
  const { rows } = await tx.query<MemberLinks & Pick<Member, "state">>(
    `select state, nextshot_usage, nextshot_id, nextrainer_usage, nextrainer_purchased from live_members
     where team_id = $1 and id = $2
       and not exists (select from teams t where t.team_id = $1 and t.closed_at is not null) for update`,
    [teamId, id],
  );
  return rows[0];
}

export async function updateMemberLinks(tx: Queryable, teamId: number, id: number, links: MemberLinks, now: Date) {
  await tx.query(
    `update members set nextshot_usage = $3, nextshot_id = $4, nextrainer_usage = $5,
       nextrainer_purchased = $6, updated_at = $7
     where team_id = $1 and id = $2`,
    [teamId, id, links.nextshot_usage, links.nextshot_id, links.nextrainer_usage, links.nextrainer_purchased, now],
  );
}
