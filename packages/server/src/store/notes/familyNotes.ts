import type { FamilyNote, Grade, NoteAnswer, NoteForm, NotePart, NoteReaders, NoteWriter } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { answerAuthor } from "./answerAuthor.ts";
import { type NoteWords, partsOf, wordColumns } from "./noteDetail.ts";

/** A player whose notes are read, and under which rules of the templates they may be. */
export type ReadNotesOf = { member_id: number; readers: readonly NoteReaders[] };

/** Notes of a player that may be read, the newest first, `most` at most; or one of them. */
export async function listFamilyNotes(
  db: Queryable,
  teamId: number,
  { member_id, readers }: ReadNotesOf,
  most: number,
): Promise<FamilyNote[]> {
  const { rows } = await db.query<FamilyNoteRow>({
    name: "family notes",
    text: `select n.id as note_id, n.day, n.written_at, coalesce(v.name, n.title) as title, ${wordColumns},
         n.replied_at > coalesce(n.reply_read_at, '-infinity') as new_answer,
         (select coalesce(json_agg(json_build_object('stamp', s.stamp, 'by', ${answerAuthor("s")}, 'at', s.created_at)
                   order by s.created_at, s.id), '[]')
          from note_stamps s where s.team_id = n.team_id and s.note_id = n.id) as stamps,
         (select coalesce(json_agg(json_build_object('id', c.id, 'by', ${answerAuthor("c")}, 'text', c.text, 'at', c.created_at)
                   order by c.created_at, c.id), '[]')
          from note_comments c where c.team_id = n.team_id and c.note_id = n.id) as comments
       from notes n ${readersJoins}
       where n.team_id = $1 and n.member_id = $2 and ${isReadable("$3")}
       order by n.day desc, n.written_at desc, n.id desc limit $4`,
    values: [teamId, member_id, readers, most],
  });
  return rows.map((row) => ({
    note_id: row.note_id,
    day: row.day,
    written_at: row.written_at.toISOString(),
    title: row.title,
    parts: partsOf(row),
    stamps: row.stamps.map(withMoment),
    comments: row.comments.map(withMoment),
    new_answer: row.new_answer ?? false,
  }));
}

type FamilyNoteRow = NoteWords &
  Omit<FamilyNote, "written_at" | "parts" | "new_answer"> & { written_at: Date; new_answer: boolean | null };

/** A note is read by those whom the version it was written under names; one without a template is a sister product's. */
const isReadable = (readers: string) => `coalesce(v.readers, t.readers, 'by_age') = any(${readers}::text[])`;

/** A note's template and its version of it. */
const readersJoins = `
  left join note_templates t on t.team_id = n.team_id and t.id = n.template_id
  left join note_template_versions v
    on v.team_id = n.team_id and v.template_id = n.template_id and v.version = n.template_version`;

/** PostgreSQL writes a moment within JSON with the session's offset. */
const withMoment = <Answer extends { at: string }>(answer: Answer): Answer => ({
  ...answer,
  at: new Date(answer.at).toISOString(),
});

/** Whether any of these players has a note that may be read. */
export async function findAnyFamilyNote(
  db: Queryable,
  teamId: number,
  children: readonly ReadNotesOf[],
): Promise<boolean> {
  for (const { member_id, readers } of children) {
    const { rowCount } = await db.query({
      name: "any family note",
      text: `select from notes n ${readersJoins}
             where n.team_id = $1 and n.member_id = $2 and ${isReadable("$3")} limit 1`,
      values: [teamId, member_id, readers],
    });
    if (rowCount !== 0) return true;
  }
  return false;
}

/** What the coaches answered was seen. False for a note that none of these players' readers may read. */
export async function updateNoteAnswerRead(
  tx: Queryable,
  teamId: number,
  noteId: number,
  children: readonly ReadNotesOf[],
  now: Date,
): Promise<boolean> {
  for (const { member_id, readers } of children) {
    const { rowCount } = await tx.query(
      `with readable as (
         select n.team_id, n.id from notes n ${readersJoins}
         where n.team_id = $1 and n.id = $2 and n.member_id = $3 and ${isReadable("$4")}
       ), seen as (
         update notes n set reply_read_at = $5 from readable r
         where n.team_id = r.team_id and n.id = r.id and n.replied_at > coalesce(n.reply_read_at, '-infinity')
       )
       select from readable`,
      [teamId, noteId, member_id, readers, now],
    );
    if (rowCount !== 0) return true;
  }
  return false;
}

/** One note of a template, a player and a day. */
export type NotePlace = { member_id: number; template_id: number; day: string };

export type SentNote = NonNullable<NoteForm["sent"]> & NotePlace & Pick<NoteForm, "questions" | "name" | "readers">;

/** Those of these places that are written, with the questions and for the readers they were written under. */
export async function listSentNotes(db: Queryable, teamId: number, places: readonly NotePlace[]): Promise<SentNote[]> {
  const { rows } = await db.query<Omit<SentNote, "at"> & { at: Date }>({
    name: "sent notes",
    text: `select n.id as note_id, n.member_id, n.template_id, n.day, n.changes, n.template_version as version, n.answers,
         n.writer, coalesce(n.changed_at, n.written_at) as at, n.late, v.questions, v.name,
         coalesce(v.readers, t.readers) as readers
       from unnest($2::int[], $3::int[], $4::date[]) as place (member_id, template_id, day)
       join notes n on n.team_id = $1 and (n.member_id, n.template_id, n.day) = (place.member_id, place.template_id, place.day)
       join note_templates t on t.team_id = n.team_id and t.id = n.template_id
       join note_template_versions v
         on v.team_id = n.team_id and v.template_id = n.template_id and v.version = n.template_version`,
    values: [
      teamId,
      places.map(({ member_id }) => member_id),
      places.map(({ template_id }) => template_id),
      places.map(({ day }) => day),
    ],
  });
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** The player until the transaction ends: of two devices that write, one comes after the other. */
export async function lockNoteWriter(tx: Queryable, teamId: number, memberId: number): Promise<Grade | undefined> {
  const { rows } = await tx.query<{ grade: Grade }>(
    "select grade from members where team_id = $1 and id = $2 and deleted_at is null for no key update",
    [teamId, memberId],
  );
  return rows[0]?.grade;
}

export type WrittenNote = NotePlace & {
  version: number;
  title: string;
  answers: readonly NoteAnswer[];
  goals: { centre: string; goals: string[] } | null;
  writer: NoteWriter;
  late: boolean;
  excerpt: string;
  scale: NotePart["scale"];
  pain: boolean;
};

/** The player is locked, and has none at this place yet. */
export async function insertNote(tx: Queryable, teamId: number, note: WrittenNote, now: Date) {
  await tx.query(
    `insert into notes (team_id, member_id, template_id, day, source, source_id, body, late, written_at,
       template_version, title, answers, goals, writer, excerpt, scale, pain)
     values ($1, $2, $3, $4, 'family', $5, '', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      teamId,
      note.member_id,
      note.template_id,
      note.day,
      `${note.template_id}/${note.member_id}/${note.day}`,
      note.late,
      now,
      ...contentOf(note),
    ],
  );
}

/** Stamps and comments stay. The player is locked. */
export async function updateNote(tx: Queryable, teamId: number, noteId: number, note: WrittenNote, now: Date) {
  await tx.query(
    `update notes set changes = changes + 1, changed_at = $3, template_version = $4, title = $5, answers = $6, goals = $7,
       writer = $8, excerpt = $9, scale = $10, pain = $11
     where team_id = $1 and id = $2`,
    [teamId, noteId, now, ...contentOf(note)],
  );
}

const contentOf = ({ version, title, answers, goals, writer, excerpt, scale, pain }: WrittenNote) => [
  version,
  title,
  JSON.stringify(answers),
  goals && JSON.stringify(goals),
  writer,
  excerpt,
  scale,
  pain,
];
