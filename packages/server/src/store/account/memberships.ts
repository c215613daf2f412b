import type { CoachType, OwnTeam } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** A person in one club. */
export type Membership = { id: number; team_id: number; coach_type: CoachType | null };

/** SQL of the membership that opens after a sign-in of the account `account`: the one opened last, of clubs that are not closed. */
export const membershipToOpen = (account: string) =>
  `select u.id, u.team_id, u.coach_type, t.second_factor_required from users u join teams t using (team_id)
   where u.account_id = ${account} and u.disabled_at is null and t.closed_at is null
   order by u.opened_at desc nulls last, u.id limit 1`;

/** undefined when the account has no club, or none that is open. */
export async function findMembershipToOpen(db: Queryable, accountId: number): Promise<Membership | undefined> {
  const { rows } = await db.query<Membership>(`select id, team_id, coach_type from (${membershipToOpen("$1")}) m`, [
    accountId,
  ]);
  return rows[0];
}

/** The account's membership of one club; undefined when it has none there, or the club is closed. */
export async function findMembership(
  db: Queryable,
  accountId: number,
  teamId: number,
): Promise<Membership | undefined> {
  const { rows } = await db.query<Membership>(
    `select u.id, u.team_id, u.coach_type from users u join teams t using (team_id)
     where u.account_id = $1 and u.team_id = $2 and u.disabled_at is null and t.closed_at is null`,
    [accountId, teamId],
  );
  return rows[0];
}

/** Whether the account belongs to any club, also to a closed one; `besides` leaves one membership out. */
export async function findAnyMembership(db: Queryable, accountId: number, besides: number | null = null) {
  const { rows } = await db.query(
    "select from users where account_id = $1 and disabled_at is null and id is distinct from $2 limit 1",
    [accountId, besides],
  );
  return rows.length > 0;
}

/** The clubs of an account that are not closed, by name. `openId`: the membership that is open. */
export async function listOwnTeams(db: Queryable, accountId: number, openId: number): Promise<OwnTeam[]> {
  const { rows } = await db.query<OwnTeam>(
    `select t.team_id, t.name, t.sport_type, t.logo, u.coach_type, u.id = $2 as current
     from users u join teams t using (team_id)
     where u.account_id = $1 and u.disabled_at is null and t.closed_at is null order by t.name, t.team_id`,
    [accountId, openId],
  );
  return rows;
}

export async function updateMembershipOpened(db: Queryable, userId: number, now: Date) {
  await db.query("update users set opened_at = $2 where id = $1", [userId, now]);
}

type NewMembership = { accountId: number; teamId: number; name: string; coach_type: CoachType };

/**
 * Makes somebody who has an account a coach of one more club. Returns the id of the membership; undefined when they
 * belong to the club already. Its row has no address or password of its own.
 */
export async function insertMembership(
  tx: Queryable,
  { accountId, teamId, name, coach_type }: NewMembership,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await tx.query<{ id: number }>(
    `with next as (select nextval(pg_get_serial_sequence('users', 'id'))::int as id)
     insert into users (id, account_id, team_id, name, coach_type, email, password_hash, created_at)
     select id, $1::int, $2::int, $3, $4, 'member-' || id, '', $5::timestamptz from next
     on conflict (account_id, team_id) where disabled_at is null do nothing
     returning id`,
    [accountId, teamId, name, coach_type, now],
  );
  return rows[0]?.id;
}
