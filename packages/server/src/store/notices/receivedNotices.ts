import { analyzerSource, trainingSource } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { columnsOf } from "../sql/columns.ts";

/** The member column that says whether a source's product is in use, for sources whose products carry notices. */
const usageColumns = new Map([
  [analyzerSource, "nextshot_usage"],
  [trainingSource, "nextrainer_usage"],
]);

/** Whether keys of the source may see and answer notices at all. */
export const isNoticeSource = (source: string) => usageColumns.has(source);

const isLinked = (source: string) => `m.${usageColumns.get(source) ?? "none"} = 'in_use' and m.state = 'active'
  and not exists (select from teams t where t.team_id = m.team_id and t.closed_at is not null)`;

export async function findAnyLinkedMember(db: Queryable, source: string, teamId: number, memberId: number) {
  const { rowCount } = await db.query(
    `select from live_members m where m.team_id = $1 and m.id = $2 and ${isLinked(source)}`,
    [teamId, memberId],
  );
  return rowCount === 1;
}

export type ReceivedKey = { team_id: number; member_id: number; notice_id: number };

/** What one player has done with a notice. */
export type Received = ReceivedKey & {
  player_read_at: Date | null;
  player_read_version: number | null;
  answer: string | null;
  comment: string;
  answered_at: Date | null;
  late: boolean;
};
export type ReceivedNotice = Received & {
  choices: string[];
  deadline: Date | null;
  latest: number;
  family_id: number;
  team_name: string;
  /** A reminder of the family has not left yet. */
  reminder_waits: boolean;
};

/** Those of the notices that were sent to players linked with the source; nobody else writes them until the end. */
export async function lockReceivedNotices(
  tx: Queryable,
  source: string,
  keys: readonly ReceivedKey[],
  since: Date,
): Promise<ReceivedNotice[]> {
  const { rows } = await tx.query<ReceivedNotice>(
    `select r.team_id, r.member_id, r.notice_id, r.player_read_at, r.player_read_version, r.answer, r.comment,
       r.answered_at, r.late, n.choices, n.deadline, m.family_id,
       (select max(v.number) from notice_versions v where v.team_id = n.team_id and v.notice_id = n.id) as latest,
       (select t.name from teams t where t.team_id = n.team_id) as team_name,
       exists (select from notice_mails l where l.team_id = m.team_id and l.family_id = m.family_id
               and l.kind = 'reminder' and l.state = 'waiting') as reminder_waits
     from notice_recipients r
     join notices n on n.team_id = r.team_id and n.id = r.notice_id
     join live_members m on m.team_id = r.team_id and m.id = r.member_id
     where (r.team_id, r.member_id, r.notice_id) in (select * from unnest($1::int[], $2::int[], $3::int[]))
       and n.state = 'sent' and n.leaves_at > $4 and ${isLinked(source)}
     order by r.team_id, r.notice_id, r.member_id for update of r`,
    [...columnsOf(keys.map(keyOf), ["team_id", "member_id", "notice_id"]), since],
  );
  return rows;
}

const keyOf = ({ team_id, member_id, notice_id }: ReceivedKey): ReceivedKey => ({ team_id, member_id, notice_id });

export async function updateReceivedNotices(tx: Queryable, rows: readonly Received[]) {
  if (rows.length === 0) return;
  await tx.query(
    `update notice_recipients r set player_read_at = given.player_read_at,
       player_read_version = given.player_read_version, answer = given.answer, comment = given.comment,
       answered_at = given.answered_at, late = given.late
     from jsonb_to_recordset($1::jsonb) as given (team_id int, member_id int, notice_id int, player_read_at timestamptz,
       player_read_version smallint, answer text, comment text, answered_at timestamptz, late boolean)
     where r.team_id = given.team_id and r.notice_id = given.notice_id and r.member_id = given.member_id`,
    [JSON.stringify(rows)],
  );
}
