import type { FamilyNotice, NoticeVersion } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { FamilyReader } from "./familyPage.ts";

/** Notices that left after `since` are on a family's page. */
type Shown = { memberIds: readonly number[]; reader: FamilyReader; since: Date };

/** Without its files, which come with their links. */
export type FamilyNoticeRow = Omit<FamilyNotice, "files">;

/** What these players were sent, the newest first, or one notice of it. */
export async function listFamilyNotices(
  db: Queryable,
  teamId: number,
  { memberIds, reader, since }: Shown,
  noticeId: number | null = null,
): Promise<FamilyNoticeRow[]> {
  const { rows } = await db.query<Row>(
    `select n.id as notice_id, n.level = 'urgent' as urgent, n.choices, n.deadline,
       (select json_agg(json_build_object('number', v.number, 'title', v.title, 'body', v.body, 'at', v.at,
                                          'author', v.author) order by v.number desc)
        from notice_versions v where v.team_id = n.team_id and v.notice_id = n.id) as versions,
       json_agg(json_build_object('member_id', r.member_id, 'read_at', r.${reader}_read_at,
         'read_version', r.${reader}_read_version, 'answer', r.answer, 'comment', r.comment,
         'answered_at', r.answered_at, 'late', r.late) order by r.member_id) as children
     from notices n join notice_recipients r on r.team_id = n.team_id and r.notice_id = n.id
     where n.team_id = $1 and r.member_id = any($2) and n.state = 'sent' and n.leaves_at > $3
       and ($4::int is null or n.id = $4)
     group by n.team_id, n.id order by n.leaves_at desc, n.id desc limit $5`,
    [teamId, memberIds, since, noticeId, most],
  );
  return rows.map(({ deadline, versions, children, ...row }) => ({
    ...row,
    deadline: deadline?.toISOString() ?? null,
    versions: (versions ?? []).map((version) => ({ ...version, at: inUtc(version.at) })),
    children: children.map(({ read_at, answered_at, ...child }) => ({
      ...child,
      read_at: read_at && inUtc(read_at),
      answered_at: answered_at && inUtc(answered_at),
    })),
  }));
}

type Row = Omit<FamilyNoticeRow, "deadline" | "versions"> & { deadline: Date | null; versions: NoticeVersion[] | null };

/** PostgreSQL writes a moment within JSON with the session's offset. */
const inUtc = (at: string) => new Date(at).toISOString();

/** Bounds the answer: a club that sends one every day for half a year. */
const most = 200;

/** Nobody else writes what these players' families read and answer until the transaction ends. */
export async function lockNoticeRecipients(
  tx: Queryable,
  teamId: number,
  noticeId: number,
  memberIds: readonly number[],
) {
  await tx.query(
    `select from notice_recipients where team_id = $1 and notice_id = $2 and member_id = any($3)
     order by member_id for update`,
    [teamId, noticeId, memberIds],
  );
}

/** Version `version`, or the latest where that is earlier. What was read before stays with its moment. */
export async function updateNoticeRead(
  db: Queryable,
  teamId: number,
  noticeId: number,
  { memberIds, reader, version }: { memberIds: readonly number[]; reader: FamilyReader; version: number },
  now: Date,
) {
  await db.query(
    `update notice_recipients r set ${reader}_read_at = $5, ${reader}_read_version = least($4, latest.number)
     from (select max(number) as number from notice_versions where team_id = $1 and notice_id = $2) latest
     where r.team_id = $1 and r.notice_id = $2 and r.member_id = any($3)
       and coalesce(r.${reader}_read_version, -1) < least($4, latest.number)`,
    [teamId, noticeId, memberIds, version, now],
  );
}

/** The last answer counts. The same answer again changes nothing, so that a repetition does not become late. */
export async function updateNoticeAnswer(
  db: Queryable,
  teamId: number,
  noticeId: number,
  { memberId, answer, comment }: { memberId: number; answer: string; comment: string },
  now: Date,
) {
  await db.query(
    `update notice_recipients r set answer = $4, comment = $5, answered_at = $6, late = coalesce(n.deadline < $6, false)
     from notices n
     where n.team_id = $1 and n.id = $2 and r.team_id = $1 and r.notice_id = $2 and r.member_id = $3
       and (r.answer, r.comment) is distinct from ($4, $5)`,
    [teamId, noticeId, memberId, answer, comment, now],
  );
}
