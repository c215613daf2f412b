import type { Member } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import { deleteWaitingMails } from "../store/notices/noticeMails.ts";
import { lockNotice } from "../store/notices/notices.ts";
import { queueUnreachedMails } from "./queueUnreachedMails.ts";

type Addresses = Pick<Member, "guardian_email" | "email">;

type Options = {
  memberId: number;
  before: Addresses;
  after: Addresses;
  userId: number;
  publicUrl: string;
  now: Date;
};

/**
 * After a member's addresses were changed: mails that wait for one that is nobody's any more would reach a stranger, so
 * they go to the new one instead (CO-1). The caller holds `lockWaitingNotices`.
 */
export async function redirectWaitingMails(tx: Queryable, teamId: number, options: Options) {
  const { memberId, before, after, ...sending } = options;
  const changed = (["guardian_email", "email"] as const).filter((of) => before[of] !== after[of]);
  const withdrawn = new Set<number>();
  for (const of of changed) {
    const recipient = before[of]?.toLowerCase();
    if (recipient === undefined) continue;
    const noticeIds = await deleteWaitingMails(tx, teamId, { recipient, astray: true }, sending.now);
    for (const id of noticeIds) withdrawn.add(id);
  }
  for (const id of withdrawn) {
    const notice = await lockNotice(tx, teamId, id);
    if (!notice) continue;
    await queueUnreachedMails(tx, teamId, {
      ...sending,
      notice,
      memberIds: [memberId],
      accepts: ({ member_id }) => changed.includes(member_id === null ? "guardian_email" : "email"),
    });
  }
}
