import { setTimeout as wait } from "node:timers/promises";
import { afterQuietHours, noticeLimits } from "@kyuseki/domain";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/pool.ts";
import { loggableError } from "../log/loggableError.ts";
import {
  deleteFailedMails,
  deleteMail,
  deleteWithdrawnMails,
  lockDueMail,
  type QueuedMail,
  updateMailDue,
  updateMailFailed,
} from "../store/platform/outbox.ts";
import { longestSendMs, type Mailer, mailsAtOnce } from "./mailer.ts";
import { permanentFailure } from "./permanentFailure.ts";

type Options = { db: Db; mailer: Mailer; now: () => Date; log: FastifyBaseLogger };

/**
 * Sends what is queued: when woken, and every minute what a pause, a crash or another server left. A mail goes out once,
 * unless the process dies, or is cut off from the database for long, between the SMTP server's "taken" and the row's end.
 */
export function createOutbox({ db, mailer, now, log }: Options) {
  /** Mails that were sent but whose rows are not deleted yet. */
  const taken = new Set<string>();
  const underWay = new Set<Promise<void>>();
  let busy = 0;
  let wakes = 0;
  let stopping = false;
  const stopped = new AbortController();
  /** Of the clock that never goes back, in milliseconds. */
  let nextTurn = 0;

  const inMs = (ms: number) => new Date(now().getTime() + ms);

  /** Until nothing is due. Whoever finds a mail calls another to look for the next. */
  async function work() {
    busy += 1;
    try {
      while (!stopping) {
        await untilTurn();
        if (stopping) return;
        const wakesSeen = wakes;
        const mail = await lockNext();
        if (!mail && wakesSeen === wakes) return;
        if (!mail) continue;
        nextTurn = Math.max(nextTurn, performance.now()) + minuteMs / mailer.perMinute;
        begin();
        await deliver(mail);
      }
    } finally {
      busy -= 1;
    }
  }

  /** Ordinary mails to families stay where they are from 21:00 until 7:00, whatever held them up (CO-4). */
  function lockNext() {
    const at = now();
    return lockDueMail(db, { now: at, quiet: afterQuietHours(at) > at, heldUntil: inMs(heldMs) });
  }

  /** Until another mail may leave; at once when stopped. */
  async function untilTurn() {
    await wait(Math.max(0, nextTurn - performance.now()), undefined, { signal: stopped.signal }).catch(() => {});
  }

  async function deliver(mail: QueuedMail) {
    if (!taken.has(mail.id)) {
      const error = await mailer.send(mail).then(
        () => null,
        (reason: unknown) => ({ reason }),
      );
      if (error) return putBack(mail, error.reason);
      taken.add(mail.id);
    }
    await forget(mail.id);
  }

  async function forget(id: string) {
    await deleteMail(db, id, now());
    taken.delete(id);
  }

  async function putBack(mail: QueuedMail, error: unknown) {
    const dueAt = inMs(pauseMs(mail.attempts));
    const triedForMs = mail.waits_at_night ? dayMs + nightMs : dayMs;
    const tooLate = dueAt.getTime() > mail.created_at.getTime() + triedForMs;
    const failure = permanentFailure(error) ?? (tooLate ? "unreachable" : null);
    log.warn({ attempts: mail.attempts, givenUp: failure !== null, ...loggable(error) }, "a mail could not be sent");
    await (failure ? updateMailFailed(db, mail, failure, now()) : updateMailDue(db, mail, dueAt));
  }

  async function tidyUp() {
    for (const id of taken) await forget(id);
    await deleteWithdrawnMails(db, now());
    await deleteFailedMails(db, inMs(-failedKeptMs));
  }

  /** Runs in the background; on failure the mail stays in the table for the next minute. */
  function follow(task: Promise<void>) {
    const followed: Promise<void> = task
      .catch((error: unknown) => log.error({ failure: loggableError(error) }, "the outbox could not be worked"))
      .finally(() => underWay.delete(followed));
    underWay.add(followed);
  }

  function begin() {
    if (!stopping && busy < mailsAtOnce) follow(work());
  }

  function wake() {
    wakes += 1;
    begin();
  }

  const everyMinute = setInterval(() => {
    follow(tidyUp());
    wake();
  }, minuteMs);
  everyMinute.unref();

  return {
    wake,
    /** Begins nothing more, and waits for mails being sent, but not longer than `patienceMs`. */
    async stop(patienceMs = 8000) {
      stopping = true;
      stopped.abort();
      clearInterval(everyMinute);
      const tooLate = setTimeout(mailer.close, patienceMs);
      await Promise.all(underWay);
      clearTimeout(tooLate);
      mailer.close();
    },
  };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Length of the quiet hours. */
const nightMs = (24 - noticeLimits.quietFromHour + noticeLimits.quietToHour) * hourMs;
const failedKeptMs = 30 * dayMs;
/** Includes a margin for clocks that differ between servers. */
const heldMs = longestSendMs + 5 * minuteMs;

/** 1, 2, 4 … minutes, and at most four hours. */
const pauseMs = (attempts: number) => Math.min(minuteMs * 2 ** (attempts - 1), 4 * hourMs);

/** Without the SMTP server's words, which quote the address. */
function loggable(error: unknown) {
  const { kind, code } = loggableError(error);
  return { kind, code, smtp: error instanceof Error && "responseCode" in error ? error.responseCode : undefined };
}
