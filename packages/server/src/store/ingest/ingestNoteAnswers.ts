import type { contract, NoteStamp, ReplyOf } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { answerAuthor } from "../notes/answerAuthor.ts";
import { type NoteWords, partsOf, wordColumns } from "../notes/noteDetail.ts";

type AnsweredNote = ReplyOf<typeof contract.listIngestNotes>["notes"][number];

type Row = NoteWords & {
  note_id: number;
  day: string;
  written_at: Date;
  title: string;
  new_answer: boolean;
  source_id: string | null;
  stamps: { stamp: NoteStamp; by: string | null; at: string }[];
  comments: { id: number; by: string | null; text: string; at: string }[];
};

/** The player's latest answered notes, the newest first, `most` at most; `source_id` of those that the source sent. */
export async function listAnsweredNotes(
  db: Queryable,
  { source, team_id, member_id, most }: { source: string; team_id: number; member_id: number; most: number },
): Promise<AnsweredNote[]> {
  const { rows } = await db.query<Row>(
    `select n.id as note_id, n.day, n.written_at, coalesce(v.name, n.title) as title, ${wordColumns},
       n.replied_at > coalesce(n.reply_read_at, '-infinity') as new_answer,
       case when n.source = $1 then n.source_id end as source_id,
       (select coalesce(json_agg(json_build_object('stamp', s.stamp, 'by', ${answerAuthor("s")}, 'at', s.created_at)
               order by s.created_at, s.id), '[]')
        from note_stamps s where s.team_id = n.team_id and s.note_id = n.id) as stamps,
       (select coalesce(json_agg(json_build_object('id', c.id, 'by', ${answerAuthor("c")}, 'text', c.text, 'at', c.created_at)
               order by c.created_at, c.id), '[]')
        from note_comments c where c.team_id = n.team_id and c.note_id = n.id) as comments
     from notes n
     left join note_template_versions v
       on v.team_id = n.team_id and v.template_id = n.template_id and v.version = n.template_version
     where n.team_id = $2 and n.member_id = $3 and n.replies > 0
     order by n.written_at desc, n.id desc limit $4`,
    [source, team_id, member_id, most],
  );
  return rows.map((row) => ({
    note_id: row.note_id,
    day: row.day,
    written_at: row.written_at.toISOString(),
    title: row.title,
    parts: partsOf(row),
    stamps: row.stamps.map(withMoment),
    comments: row.comments.map(withMoment),
    new_answer: row.new_answer,
    source_id: row.source_id,
  }));
}

/** PostgreSQL writes a moment within JSON with the session's offset. */
const withMoment = <Given extends { at: string }>(given: Given) => ({ ...given, at: new Date(given.at).toISOString() });
