import { authorOf, contract, Failure } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { queueNoticeMails } from "../../notify/queueNoticeMails.ts";
import { queueUnreachedMails } from "../../notify/queueUnreachedMails.ts";
import { listFamilyAddresses } from "../../store/notices/familyAddresses.ts";
import { deleteWaitingMails } from "../../store/notices/noticeMails.ts";
import { listRecipientIds } from "../../store/notices/noticeRecipients.ts";
import { lockNotice } from "../../store/notices/notices.ts";
import { insertCorrection } from "../../store/notices/noticeVersions.ts";
import { failures, requireVersion } from "./noticeChecks.ts";
import { presentNotice } from "./presentNotice.ts";

/** What can still be done with a notice that was sent: 訂正 (CO-3), and another mail where one failed (CO-1). */
export function noticeCorrectionRoutes(api: Api) {
  serve(api, contract.correctNotice, async ({ session, body, db, now, audit }) => {
    const { team_id: teamId } = session.team;
    const { notice_id, version, title, body: text } = body;
    const notice = requireVersion(await lockNotice(db, teamId, notice_id), version);
    if (notice.state !== "sent") throw failures.notSent();
    const author = authorOf(session.user);
    await insertCorrection(db, teamId, notice_id, { title, body: text, author }, now);
    const memberIds = await listRecipientIds(db, teamId, notice_id);
    await deleteWaitingMails(db, teamId, { noticeId: notice_id }, now);
    const publicUrl = api.mail?.publicUrl;
    if (publicUrl !== undefined) {
      await queueNoticeMails(db, teamId, {
        kind: "correction",
        notice: { ...notice, title, body: text },
        author,
        userId: session.user.id,
        addresses: await listFamilyAddresses(db, teamId, memberIds),
        publicUrl,
        now,
      });
    }
    await audit("notice_corrected", { memberIds });
    return presentNotice(db, teamId, notice_id, now);
  });

  serve(api, contract.resendNotice, async ({ session, body: { notice_id, member_ids }, db, now, audit }) => {
    const { team_id: teamId } = session.team;
    const notice = await lockNotice(db, teamId, notice_id);
    if (!notice) throw new Failure("not_found");
    if (notice.state !== "sent") throw failures.notSent();
    const publicUrl = api.mail?.publicUrl;
    if (publicUrl === undefined) return presentNotice(db, teamId, notice_id, now);
    const sending = { notice, memberIds: member_ids, userId: session.user.id, publicUrl, now };
    const memberIds = await queueUnreachedMails(db, teamId, sending);
    if (memberIds.length > 0) await audit("notice_resent", { memberIds });
    return presentNotice(db, teamId, notice_id, now);
  });
}
