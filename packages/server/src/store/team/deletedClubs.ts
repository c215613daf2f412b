import type { Queryable } from "../../db/pool.ts";
import { updateAccountsBeforeErasure } from "../account/handedOnAccounts.ts";

export type DeletedClubs = { clubs: number; members: number; measurements: number };

/**
 * Clubs with all that hangs on them: rows, mails that wait, who belongs to no other club. The files that their rows name are
 * deleted by the server.
 */
async function deleteClubs(tx: Queryable, teamIds: readonly number[]): Promise<DeletedClubs> {
  if (teamIds.length === 0) return { clubs: 0, members: 0, measurements: 0 };
  // At once: left to the foreign keys, each player's days would be made anew one by one.
  const measurements = await tx.query("delete from measurements where team_id = any($1)", [teamIds]);
  const members = await tx.query("delete from members where team_id = any($1)", [teamIds]);
  await tx.query(
    `insert into discarded_files
     select substr(logo, length('/files/') + 1) from teams where team_id = any($1) and logo like '/files/%'
     on conflict do nothing`,
    [teamIds],
  );
  await updateAccountsBeforeErasure(tx, teamIds);
  await tx.query("delete from outbox where team_id = any($1)", [teamIds]);
  const clubs = await tx.query("delete from teams where team_id = any($1)", [teamIds]);
  const count = ({ rowCount }: { rowCount: number | null }) => rowCount ?? 0;
  return { clubs: count(clubs), members: count(members), measurements: count(measurements) };
}

/** Every demo club, with what the provider tells demo clubs. */
export async function deleteDemoClubs(tx: Queryable): Promise<DeletedClubs> {
  const { rows } = await tx.query<{ team_id: number }>("select team_id from teams where demo");
  await tx.query("delete from information where demo");
  await tx.query("delete from provider_events where demo");
  return deleteClubs(
    tx,
    rows.map(({ team_id }) => team_id),
  );
}

/** A club for good. That it was there stays, without its name, so that no restore brings it back. */
export async function deleteClub(tx: Queryable, teamId: number, now: Date): Promise<DeletedClubs> {
  await tx.query(
    "insert into erased_clubs (team_id, created_at, erased_at) select team_id, created_at, $2 from teams where team_id = $1",
    [teamId, now],
  );
  return deleteClubs(tx, [teamId]);
}

/** Nobody opens, closes or changes it until the transaction ends; undefined when there is none. */
export async function lockClub(tx: Queryable, teamId: number) {
  const { rows } = await tx.query<{ name: string; closed_at: Date | null }>(
    "select name, closed_at from teams where team_id = $1 for update",
    [teamId],
  );
  return rows[0];
}

export type ErasedClub = { team_id: number; created_at: Date; erased_at: Date };

/** The first one first. */
export async function listErasedClubs(db: Queryable): Promise<ErasedClub[]> {
  const { rows } = await db.query<ErasedClub>("select * from erased_clubs order by erased_at, team_id");
  return rows;
}

/**
 * In a database that is filled from a backup, beside the one in use: takes over which clubs were erased there, and erases
 * those that the backup brought back. Returns how many there were.
 */
export async function deleteRestoredClubs(beside: Queryable, inUse: string): Promise<number> {
  await beside.query(`insert into erased_clubs select * from ${inUse}.erased_clubs on conflict do nothing`);
  const { rows } = await beside.query<{ team_id: number }>(
    "select t.team_id from teams t join erased_clubs e using (team_id, created_at)",
  );
  const { clubs } = await deleteClubs(
    beside,
    rows.map(({ team_id }) => team_id),
  );
  return clubs;
}
