import type { Queryable } from "../db/pool.ts";
import type { Expectation, Fixture } from "./rightsFixture.fixture.ts";

/** Far from those the database counts. */
export const ownNote = 1_000_000;
const ownComment = 1_000_000;

/** A note of 3 April, which a sister product sent. */
export async function addRightsNote(
  db: Queryable,
  teamId: number,
  memberId: number,
  text: string,
  id: number | null = null,
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into notes (team_id, member_id, id, day, written_at, title, body, excerpt, source, source_id)
     values ($1, $2, coalesce($4, nextval(pg_get_serial_sequence('notes', 'id'))::int), '2026-04-03',
       '2026-04-03T10:00:00Z', $3, $3, $3, 'test', 'rights ' || coalesce($4, 0))
     on conflict do nothing returning id`,
    [teamId, memberId, text, id],
  );
  return rows[0]?.id ?? 0;
}

/** Team A's own note stands there as it was first written, with a comment of its coach, whenever it is asked for. */
async function ensureNote({ db, now, teamId, coachId }: Fixture) {
  const { rows } = await db.query<{ id: number }>(
    "select min(id) as id from live_members where team_id = $1 and state = 'active'",
    [teamId],
  );
  await addRightsNote(db, teamId, rows[0]?.id ?? 0, "ノート", ownNote);
  await db.query("delete from note_stamps where team_id = $1 and note_id = $2", [teamId, ownNote]);
  await db.query("delete from note_comments where team_id = $1 and note_id = $2", [teamId, ownNote]);
  await db.query(
    `insert into note_comments (team_id, note_id, id, user_id, author, text, created_at)
     values ($1, $2, $3, $4, 'コーチ', 'よく見ている', $5)`,
    [teamId, ownNote, ownComment, coachId, now],
  );
  await db.query("update notes set version = 1, replies = 1 where team_id = $1 and id = $2", [teamId, ownNote]);
}

const withNote = (rest: object) => async (fixture: Fixture, note_id: number) => {
  await ensureNote(fixture);
  return { note_id, ...rest };
};

export const noteReplyRights = {
  listNotes: { access: "coach", status: 200 },
  countNotes: { access: "coach", status: 200 },
  getNote: {
    access: "coach",
    status: 200,
    about: "note",
    query: async (fixture) => {
      await ensureNote(fixture);
      return {};
    },
  },
  listPlayerNotes: {
    access: "coach",
    status: 200,
    about: "member",
    query: async () => ({ from: "2026-04-01", to: "2026-04-30" }),
  },
  stampNotes: {
    access: "coach",
    status: 200,
    // What is not the team's comes back by its id, which differs from note to note.
    body: async (fixture) => {
      await ensureNote(fixture);
      return { notes: [{ note_id: ownNote, version: 1 }], stamp: "nice", anyway: false };
    },
  },
  commentOnNote: {
    access: "coach",
    status: 200,
    about: "note",
    body: withNote({ version: 1, text: "いいね", anyway: false }),
  },
  deleteNoteComment: { access: "coach", status: 200, about: "note", body: withNote({ comment_id: ownComment }) },
  readNote: { access: "coach", status: 200, about: "note", body: withNote({}) },
  starNote: { access: "coach", status: 200, about: "note", body: withNote({ starred: true }) },
} satisfies Record<string, Expectation>;
