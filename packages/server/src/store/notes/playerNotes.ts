import type { DateRange, NamedMember, PlayerNote, PlayerNotes } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { type NoteWords, partsOf, wordColumns } from "./noteDetail.ts";
import { listComments } from "./noteReplies.ts";
import { presentSummary, type SummaryRow, summaryColumns, summaryJoins } from "./noteSummaries.ts";

/** Deleted ones are not found. */
export async function findNamedMember(db: Queryable, teamId: number, id: number): Promise<NamedMember | undefined> {
  const { rows } = await db.query<NamedMember>(
    "select id, last_name, first_name, grade from live_members where team_id = $1 and id = $2",
    [teamId, id],
  );
  return rows[0];
}

/** Months with notes of a player, the newest first, and the first day of all. */
export async function listNoteMonths(
  db: Queryable,
  teamId: number,
  memberId: number,
): Promise<Pick<PlayerNotes, "first_day" | "total" | "months">> {
  const { rows } = await db.query<{ month: string; notes: number; pain: number; first_day: string }>(
    `select to_char(day, 'YYYY-MM') as month, count(*)::int as notes, (count(*) filter (where pain))::int as pain,
       min(day) as first_day
     from notes where team_id = $1 and member_id = $2 group by 1 order by 1 desc`,
    [teamId, memberId],
  );
  return {
    first_day: rows.at(-1)?.first_day ?? null,
    total: rows.reduce((sum, { notes }) => sum + notes, 0),
    months: rows.map(({ month, notes, pain }) => ({ month, notes, pain })),
  };
}

/** Of a range of days, both included, as one coach sees them; the newest first, `most` at most. */
export async function listPlayerNotes(
  db: Queryable,
  teamId: number,
  userId: number,
  { memberId, range, most }: { memberId: number; range: DateRange; most: number },
): Promise<PlayerNote[]> {
  const { rows } = await db.query<SummaryRow & NoteWords>(
    `select ${summaryColumns}, ${wordColumns} from notes n ${summaryJoins("$2")}
     where n.team_id = $1 and n.member_id = $3 and n.day between $4 and $5
     order by n.day desc, n.written_at desc, n.id desc limit $6`,
    [teamId, userId, memberId, range.start, range.end, most],
  );
  const comments = await listComments(
    db,
    teamId,
    rows.map(({ note_id }) => note_id),
  );
  return rows.map((row) => ({
    ...presentSummary(row),
    parts: partsOf(row),
    comment_list: comments.get(row.note_id) ?? [],
  }));
}
