import { csvImport, retention, videoLimits } from "@kyuseki/domain";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Db } from "../db/pool.ts";
import type { Files } from "../files/files.ts";
import { loggableError } from "../log/loggableError.ts";
import { deletionCutoff } from "../store/members/memberChanges.ts";
import { answersStoredMs, deleteIdempotencyKeys } from "../store/platform/idempotency.ts";
import { deleteSealedAnswers } from "../store/platform/sealedAnswers.ts";
import { deleteOldEvents, deleteOldProviderEvents, deleteRevokedFeeds } from "../store/privacy/expiredEvents.ts";
import {
  deleteEndedFamilyLinks,
  deleteLoneNoticeFiles,
  deleteOldNotices,
  deleteOldReminders,
} from "../store/privacy/expiredNotices.ts";
import {
  deleteArchivedPhotos,
  deleteEndedAccess,
  deleteExpiredMeasurements,
  deleteExpiredMembers,
  deleteExpiredPitchCounts,
  deleteExpiredTraining,
  deleteLoneVideos,
  deleteOldAudit,
  deleteOldCsvImports,
  deleteOldJoinCodes,
  deleteOldUploads,
  deleteWaitingCsvFiles,
} from "../store/privacy/expiredRows.ts";
import { removeDiscardedFiles } from "./removeDiscardedFiles.ts";

type Options = { db: Db; now: () => Date; log: FastifyBaseLogger };
type Started = Options & { files: Files };

/** What has been kept long enough is erased when the server begins to listen and every hour while it is open (P4). */
export function startRetention(app: FastifyInstance, { db, files, now, log }: Started) {
  let hourly: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let closing = false;

  function sweep() {
    underWay ??= deleteExpired({ db, now, log }, () => closing)
      .catch((error: unknown) =>
        log.error({ failure: loggableError(error) }, "what is past its time could not be erased"),
      )
      .then(() => (closing ? undefined : removeDiscardedFiles({ db, files, log })))
      .finally(() => {
        underWay = undefined;
      });
  }

  app.addHook("onListen", async () => {
    sweep();
    hourly = setInterval(sweep, hourMs).unref();
  });
  app.addHook("onClose", async () => {
    closing = true;
    clearInterval(hourly);
    await underWay;
  });
}

/**
 * One kind after the other, each a few rows at a time so that nobody waits long for them, until none or `stopped`. One that
 * fails leaves the others alone. @throws what the first of them failed with
 */
export async function deleteExpired({ db, now, log }: Options, stopped = () => false) {
  const failures: unknown[] = [];
  for (const [kind, erase] of Object.entries(expired)) {
    let erased = 0;
    try {
      for (let batch = 1; batch > 0 && !stopped(); erased += batch) batch = await erase(db, now());
    } catch (error) {
      failures.push(error);
    }
    if (erased > 0) log.info({ kind, erased }, "past its time, and erased");
  }
  if (failures.length > 0) throw failures[0];
}

const hourMs = 60 * 60 * 1000;
/** Videos begun to be sent at that moment, or before it, are over. */
export const uploadCutoff = (now: Date) => new Date(now.getTime() - videoLimits.unfinishedHours * hourMs);
/** Files sent at that moment, or before it, wait no longer for their import. */
export const csvFileCutoff = (now: Date) => new Date(now.getTime() - csvImport.waitingHours * hourMs);
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * hourMs);

/** Each erases some, and says how many. */
const expired = {
  members: (db, now) => deleteExpiredMembers(db, deletionCutoff(now)),
  archivedPhotos: (db, now) => deleteArchivedPhotos(db, daysBefore(now, retention.archivedPhotoDays)),
  pitchCounts: (db, now) => deleteExpiredPitchCounts(db, deletionCutoff(now)),
  measurements: (db, now) => deleteExpiredMeasurements(db, deletionCutoff(now)),
  trainingEntries: (db, now) => deleteExpiredTraining(db, deletionCutoff(now)),
  videoUploads: (db, now) => deleteOldUploads(db, uploadCutoff(now)),
  loneVideos: (db) => deleteLoneVideos(db),
  waitingCsvFiles: (db, now) => deleteWaitingCsvFiles(db, csvFileCutoff(now)),
  csvImports: (db, now) => deleteOldCsvImports(db, daysBefore(now, csvImport.fileDays)),
  // They repeat what a call answered, names and all.
  answers: (db, now) => deleteIdempotencyKeys(db, new Date(now.getTime() - answersStoredMs)),
  sealedAnswers: (db, now) => deleteSealedAnswers(db, new Date(now.getTime() - answersStoredMs)),
  auditLines: (db, now) => deleteOldAudit(db, daysBefore(now, retention.auditDays)),
  notices: (db, now) => deleteOldNotices(db, daysBefore(now, retention.noticeDays)),
  reminders: (db, now) => deleteOldReminders(db, daysBefore(now, retention.noticeDays)),
  events: (db, now) => deleteOldEvents(db, daysBefore(now, retention.eventDays)),
  providerEvents: (db, now) => deleteOldProviderEvents(db, daysBefore(now, retention.eventDays)),
  calendarFeeds: (db, now) => deleteRevokedFeeds(db, daysBefore(now, retention.endedFamilyLinkDays)),
  loneNoticeFiles: (db, now) => deleteLoneNoticeFiles(db, daysBefore(now, retention.loneFileDays)),
  familyLinks: (db, now) => deleteEndedFamilyLinks(db, daysBefore(now, retention.endedFamilyLinkDays)),
  access: (db, now) => deleteEndedAccess(db, now),
  joinCodes: (db, now) => deleteOldJoinCodes(db, daysBefore(now, retention.endedJoinCodeDays)),
} as const satisfies Record<string, (db: Db, now: Date) => Promise<number>>;
