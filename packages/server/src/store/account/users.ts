import type { CoachType } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { membershipToOpen } from "./memberships.ts";

/**
 * The account with this address, and the club that opens after its sign-in. E-mail addresses are compared without regard
 * to case. Before sign-in there is no team to act for. `disabled`: it has no club, or none that is open; `id` is then
 * that of its first membership.
 */
export async function findCredentials(db: Queryable, email: string) {
  const { rows } = await db.query<{
    account_id: number;
    id: number;
    team_id: number;
    coach_type: CoachType | null;
    password_hash: string;
    disabled: boolean;
    asks_second: boolean;
  }>(
    `select a.id as account_id, coalesce(m.id, a.id) as id, coalesce(m.team_id, a.team_id) as team_id,
            case when m.id is null then a.coach_type else m.coach_type end as coach_type,
            a.password_hash, m.id is null as disabled,
            (a.second_factor or m.second_factor_required) and exists (select from passkeys p where p.user_id = a.id)
              as asks_second
     from users a left join lateral (${membershipToOpen("a.id")}) m on true
     where lower(a.email) = lower($1) and a.account_id = a.id`,
    [email],
  );
  return rows[0];
}

export async function findAvatar(db: Queryable, teamId: number, userId: number): Promise<string | null> {
  const { rows } = await db.query<{ avatar: string | null }>(
    "select avatar from users where team_id = $1 and id = $2",
    [teamId, userId],
  );
  return rows[0]?.avatar ?? null;
}

export async function findAnyAccount(db: Queryable, email: string): Promise<boolean> {
  return (await findCredentials(db, email)) !== undefined;
}
