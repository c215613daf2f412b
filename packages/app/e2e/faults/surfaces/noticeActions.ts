import { cancelNotice, chooseFamilyMail, resendNotice, sendNotice, uploadNoticeFile } from "@kyuseki/domain";
import { linkMailedTo } from "../../practice/families.ts";
import { auditLines, idOf } from "../rows.ts";
import { type Surface, sending, sentences } from "../surface.ts";
import type { Visit } from "../visit.ts";
import { sentTo, written } from "./noticeSendings.ts";

/** A file that did not arrive stays in the list with the reason, and is sent again from there. */
const attaching: Surface = {
  ...sending,
  name: "お知らせの添付 /notification",
  endpoint: uploadNoticeFile,
  open: async (visit) => {
    await visit.page.goto("/notification");
    await openFiles(visit);
  },
  act: chooseFile,
  sayFailed: (visit, code) =>
    files(visit)
      .getByText(sentences[code] ?? "")
      .waitFor(),
  retry: (visit) => files(visit).getByRole("button", { name: "地図.pdfをもう一度送る" }).click(),
  // Nothing else is written: the draft is saved once it has the file.
  arrived: ({ page }) => page.getByText(/^下書きを自動保存しました/).waitFor(),
  unchanged: (visit) =>
    files(visit)
      .getByText(/^地図\.pdf（/)
      .waitFor(),
  resume: async (visit) => {
    await openFiles(visit);
    await chooseFile(visit);
  },
  rows: async ({ server, coach }) => {
    const { rowCount } = await server.db.query(
      "select from notice_files where team_id = $1 and notice_id is not null",
      [coach.teamId],
    );
    return rowCount ?? 0;
  },
};

const files = ({ page }: Visit) => page.getByRole("group", { name: "添付するファイル" });

function openFiles(visit: Visit) {
  return files(visit).getByRole("button", { name: "ファイルを添付" }).click();
}

function chooseFile(visit: Visit) {
  const buffer = Buffer.from("%PDF-1.7\n%%EOF\n");
  return files(visit)
    .locator("input[type=file]")
    .setInputFiles({ name: "地図.pdf", mimeType: "application/pdf", buffer });
}

/** The question stays open over the scheduled notice. */
const cancelling: Surface = {
  ...sending,
  name: "お知らせの予約の取り消し /notification/:notice_id",
  endpoint: cancelNotice,
  open: async (visit) => {
    const call = await visit.asCoach();
    const send_at = new Date(Date.now() + 2 * dayMs).toISOString();
    const member_ids = [await idOf(visit, "木村")];
    const { notice_id } = await call(sendNotice, { body: { ...written, member_ids, send_at } });
    await visit.page.goto(`/notification/${notice_id}`);
    await askToCancel(visit);
  },
  act: (visit) => question(visit).getByRole("button", { name: "予約を取り消す" }).dblclick(),
  retry: (visit) => question(visit).getByRole("button", { name: "予約を取り消す" }).dblclick(),
  arrived: ({ page }) => page.getByRole("link", { name: "続きを書く" }).waitFor(),
  unchanged: (visit) => question(visit).waitFor(),
  resume: async (visit) => {
    await askToCancel(visit);
    await cancelling.act(visit);
  },
  rows: (visit) => auditLines(visit, "notice_cancelled"),
};

const dayMs = 24 * 60 * 60 * 1000;
const question = ({ page }: Visit) => page.getByRole("alertdialog");

function askToCancel({ page }: Visit) {
  return page.getByRole("button", { name: "予約を取り消す" }).click();
}

/** The address stays among those that failed, and the mail can be sent again. */
const resending: Surface = {
  ...sending,
  name: "届かなかったメールをもう一度送る /notification/:notice_id",
  endpoint: resendNotice,
  open: async (visit) => {
    const { server, page } = visit;
    await giveAddress(visit, "wrong");
    const noticeId = await sentTo(visit, "木村");
    await server.db.query(
      `with gone as (delete from outbox where recipient = $1 returning notice_mail_id)
       update notice_mails set state = 'failed', failure = 'unknown_address', ended_at = now()
       where id in (select notice_mail_id from gone)`,
      [addressOf(visit, "wrong")],
    );
    await giveAddress(visit, "right");
    await page.goto(`/notification/${noticeId}`);
    await resendButton(visit).waitFor();
  },
  act: (visit) => resendButton(visit).click(),
  retry: (visit) => resendButton(visit).click(),
  arrived: (visit) => resendButton(visit).waitFor({ state: "detached" }),
  unchanged: (visit) => resendButton(visit).waitFor(),
  resume: (visit) => resendButton(visit).click(),
  rows: (visit) => auditLines(visit, "notice_resent"),
};

const resendButton = ({ page }: Visit) => page.getByRole("button", { name: "もう一度送る（木村 葵）" });

/** The family's page says that it did not arrive, and the same button sends it again. */
const mailChoice: Surface = {
  ...sending,
  name: "家族がメールを止める /f",
  endpoint: chooseFamilyMail,
  signedIn: false,
  replaces: true,
  open: async (visit) => {
    await giveAddress(visit, "home");
    await sentTo(visit, "木村");
    await visit.page.goto(await linkMailedTo(visit, addressOf(visit, "home")));
    await stopMail(visit).waitFor();
  },
  act: (visit) => stopMail(visit).click(),
  retry: (visit) => stopMail(visit).click(),
  arrived: ({ page }) => page.getByRole("button", { name: "メールを受け取る" }).waitFor(),
  unchanged: (visit) => stopMail(visit).waitFor(),
  rows: async ({ server, coach }) =>
    (await server.db.query("select from mail_stops where team_id = $1", [coach.teamId])).rowCount ?? 0,
};

const stopMail = ({ page }: Visit) => page.getByRole("button", { name: "メールを止める" });

/** Of this visit's team alone: the others share the outbox. */
const addressOf = ({ coach }: Visit, box: string) => `${box}-${coach.teamId}@families.example`;

function giveAddress(visit: Visit, box: string) {
  return visit.server.db.query("update members set guardian_email = $2 where team_id = $1 and last_name = '木村'", [
    visit.coach.teamId,
    addressOf(visit, box),
  ]);
}

/** On a server that sends mail. */
export const noticeActions: readonly Surface[] = [attaching, cancelling, resending, mailChoice];
