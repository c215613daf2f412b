import type { CoachInviteDraft, CoachType } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** The stored part of a one-time link. */
export type StoredLink = { code_hash: Buffer; expires_at: Date };

/**
 * Voids the person's earlier link. Returns the address on record; undefined when nobody who may sign in has this one.
 * Waits for a change of the address that is under way, whose end of the links would not see this one.
 */
export async function upsertResetByEmail(db: Queryable, email: string, link: StoredLink) {
  const { rows } = await db.query<{ email: string }>(
    `with owner as (select id, email from users u where lower(email) = lower($1) and ${isMember} for share),
          put as (insert into password_resets (user_id, code_hash, expires_at, mailed) select id, $2::bytea, $3::timestamptz, true from owner ${voiding})
     select email from owner`,
    [email, link.code_hash, link.expires_at],
  );
  return rows[0]?.email;
}

/** The same for a coach of the team. False when the team has none with this id. */
export async function upsertCoachReset(db: Queryable, teamId: number, userId: number, link: StoredLink) {
  const { rowCount } = await db.query(
    `insert into password_resets (user_id, code_hash, expires_at, mailed)
     select account_id, $3::bytea, $4::timestamptz, false from users
     where team_id = $1 and id = $2 and coach_type is not null and disabled_at is null ${voiding}`,
    [teamId, userId, link.code_hash, link.expires_at],
  );
  return rowCount === 1;
}

/** Whether the account `u` may be used in some club. */
const isMember = "exists (select from users m where m.account_id = u.id and m.disabled_at is null)";

const voiding =
  "on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, mailed = excluded.mailed";

export async function findReset(db: Queryable, codeHash: Buffer, now: Date) {
  const { rows } = await db.query<{ email: string; expires_at: Date }>(
    `select u.email, r.expires_at from password_resets r join users u on u.id = r.user_id
     where r.code_hash = $1 and r.expires_at > $2 and ${isMember}`,
    [codeHash, now],
  );
  return rows[0];
}

type UsedReset = { account_id: number; mailed: boolean };

/** Uses it up. Returns whose account it was for, and whether it was mailed to them; undefined when it no longer works. */
export async function deleteResetByCode(db: Queryable, codeHash: Buffer, now: Date): Promise<UsedReset | undefined> {
  const { rows } = await db.query<UsedReset>(
    `delete from password_resets r using users u
     where u.id = r.user_id and r.code_hash = $1 and r.expires_at > $2 and ${isMember}
     returning r.user_id as account_id, r.mailed`,
    [codeHash, now],
  );
  return rows[0];
}

export async function deleteReset(db: Queryable, accountId: number) {
  await db.query("delete from password_resets where user_id = $1", [accountId]);
}

/** Voids the team's earlier link for the same address. */
export async function upsertInvite(
  db: Queryable,
  teamId: number,
  { coach_type, email, code_hash, expires_at }: CoachInviteDraft & StoredLink,
  now: Date,
) {
  await db.query(
    `insert into coach_invites (team_id, coach_type, email, code_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (team_id, lower(email)) do update set
       coach_type = excluded.coach_type, email = excluded.email, code_hash = excluded.code_hash,
       created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [teamId, coach_type, email, code_hash, now, expires_at],
  );
}

type InviteRow = { id: number; coach_type: CoachType; email: string | null; expires_at: Date };

/** Of several teams, in their order; the newest first, those that no longer work, too. */
export async function listInvitesOf(db: Queryable, teamIds: readonly number[]): Promise<InviteRow[][]> {
  const { rows } = await db.query<InviteRow & { team_id: number }>({
    name: "invites",
    text: `select team_id, id, coach_type, email, expires_at from coach_invites
           where team_id = any($1) order by created_at desc, id desc`,
    values: [teamIds],
  });
  const byTeam = Map.groupBy(rows, ({ team_id }) => team_id);
  return teamIds.map((teamId) => (byTeam.get(teamId) ?? []).map(({ team_id: _, ...invite }) => invite));
}

/** False when the team has none with this id. */
export async function deleteInvite(db: Queryable, teamId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.query("delete from coach_invites where team_id = $1 and id = $2", [teamId, id]);
  return rowCount === 1;
}

/** Those of the team to this address; one that is being used at this moment is left alone. */
export async function deleteInvitesTo(db: Queryable, teamId: number, email: string) {
  await db.query(
    `delete from coach_invites where (team_id, id) in (
       select team_id, id from coach_invites where team_id = $1 and lower(email) = lower($2) for update skip locked)`,
    [teamId, email],
  );
}

/** The holder of a code belongs to no team yet. */
export async function findInvite(db: Queryable, codeHash: Buffer, now: Date) {
  const { rows } = await db.query<Omit<InviteRow, "id"> & { team_id: number; team_name: string; demo: boolean }>(
    `select t.team_id, t.name as team_name, t.demo, i.coach_type, i.email, i.expires_at
     from coach_invites i join teams t using (team_id)
     where i.code_hash = $1 and i.expires_at > $2 and t.closed_at is null`,
    [codeHash, now],
  );
  return rows[0];
}

/** Uses it up. Returns what it lets somebody be; undefined when it no longer works. */
export async function deleteInviteByCode(db: Queryable, codeHash: Buffer, now: Date) {
  const { rows } = await db.query<{ team_id: number; coach_type: CoachType }>(
    "delete from coach_invites where code_hash = $1 and expires_at > $2 returning team_id, coach_type",
    [codeHash, now],
  );
  return rows[0];
}
