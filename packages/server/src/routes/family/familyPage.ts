import { contract, Failure } from "@kyuseki/domain";
import type { Tx } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import { createAudit } from "../../http/serve/audit.ts";
import { serve } from "../../http/serve/serve.ts";
import { updateFamilyFeedsRevoked } from "../../store/events/feeds.ts";
import { lockNoticeRecipients, updateNoticeAnswer, updateNoticeRead } from "../../store/notices/familyNotices.ts";
import { deleteMailStop, insertMailStop, readerOf, updateFamilyLinksRevoked } from "../../store/notices/familyPage.ts";
import { deleteWaitingMails } from "../../store/notices/noticeMails.ts";
import type { SignInOptions } from "../session/session.ts";
import { createFamilyPages } from "./familyPages.ts";
import { createLinkGuard, requireWorking } from "./linkGuard.ts";
import { pageOf, readNotice } from "./openedLink.ts";
import { type Opened, openLink } from "./openLink.ts";
import { renewReminders } from "./renewReminders.ts";

/** For whoever holds a family's link (CO-2). Nothing but the family's own children is told or changed. */
export function familyPageRoutes(api: Api, options: SignInOptions) {
  const { knownLink, writingLink } = createLinkGuard(api, options);
  const keptPage = createFamilyPages(api);

  serve(api, contract.getFamilyPage, async ({ db, now }, link) => keptPage(link, db, now), { before: knownLink });

  serve(
    api,
    contract.readFamilyNotice,
    async ({ body: { notice_id, version }, inTransaction, now }, link) =>
      inTransaction(async (tx) => {
        const opened = await requireWorking(tx, link, now);
        await lockNotice(tx, opened, notice_id, now);
        await markRead(tx, opened, notice_id, version, now);
        await renewReminders(tx, opened, api.mail?.publicUrl, now);
        return readNotice(tx, opened, notice_id, now);
      }),
    { before: writingLink },
  );

  serve(
    api,
    contract.answerFamilyNotice,
    async ({ body: { notice_id, member_id, answer, comment }, inTransaction, now }, link) =>
      inTransaction(async (tx) => {
        const opened = await requireWorking(tx, link, now);
        const notice = await lockNotice(tx, opened, notice_id, now);
        if (!notice.children.some((child) => child.member_id === member_id)) throw new Failure("not_found");
        if (!notice.choices.includes(answer)) throw noChoice();
        await updateNoticeAnswer(tx, link.team_id, notice_id, { memberId: member_id, answer, comment }, now);
        // Who answers has the latest version open.
        await markRead(tx, opened, notice_id, notice.versions[0]?.number ?? 0, now);
        await renewReminders(tx, opened, api.mail?.publicUrl, now);
        return readNotice(tx, opened, notice_id, now);
      }),
    { before: writingLink },
  );

  serve(
    api,
    contract.stopFamilyLinks,
    async ({ inTransaction, now, request }, link) =>
      inTransaction(async (tx) => {
        const opened = await openLink(tx, link, now);
        if (opened.state !== "open") return pageOf(tx, opened, now);
        await updateFamilyLinksRevoked(tx, link.team_id, link.family_id, link.member_id, now);
        await updateFamilyFeedsRevoked(tx, link.team_id, link.family_id, link.member_id, now);
        const about = { teamId: link.team_id, memberIds: idsOf(opened.children) };
        await createAudit(tx, request, now)("family_links_stopped", about);
        return pageOf(tx, { link, children: [], state: "revoked" }, now);
      }),
    { before: writingLink },
  );

  serve(
    api,
    contract.chooseFamilyMail,
    async ({ body: { mail }, inTransaction, now }, link) =>
      inTransaction(async (tx) => {
        const opened = await requireWorking(tx, link, now);
        const { team_id, recipient } = link;
        if (recipient === null) throw new Failure("conflict", { message: printedText });
        if (mail) await deleteMailStop(tx, team_id, recipient);
        else {
          await insertMailStop(tx, team_id, recipient, now);
          await deleteWaitingMails(tx, team_id, { recipient }, now);
        }
        return pageOf(tx, opened, now);
      }),
    { before: writingLink },
  );
}

/** Of two parents who write at once, one comes after the other. @throws Failure "not_found" for what no child was sent */
async function lockNotice(tx: Tx, opened: Opened, noticeId: number, now: Date) {
  const { link, children } = opened;
  await lockNoticeRecipients(tx, link.team_id, noticeId, idsOf(children));
  return readNotice(tx, opened, noticeId, now);
}

async function markRead(tx: Tx, { link, children }: Opened, noticeId: number, version: number, now: Date) {
  const read = { memberIds: idsOf(children), reader: readerOf({ link, children }), version };
  await updateNoticeRead(tx, link.team_id, noticeId, read, now);
}

const idsOf = (children: Opened["children"]) => children.map(({ id }) => id);

const noChoice = () => new Failure("invalid", { fields: { answer: "返事は、ボタンの中からお選びください" } });

const printedText = "メールを止めるかどうかは、メールで届いたリンクから選べます。";
