import type { Queryable } from "../../db/pool.ts";
import {
  deleteMemberRows,
  emptyMeasurements,
  reduceMeasurements,
  updateMeasurementsBeforeErasure,
} from "./erasedMembers.ts";

/**
 * Erases some of one team's members deleted at `deletedBefore` or earlier, with every row that hangs on them, leaving
 * alone whom another server or a call is holding. Returns how many.
 */
export async function deleteExpiredMembers(db: Queryable, deletedBefore: Date): Promise<number> {
  await updateMeasurementsBeforeErasure(db, "m.deleted_at <= $1", [deletedBefore]);
  // One team at a time: two servers that each hold two teams could wait for each other.
  return deleteMemberRows(
    db,
    `(team_id, id) in (
       select team_id, id from members
       where deleted_at <= $1 and team_id = (select team_id from members where deleted_at <= $1 limit 1)
       order by id limit $2 for update skip locked)`,
    [deletedBefore, membersAtOnce],
  );
}

/** Each may have thousands of measurements. */
const membersAtOnce = 20;

/** Some of the photos of who graduated or left at `before` or earlier; returns how many. */
export async function deleteArchivedPhotos(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from member_photos where (team_id, member_id) in (
       select p.team_id, p.member_id from member_photos p join members m on m.team_id = p.team_id and m.id = p.member_id
       where m.archived_at <= $1 limit 100 for update of p skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}

/** Some of the lines older than `before`; returns how many. */
export async function deleteOldAudit(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from audit_log where (team_id, id) in (
       select team_id, id from audit_log where at < $1 order by at limit 1000 for update skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}

/** Some of the codes that were over, revoked or expired, before `before`; returns how many. */
export async function deleteOldJoinCodes(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from join_codes where code in (
       select code from join_codes where least(expires_at, revoked_at) < $1 limit 1000 for update skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}

/**
 * Some of the pitch counts deleted at `deletedBefore` or earlier; returns how many. Of one that a source pushed the number
 * stays, without what was counted: the source may push all it has again, and the count must not come back.
 */
export async function deleteExpiredPitchCounts(db: Queryable, deletedBefore: Date): Promise<number> {
  const { rowCount: erased } = await db.query(
    `delete from pitch_counts where (team_id, member_id, date, id) in (
       select team_id, member_id, date, id from pitch_counts
       where deleted_at <= $1 and source_id is null limit 1000 for update skip locked)`,
    [deletedBefore],
  );
  const { rowCount: emptied } = await db.query(
    `update pitch_counts set pitches = 0, innings = null, note = '', finished_batter_at = null, pushed = null
     where (team_id, member_id, date, id) in (
       select team_id, member_id, date, id from pitch_counts
       where deleted_at <= $1 and source_id is not null
         and (pitches > 0 or innings is not null or note <> '' or pushed is not null)
       limit 1000 for update skip locked)`,
    [deletedBefore],
  );
  return (erased ?? 0) + (emptied ?? 0);
}

/** Some of the imports made before `before`, with their files; what they brought stays. Returns how many. */
export async function deleteOldCsvImports(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from csv_imports where (team_id, id) in (
       select team_id, id from csv_imports where imported_at < $1 limit 20 for update skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}

/** Files that were sent at `before` or earlier, and wait for their import still. */
export async function deleteWaitingCsvFiles(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from csv_files where (team_id, id) in (
       select team_id, id from csv_files where import_id is null and sent_at <= $1 limit 20 for update skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}

/**
 * Some of the measurements deleted at `deletedBefore` or earlier; returns how many. Of one that a source pushed the name
 * stays, without what was measured: the source may push all it has again, and the measurement must not come back. Of one
 * from a file stays what it is recognised by in the file, as long as that can be read again.
 */
export async function deleteExpiredMeasurements(db: Queryable, deletedBefore: Date): Promise<number> {
  const { rowCount: erased } = await db.query(
    `delete from deleted_measurements where (team_id, id) in (
       select d.team_id, d.id from deleted_measurements d
       where d.deleted_at <= $1 and d.source_id is null and not ${hasImport} limit 1000 for update skip locked)`,
    [deletedBefore],
  );
  const { rowCount: emptied } = await db.query(
    `${emptyMeasurements} where (team_id, id) in (
       select team_id, id from deleted_measurements
       where deleted_at <= $1 and source_id is not null and measurement <> '{}' limit 1000 for update skip locked)`,
    [deletedBefore],
  );
  const { rowCount: reduced } = await db.query(
    `${reduceMeasurements} where (team_id, id) in (
       select d.team_id, d.id from deleted_measurements d
       where d.deleted_at <= $1 and d.source_id is null and d.measurement ? 'id' and ${hasImport}
       limit 1000 for update skip locked)`,
    [deletedBefore],
  );
  return (erased ?? 0) + (emptied ?? 0) + (reduced ?? 0);
}

/** Some of the coaches' records of practice deleted at `deletedBefore` or earlier; returns how many. */
export async function deleteExpiredTraining(db: Queryable, deletedBefore: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from deleted_training_entries where (team_id, id) in (
       select team_id, id from deleted_training_entries where deleted_at <= $1 limit 1000 for update skip locked)`,
    [deletedBefore],
  );
  return rowCount ?? 0;
}
const hasImport = `exists (
  select from csv_imports i where i.team_id = d.team_id and i.id = (d.measurement->>'import_id')::int)`;

/** Some of the videos that were begun to be sent before `before`; returns how many. */
export async function deleteOldUploads(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from video_uploads where (team_id, id) in (
       select team_id, id from video_uploads where created_at <= $1 limit 100 for update skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}

/** Some of the videos sent for a ball that is gone for good; returns how many. */
export async function deleteLoneVideos(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `delete from videos where (team_id, id) in (
       select v.team_id, v.id from videos v
       where v.file is not null
         and not exists (select from measurements s where s.team_id = v.team_id and s.film_id = v.id)
         and not exists (
           select from deleted_measurements d
           where d.team_id = v.team_id and d.member_id = v.member_id and (d.measurement->>'film_id')::int = v.id)
       limit 100 for update of v skip locked)`,
  );
  return rowCount ?? 0;
}

/** Some of the sessions and links that ended at `now` or earlier; returns how many. */
export async function deleteEndedAccess(db: Queryable, now: Date): Promise<number> {
  let ended = 0;
  for (const [table, key] of [
    ["sessions", "token_hash"],
    ["password_resets", "user_id"],
    ["coach_invites", "(team_id, id)"],
    ["setup_code", "code_hash"],
    ["passkey_challenges", "challenge"],
    ["sign_in_tickets", "ticket_hash"],
  ] as const) {
    const columns = key.replace(/[()]/g, "");
    const { rowCount } = await db.query(
      `delete from ${table} where ${key} in (
         select ${columns} from ${table} where expires_at <= $1 limit 500 for update skip locked)`,
      [now],
    );
    ended += rowCount ?? 0;
  }
  return ended;
}
