import type { NoticeDraft, NoticeState } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** A notice as its table has it. */
export type StoredNotice = {
  notice_id: number;
  state: NoticeState;
  version: number;
  title: string;
  body: string;
  member_ids: number[];
  audience: string;
  choices: string[];
  deadline: Date | null;
  remind: boolean;
  level: "normal" | "urgent";
  send_at: Date | null;
  leaves_at: Date | null;
  author: string;
  user_id: number | null;
  updated_at: Date;
};

export const noticeColumns = `
  id as notice_id, state, version, title, body, member_ids, audience, choices, deadline, remind, level, send_at, leaves_at,
  author, user_id, updated_at`;

export async function findNotice(db: Queryable, teamId: number, id: number): Promise<StoredNotice | undefined> {
  const { rows } = await db.query<StoredNotice>(`select ${noticeColumns} from notices where team_id = $1 and id = $2`, [
    teamId,
    id,
  ]);
  return rows[0];
}

/** Nobody else changes or sends it until the transaction ends. */
export async function lockNotice(tx: Queryable, teamId: number, id: number): Promise<StoredNotice | undefined> {
  const { rows } = await tx.query<StoredNotice>(
    `select ${noticeColumns} from notices where team_id = $1 and id = $2 for update`,
    [teamId, id],
  );
  return rows[0];
}

/** The sent notices of which a mail about the member waits, by id: before the member, as everything that mails locks them. */
export async function lockWaitingNotices(tx: Queryable, teamId: number, memberId: number) {
  await tx.query(
    `select 1 from notices where team_id = $1 and id in (
       select m.notice_id from outbox o join notice_mails m on m.team_id = o.team_id and m.id = o.notice_mail_id
       where o.team_id = $1 and o.failed_at is null and $2 = any(m.member_ids))
     order by id for update`,
    [teamId, memberId],
  );
}

/** What is written of a notice, and by whom. */
export type NoticeWriting = Omit<NoticeDraft, "file_ids"> & {
  state: Exclude<NoticeState, "sent">;
  leaves_at: Date | null;
  user_id: number;
  author: string;
  now: Date;
};

export async function insertNotice(tx: Queryable, teamId: number, writing: NoticeWriting): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into notices (team_id, ${written}) values ($1, ${places(2)}) returning id`,
    [teamId, ...valuesOf(writing)],
  );
  const [row] = rows;
  if (!row) throw new Error("the notice was not written");
  return row.id;
}

export async function updateNotice(tx: Queryable, teamId: number, id: number, writing: NoticeWriting) {
  await tx.query(
    `update notices set (${written}) = row(${places(3)}), version = version + 1 where team_id = $1 and id = $2`,
    [teamId, id, ...valuesOf(writing)],
  );
}

/** Back to the drafts. */
export async function updateNoticeCancelled(tx: Queryable, teamId: number, id: number, now: Date) {
  await tx.query(
    `update notices set state = 'draft', leaves_at = null, version = version + 1, updated_at = $3
     where team_id = $1 and id = $2`,
    [teamId, id, now],
  );
}

/** With its files. */
export async function deleteNotice(tx: Queryable, teamId: number, id: number) {
  await tx.query("delete from notices where team_id = $1 and id = $2", [teamId, id]);
}

export async function countDrafts(db: Queryable, teamId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*) from notices where team_id = $1 and state = 'draft'",
    [teamId],
  );
  return rows[0]?.count ?? 0;
}

/** Of these, those who are on the roster or were: neither applicants nor deleted ones. */
export async function listKnownMembers(
  db: Queryable,
  teamId: number,
  ids: readonly number[],
): Promise<{ id: number; state: "active" | "archived" }[]> {
  const { rows } = await db.query<{ id: number; state: "active" | "archived" }>(
    "select id, state from live_members where team_id = $1 and id = any($2) and state <> 'applied' order by id",
    [teamId, ids],
  );
  return rows;
}

const columns = [
  "state",
  "title",
  "body",
  "member_ids",
  "audience",
  "choices",
  "deadline",
  "remind",
  "level",
  "send_at",
  "leaves_at",
  "user_id",
  "author",
] as const;
const written = `${columns.join(", ")}, updated_at`;
const valuesOf = (writing: NoticeWriting) => [...columns.map((column) => writing[column]), writing.now];
const places = (first: number) => [...columns, "now"].map((_, index) => `$${first + index}`).join(", ");
