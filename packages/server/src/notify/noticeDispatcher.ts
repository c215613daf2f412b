import { afterQuietHours } from "@kyuseki/domain";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { type Db, inTransaction } from "../db/pool.ts";
import { loggableError } from "../log/loggableError.ts";
import { updateDueNoticeSent } from "../store/notices/dueNotices.ts";
import { listFamilyAddresses } from "../store/notices/familyAddresses.ts";
import { insertRecipients } from "../store/notices/noticeRecipients.ts";
import { insertFirstVersion } from "../store/notices/noticeVersions.ts";
import { sendDeadlineReminder } from "./deadlineReminders.ts";
import type { Mailing } from "./mailing.ts";
import { queueNoticeMails } from "./queueNoticeMails.ts";

type Options = { db: Db; mail: Mailing | null; now: () => Date; log: FastifyBaseLogger };

/** Sends what is due every few seconds while the server is open (CO-6). Works without mail: families read on their page. */
export function startNoticeDispatcher(app: FastifyInstance, options: Options) {
  let underWay: Promise<void> | undefined;
  let closing = false;
  let timer: NodeJS.Timeout | undefined;

  function look() {
    underWay ??= dispatch(options, () => closing)
      .catch((error: unknown) =>
        options.log.error({ failure: loggableError(error) }, "notices that are due could not be sent"),
      )
      .finally(() => {
        underWay = undefined;
      });
  }

  app.addHook("onReady", async () => {
    look();
    timer = setInterval(look, everyMs).unref();
  });
  app.addHook("onClose", async () => {
    closing = true;
    clearInterval(timer);
    await underWay;
  });
}

/** Everything that is due now. */
export async function dispatch(options: Options, stopped = () => false) {
  for (const step of steps) {
    while (!stopped() && (await step(options)));
  }
}

/**
 * One notice leaves: its recipients, its first version and its mails are there with one transaction, or nothing is. False
 * when none is due. The number of statements does not grow with the recipients.
 */
async function sendDueNotice({ db, mail, now }: Options): Promise<boolean> {
  const at = now();
  const sent = await inTransaction(db, async (tx) => {
    const notice = await updateDueNoticeSent(tx, { now: at, quiet: afterQuietHours(at) > at });
    if (!notice) return false;
    const { team_id: teamId, notice_id: noticeId, author, user_id: userId, member_ids: memberIds } = notice;
    await insertRecipients(tx, teamId, noticeId, memberIds);
    await insertFirstVersion(tx, teamId, noticeId, notice, at);
    const publicUrl = mail?.publicUrl;
    if (publicUrl === undefined) return true;
    const addresses = await listFamilyAddresses(tx, teamId, memberIds);
    await queueNoticeMails(tx, teamId, { kind: "notice", notice, author, userId, addresses, publicUrl, now: at });
    return true;
  });
  if (sent) mail?.wake();
  return sent;
}

/** A notice is reminded of before its deadline (CO-5). */
async function remindBeforeDeadline({ db, mail, now }: Options): Promise<boolean> {
  if (mail?.publicUrl === undefined) return false;
  const reminded = await sendDeadlineReminder(db, mail.publicUrl, now());
  if (reminded) mail.wake();
  return reminded;
}

/** Each does one thing that is due, and says whether there was one. */
const steps: readonly ((options: Options) => Promise<boolean>)[] = [sendDueNotice, remindBeforeDeadline];

const everyMs = 5000;
