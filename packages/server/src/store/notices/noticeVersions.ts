import type { NoticeVersion } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** The newest first. */
export async function listNoticeVersions(db: Queryable, teamId: number, noticeId: number): Promise<NoticeVersion[]> {
  const { rows } = await db.query<Omit<NoticeVersion, "at"> & { at: Date }>(
    `select number, title, body, at, author from notice_versions
     where team_id = $1 and notice_id = $2 order by number desc`,
    [teamId, noticeId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

type Words = { title: string; body: string; author: string };

/** As the notice leaves. */
export async function insertFirstVersion(tx: Queryable, teamId: number, noticeId: number, words: Words, now: Date) {
  await tx.query(
    `insert into notice_versions (team_id, notice_id, number, title, body, author, at) values ($1, $2, 0, $3, $4, $5, $6)`,
    [teamId, noticeId, words.title, words.body, words.author, now],
  );
}

/** New words of a sent notice; the earlier ones stay. Ask with the notice locked. */
export async function insertCorrection(tx: Queryable, teamId: number, noticeId: number, words: Words, now: Date) {
  await tx.query(
    `insert into notice_versions (team_id, notice_id, number, title, body, author, at)
     select $1, $2, max(number) + 1, $3, $4, $5, $6 from notice_versions where team_id = $1 and notice_id = $2`,
    [teamId, noticeId, words.title, words.body, words.author, now],
  );
  await tx.query(
    "update notices set title = $3, body = $4, version = version + 1, updated_at = $5 where team_id = $1 and id = $2",
    [teamId, noticeId, words.title, words.body, now],
  );
}
