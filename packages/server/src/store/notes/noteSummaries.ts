import type { GivenStamp, NoteSummary } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** As the database answers: moments are no texts yet. */
export type SummaryRow = Omit<NoteSummary, "written_at" | "changed_at" | "stamps"> & {
  written_at: Date;
  changed_at: Date | null;
  stamps: GivenStamp[];
};

/** Whether a note `n` speaks of pain and was changed after its latest answer; as the index of the queue has it. */
export const isReopened = "(n.pain and coalesce(n.changed_at > n.replied_at, false))";

/** A line of the queue from a note `n`, its member `m`, its version of a template `v` and the caller's own `r`. */
export const summaryColumns = `
  n.id as note_id,
  json_build_object('id', m.id, 'last_name', m.last_name, 'first_name', m.first_name, 'grade', m.grade) as member,
  n.day, n.written_at, n.changed_at, n.late, coalesce(v.name, n.title) as title, n.template_id, n.writer, n.excerpt,
  n.scale, n.pain, n.version,
  (select coalesce(json_agg(json_build_object('stamp', s.stamp, 'at', s.created_at, 'by', case when u.id is not null then
            json_build_object('id', u.id, 'name', u.name, 'coach_type', u.coach_type) end)
            order by s.created_at, s.id), '[]')
   from note_stamps s left join users u on u.id = s.user_id where s.team_id = n.team_id and s.note_id = n.id) as stamps,
  (select count(*)::int from note_comments c where c.team_id = n.team_id and c.note_id = n.id) as comments,
  ${isReopened} as reopened, r.read_at is not null as read, coalesce(r.starred, false) as starred`;

/** What belongs to a note `n`, for the coach whose id is `user`; notes of deleted members are nobody's. */
export const summaryJoins = (user: string) => `
  join live_members m on m.team_id = n.team_id and m.id = n.member_id
  left join note_template_versions v
    on v.team_id = n.team_id and v.template_id = n.template_id and v.version = n.template_version
  left join note_reads r on r.team_id = n.team_id and r.note_id = n.id and r.user_id = ${user}`;

/** Without what the row holds besides. */
export const presentSummary = (row: SummaryRow): NoteSummary => ({
  note_id: row.note_id,
  member: row.member,
  day: row.day,
  written_at: row.written_at.toISOString(),
  changed_at: row.changed_at?.toISOString() ?? null,
  late: row.late,
  title: row.title,
  template_id: row.template_id,
  writer: row.writer,
  excerpt: row.excerpt,
  scale: row.scale,
  pain: row.pain,
  version: row.version,
  // PostgreSQL writes a moment within JSON with the session's offset.
  stamps: row.stamps.map(({ by, stamp, at }) => ({ by, stamp, at: new Date(at).toISOString() })),
  comments: row.comments,
  reopened: row.reopened,
  read: row.read,
  starred: row.starred,
});

/** Those of them that exist, in the order given, as one coach sees them. */
export async function listSummaries(
  db: Queryable,
  teamId: number,
  userId: number,
  ids: readonly number[],
): Promise<NoteSummary[]> {
  const { rows } = await db.query<SummaryRow>(
    `select ${summaryColumns} from notes n ${summaryJoins("$2")}
     where n.team_id = $1 and n.id = any($3) order by array_position($3::int[], n.id)`,
    [teamId, userId, ids],
  );
  return rows.map(presentSummary);
}
