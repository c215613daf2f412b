import type { GradeGroup, HomeNote, NoteCounts, NoteSummary, NoteView } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { firstRow } from "../sql/firstRow.ts";
import { isReopened, presentSummary, type SummaryRow, summaryColumns, summaryJoins } from "./noteSummaries.ts";

/**
 * Where a note stands in the queue: 2 未返信 with 痛み・違和感, also once more after a change, 1 other 未返信, 0 answered, and 0
 * for all in another order;
 * `micros` since 1970.
 */
export type QueuePlace = { rank: number; micros: number; id: number };

export type NoteFilters = {
  view: NoteView;
  group?: GradeGroup | undefined;
  member_id?: number | undefined;
  template_id?: number | undefined;
  /** Days of the notes, both included. */
  from?: string | undefined;
  to?: string | undefined;
};

/** As the queue has them, or all by when they were written. */
type NoteOrder = "queue" | "newest" | "oldest";

type Row = SummaryRow & QueuePlace;

/**
 * So many notes of active players, or of the one asked for, in their order after a place; `next` is the place
 * of the last of them, null when none follow.
 */
export async function listNotes(
  db: Queryable,
  teamId: number,
  userId: number,
  page: { filters: NoteFilters; order: NoteOrder; after: QueuePlace | null; most: number },
): Promise<{ notes: NoteSummary[]; next: QueuePlace | null }> {
  const { filters, order, after, most } = page;
  const { place, way, follows } = orders[order];
  const { rows } = await db.query<Row>(
    `with n as (
       select n.*, ${place} as rank from notes n ${queueJoins}
       where ${matching(filters.view)} and ($8::int is null or (${place}, n.written_at, n.id)
         ${follows} ($8::int, 'epoch'::timestamptz + $9::float8 * interval '1 microsecond', $10::int))
       order by ${place} ${way}, n.written_at ${way}, n.id ${way} limit $11)
     select ${summaryColumns}, n.id, n.rank, (extract(epoch from n.written_at) * 1000000)::bigint as micros
     from n ${summaryJoins("$2")} where m.team_id = $1
     order by n.rank ${way}, n.written_at ${way}, n.id ${way}`,
    [...valuesOf(teamId, userId, filters), after?.rank ?? null, after?.micros ?? null, after?.id ?? null, most + 1],
  );
  const shown = rows.slice(0, most);
  const last = rows.length > most ? shown.at(-1) : undefined;
  return {
    notes: shown.map(presentSummary),
    next: last ? { rank: last.rank, micros: last.micros, id: last.id } : null,
  };
}

/** How many notes the filters leave. */
export async function countListedNotes(
  db: Queryable,
  teamId: number,
  userId: number,
  filters: NoteFilters,
): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from notes n ${queueJoins} where ${matching(filters.view)}`,
    valuesOf(teamId, userId, filters),
  );
  return firstRow(rows).total;
}

/** 未返信 of active players, and those of them that speak of 痛み・違和感. */
export async function countUnanswered(db: Queryable, teamId: number): Promise<NoteCounts> {
  const { rows } = await db.query<NoteCounts>({
    name: "unanswered notes",
    text: `select count(*)::int as unanswered, (count(*) filter (where n.pain))::int as pain
           from notes n join live_members m on m.team_id = n.team_id and m.id = n.member_id and m.state = 'active'
           where n.team_id = $1 and ${rank} > 0`,
    values: [teamId],
  });
  return firstRow(rows);
}

/** The first of 未返信 in the order of the queue. */
export async function listFirstUnanswered(db: Queryable, teamId: number, most: number): Promise<HomeNote[]> {
  const { rows } = await db.query<Omit<HomeNote, "written_at"> & { written_at: Date }>({
    name: "first unanswered notes",
    text: `select n.id as note_id, n.written_at, n.excerpt, n.pain, json_build_object(
             'id', m.id, 'last_name', m.last_name, 'first_name', m.first_name, 'grade', m.grade) as member
           from notes n join live_members m on m.team_id = n.team_id and m.id = n.member_id and m.state = 'active'
           where n.team_id = $1 and ${rank} > 0 order by ${rank} desc, n.written_at desc, n.id desc limit $2`,
    values: [teamId, most],
  });
  return rows.map((row) => ({ ...row, written_at: row.written_at.toISOString() }));
}

/** As the index of the queue has it. */
const rank = `(case when n.replies > 0 and not ${isReopened} then 0 when n.pain then 2 else 1 end)`;

const orders = {
  queue: { place: rank, way: "desc", follows: "<" },
  newest: { place: "0::int", way: "desc", follows: "<" },
  oldest: { place: "0::int", way: "asc", follows: ">" },
} as const satisfies Record<NoteOrder, object>;

const queueJoins = `
  join live_members m on m.team_id = n.team_id and m.id = n.member_id
  left join note_reads r on r.team_id = n.team_id and r.note_id = n.id and r.user_id = $2`;

const matching = (view: NoteView) => `
  n.team_id = $1 and ${views[view]} and (m.state = 'active' or n.member_id = $4)
  and ($3::text is null or left(m.grade, 1) = $3) and ($4::int is null or n.member_id = $4)
  and ($5::int is null or n.template_id = $5)
  and ($6::date is null or n.day >= $6) and ($7::date is null or n.day <= $7)`;

const views = {
  all: "true",
  unanswered: `${rank} > 0`,
  starred: "r.starred",
  pain: "n.pain",
} as const satisfies Record<NoteView, string>;

const valuesOf = (teamId: number, userId: number, { group, member_id, template_id, from, to }: NoteFilters) => [
  teamId,
  userId,
  group ?? null,
  member_id ?? null,
  template_id ?? null,
  from ?? null,
  to ?? null,
];
