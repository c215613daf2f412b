import { authorOf, contract, Failure } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { queueNoticeMails } from "../../notify/queueNoticeMails.ts";
import { listFamilyAddresses } from "../../store/notices/familyAddresses.ts";
import { deleteWaitingMails, listUnreached } from "../../store/notices/noticeMails.ts";
import { listRecipientIds } from "../../store/notices/noticeRecipients.ts";
import { lockNotice } from "../../store/notices/notices.ts";
import { insertCorrection, listNoticeVersions } from "../../store/notices/noticeVersions.ts";
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
    const [latest] = await listNoticeVersions(db, teamId, notice_id);
    const publicUrl = api.mail?.publicUrl;
    if (!latest || publicUrl === undefined) return presentNotice(db, teamId, notice_id, now);
    const unreached = await listUnreached(db, teamId, notice_id, member_ids);
    const isUnreached = (id: number, toFamily: boolean) =>
      unreached.some(({ member_id, to_family }) => member_id === id && to_family === toFamily);
    const addresses = (await listFamilyAddresses(db, teamId, member_ids)).filter((address) =>
      address.member_ids.some((id) => isUnreached(id, address.member_id === null)),
    );
    const queued = await queueNoticeMails(db, teamId, {
      kind: latest.number === 0 ? "notice" : "correction",
      notice,
      author: latest.author,
      userId: session.user.id,
      addresses,
      publicUrl,
      now,
    });
    if (queued.length > 0) await audit("notice_resent", { memberIds: addresses.flatMap((one) => one.member_ids) });
    return presentNotice(db, teamId, notice_id, now);
  });
}
