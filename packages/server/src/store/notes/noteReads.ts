import type { Note } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** Coaches but this one who have had it open, the earliest first. */
export async function listNoteReaders(
  db: Queryable,
  teamId: number,
  noteId: number,
  exceptUserId: number,
): Promise<Note["readers"]> {
  const { rows } = await db.query<{ name: string; at: Date }>(
    `select u.name, r.read_at as at from note_reads r join users u on u.id = r.user_id
     where r.team_id = $1 and r.note_id = $2 and r.user_id <> $3 and r.read_at is not null order by r.read_at, u.id`,
    [teamId, noteId, exceptUserId],
  );
  return rows.map(({ name, at }) => ({ name, at: at.toISOString() }));
}

/** The first time counts. False when the team has no such note. */
export async function upsertRead(
  tx: Queryable,
  teamId: number,
  noteId: number,
  userId: number,
  now: Date,
): Promise<boolean> {
  return upsertOwn(tx, [teamId, noteId, userId, now, null]);
}

/** お気に入り of the person. False when the team has no such note. */
export async function upsertStarred(
  tx: Queryable,
  teamId: number,
  noteId: number,
  userId: number,
  starred: boolean,
): Promise<boolean> {
  return upsertOwn(tx, [teamId, noteId, userId, null, starred]);
}

async function upsertOwn(tx: Queryable, values: [number, number, number, Date | null, boolean | null]) {
  const { rowCount } = await tx.query(
    `insert into note_reads as r (team_id, note_id, user_id, read_at, starred)
     select n.team_id, n.id, $3, $4, coalesce($5, false)
     from notes n join live_members m on m.team_id = n.team_id and m.id = n.member_id
     where n.team_id = $1 and n.id = $2
     on conflict (team_id, note_id, user_id) do update
       set read_at = coalesce(r.read_at, excluded.read_at), starred = coalesce($5, r.starred)`,
    values,
  );
  return rowCount === 1;
}
