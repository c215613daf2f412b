import { type Note, type NoteAnswer, type NotePart, type NoteQuestion, noteParts } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { presentSummary, type SummaryRow, summaryColumns, summaryJoins } from "./noteSummaries.ts";

/** What a note's words are made from. */
export type NoteWords = {
  body: string;
  /** null for a sister product's note. */
  answers: NoteAnswer[] | null;
  /** As they were when it was written; null without that question. */
  goals: { centre: string; goals: string[] } | null;
  /** Those it was written under; null for a sister product's note. */
  questions: NoteQuestion[] | null;
};

/** Of a note `n` and its version of a template `v`. */
export const wordColumns = "n.body, n.answers, n.goals, v.questions";

/** The questions with their answers in words, or a sister product's text as one part without a question. */
export function partsOf({ body, answers, goals, questions }: NoteWords): NotePart[] {
  if (questions) return noteParts(questions, answers ?? [], goals?.goals);
  return body.trim() === "" ? [] : [{ label: "", kind: "text", scale: null, text: body }];
}

type DetailRow = SummaryRow & NoteWords & { replied_at: Date | null; reply_read_at: Date | null };

type NoteDetail = Omit<Note, "comment_list" | "readers" | "facts" | "days" | "earlier" | "offers">;

/** As one coach sees it, without what stands beside it. */
export async function findNote(
  db: Queryable,
  teamId: number,
  userId: number,
  id: number,
): Promise<NoteDetail | undefined> {
  const { rows } = await db.query<DetailRow>(
    `select ${summaryColumns}, ${wordColumns}, n.replied_at, n.reply_read_at
     from notes n ${summaryJoins("$2")} where n.team_id = $1 and n.id = $3`,
    [teamId, userId, id],
  );
  return rows.map(present)[0];
}

const present = (row: DetailRow): NoteDetail => ({
  ...presentSummary(row),
  parts: partsOf(row),
  goals: row.goals && { ...row.goals, ticked: tickedOf(row) },
  answer_read_at:
    row.replied_at && row.reply_read_at && row.reply_read_at >= row.replied_at ? row.reply_read_at.toISOString() : null,
});

/** できたマス, in order. */
function tickedOf({ questions, answers }: NoteWords): number[] {
  const asked = questions?.find(({ kind }) => kind === "goals");
  const ticked = answers?.find(({ question_id }) => question_id === asked?.id)?.value;
  return Array.isArray(ticked) ? ticked.toSorted((a, b) => a - b) : [];
}

/** The notes of the same player before it, the newest first. */
export async function listEarlierNotes(
  db: Queryable,
  teamId: number,
  noteId: number,
  most: number,
): Promise<Note["earlier"]> {
  const { rows } = await db.query<Note["earlier"][number]>(
    `select o.id as note_id, o.day, o.excerpt
     from notes n join notes o on o.team_id = n.team_id and o.member_id = n.member_id
       and (o.day, o.written_at, o.id) < (n.day, n.written_at, n.id)
     where n.team_id = $1 and n.id = $2 order by o.day desc, o.written_at desc, o.id desc limit $3`,
    [teamId, noteId, most],
  );
  return rows;
}

/** Of each day with a note, both days included: 手ごたえ of the last one that has it. */
export async function listNotedDays(
  db: Queryable,
  teamId: number,
  memberId: number,
  { start, end }: { start: string; end: string },
): Promise<Map<string, number | null>> {
  const { rows } = await db.query<{ day: string; scale: number | null }>(
    `select day, (array_agg(scale order by written_at desc, id desc) filter (where scale is not null))[1] as scale
     from notes where team_id = $1 and member_id = $2 and day between $3 and $4 group by day`,
    [teamId, memberId, start, end],
  );
  return new Map(rows.map(({ day, scale }) => [day, scale]));
}
