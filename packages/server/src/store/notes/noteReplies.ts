import type { NoteComment, NoteStamp } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { isReopened } from "./noteSummaries.ts";

/** A note as it stands, whatever a coach has seen of it. */
type LockedNote = { note_id: number; member_id: number; pain: boolean; changed_at: Date | null };

/** Those of the notes that exist. Until the transaction ends nobody else answers, changes or deletes them. */
export async function lockNotes(tx: Queryable, teamId: number, ids: readonly number[]): Promise<LockedNote[]> {
  const { rows } = await tx.query<LockedNote>(
    `select n.id as note_id, n.member_id, n.pain, n.changed_at
     from notes n join live_members m on m.team_id = n.team_id and m.id = n.member_id
     where n.team_id = $1 and n.id = any($2) order by n.id for no key update of n`,
    [teamId, ids],
  );
  return rows;
}

/** By note: names of the others whose stamp or comment came after the version that was seen, the last one first. */
export async function listAnsweredSince(
  tx: Queryable,
  teamId: number,
  userId: number,
  seen: readonly { note_id: number; version: number }[],
): Promise<Map<number, string[]>> {
  const { rows } = await tx.query<{ note_id: number; authors: string[] }>(
    `select r.note_id, array_agg(r.author order by r.version desc) as authors
     from unnest($3::int[], $4::int[]) as seen (note_id, version)
     join (select team_id, note_id, user_id, author, version from note_stamps
           union all select team_id, note_id, user_id, author, version from note_comments) r
       on r.team_id = $1 and r.note_id = seen.note_id and r.version > seen.version
     where r.user_id is distinct from $2 group by r.note_id`,
    [teamId, userId, seen.map(({ note_id }) => note_id), seen.map(({ version }) => version)],
  );
  return new Map(rows.map(({ note_id, authors }) => [note_id, [...new Set(authors)]]));
}

type Author = { userId: number; author: string; now: Date };

/** The notes are locked. The same stamp again changes nothing, but for a note that waits for an answer again. */
export async function upsertStamps(
  tx: Queryable,
  teamId: number,
  ids: readonly number[],
  stamp: NoteStamp,
  { userId, author, now }: Author,
) {
  const { rows } = await tx.query<{ note_id: number }>(
    `insert into note_stamps as s (team_id, note_id, user_id, author, stamp, version, created_at)
     select team_id, id, $3, $4, $5, version + 1, $6 from notes where team_id = $1 and id = any($2) order by id
     on conflict (team_id, note_id, user_id) do update
       set author = excluded.author, stamp = excluded.stamp, version = excluded.version, created_at = excluded.created_at
       where s.stamp <> excluded.stamp
         or exists (select from notes n where n.team_id = s.team_id and n.id = s.note_id and ${isReopened})
     returning note_id`,
    [teamId, ids, userId, author, stamp, now],
  );
  await renewReplies(tx, teamId, noteIdsOf(rows));
}

/** The person's own. The notes are locked; those without a stamp of theirs stay as they are. */
export async function deleteStamps(tx: Queryable, teamId: number, ids: readonly number[], userId: number) {
  const { rows } = await tx.query<{ note_id: number }>(
    "delete from note_stamps where team_id = $1 and note_id = any($2) and user_id = $3 returning note_id",
    [teamId, ids, userId],
  );
  await renewReplies(tx, teamId, noteIdsOf(rows));
}

/** The note is locked. */
export async function insertComment(
  tx: Queryable,
  teamId: number,
  noteId: number,
  text: string,
  { userId, author, now }: Author,
) {
  await tx.query(
    `insert into note_comments (team_id, note_id, user_id, author, text, version, created_at)
     select team_id, id, $3, $4, $5, version + 1, $6 from notes where team_id = $1 and id = $2`,
    [teamId, noteId, userId, author, text, now],
  );
  await renewReplies(tx, teamId, [noteId]);
}

/** Whose comment it is, null once the account is gone; undefined without such a comment. */
export async function findCommentAuthor(
  tx: Queryable,
  teamId: number,
  noteId: number,
  id: number,
): Promise<{ user_id: number | null } | undefined> {
  const { rows } = await tx.query<{ user_id: number | null }>(
    "select user_id from note_comments where team_id = $1 and note_id = $2 and id = $3",
    [teamId, noteId, id],
  );
  return rows[0];
}

/** The note is locked. */
export async function deleteComment(tx: Queryable, teamId: number, noteId: number, id: number) {
  await tx.query("delete from note_comments where team_id = $1 and note_id = $2 and id = $3", [teamId, noteId, id]);
  await renewReplies(tx, teamId, [noteId]);
}

/** Comments of the notes by note, the oldest first. */
export async function listComments(
  db: Queryable,
  teamId: number,
  ids: readonly number[],
): Promise<Map<number, NoteComment[]>> {
  const { rows } = await db.query<Omit<NoteComment, "at"> & { note_id: number; at: Date }>(
    `select c.note_id, c.id, c.text, c.created_at as at, case when u.id is not null then
       json_build_object('id', u.id, 'name', u.name, 'coach_type', u.coach_type) end as by
     from note_comments c left join users u on u.id = c.user_id
     where c.team_id = $1 and c.note_id = any($2) order by c.created_at, c.id`,
    [teamId, ids],
  );
  const found = new Map<number, NoteComment[]>();
  for (const { note_id, at, ...comment } of rows) {
    found.set(note_id, [...(found.get(note_id) ?? []), { ...comment, at: at.toISOString() }]);
  }
  return found;
}

const noteIdsOf = (rows: readonly { note_id: number }[]) => rows.map(({ note_id }) => note_id);

/** Their stamps and comments have changed. */
async function renewReplies(tx: Queryable, teamId: number, ids: readonly number[]) {
  await tx.query(
    `update notes n set version = n.version + 1, replies = given.replies, replied_at = given.replied_at
     from unnest($2::int[]) as changed (id) cross join lateral (
       select count(*)::int as replies, max(r.created_at) as replied_at from (
         select created_at from note_stamps s where s.team_id = $1 and s.note_id = changed.id
         union all select created_at from note_comments c where c.team_id = $1 and c.note_id = changed.id) r
     ) given
     where n.team_id = $1 and n.id = changed.id`,
    [teamId, ids],
  );
}
