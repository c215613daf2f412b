import type { Queryable } from "../../db/pool.ts";

/** Some of the notices that left before `before`, with what was answered, their mails and files; returns how many. */
export async function deleteOldNotices(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from notices where (team_id, id) in (
       select team_id, id from notices
       where state = 'sent' and leaves_at < $1 and coalesce(deadline < $1, true) limit 20 for update skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}

/** Some of the reminders that were made before `before`; returns how many. */
export async function deleteOldReminders(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from notice_mails where (team_id, id) in (
       select team_id, id from notice_mails
       where kind = 'reminder' and created_at < $1 and state <> 'waiting' limit 1000 for update skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}

/** Some of the attachments that were sent at `before` or earlier, and that no notice names; returns how many. */
export async function deleteLoneNoticeFiles(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from notice_files where (team_id, id) in (
       select team_id, id from notice_files
       where notice_id is null and created_at <= $1 limit 100 for update skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}

/** Some of the links that were over, revoked or expired, before `before`; returns how many. */
export async function deleteEndedFamilyLinks(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from family_links where token_hash in (
       select token_hash from family_links where expires_at < $1 or revoked_at < $1 limit 1000 for update skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}
