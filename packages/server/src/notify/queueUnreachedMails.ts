import type { Queryable } from "../db/pool.ts";
import { type FamilyAddress, listFamilyAddresses } from "../store/notices/familyAddresses.ts";
import { listUnreached } from "../store/notices/noticeMails.ts";
import type { StoredNotice } from "../store/notices/notices.ts";
import { listNoticeVersions } from "../store/notices/noticeVersions.ts";
import { queueNoticeMails } from "./queueNoticeMails.ts";

type Options = {
  /** Sent, and locked. */
  notice: StoredNotice;
  memberIds: readonly number[];
  /** Which of the addresses may get one; without it, all. */
  accepts?: (address: FamilyAddress) => boolean;
  userId: number;
  publicUrl: string;
  now: Date;
};

/** A notice once more, in its last words, where these recipients' last mail failed or none went. Returns whom it tells. */
export async function queueUnreachedMails(tx: Queryable, teamId: number, options: Options): Promise<number[]> {
  const { notice, memberIds, accepts = () => true, ...sending } = options;
  const [latest] = await listNoticeVersions(tx, teamId, notice.notice_id);
  if (!latest) return [];
  const unreached = await listUnreached(tx, teamId, notice.notice_id, memberIds);
  const isUnreached = (id: number, toFamily: boolean) =>
    unreached.some(({ member_id, to_family }) => member_id === id && to_family === toFamily);
  const addresses = (await listFamilyAddresses(tx, teamId, memberIds)).filter(
    (address) => accepts(address) && address.member_ids.some((id) => isUnreached(id, address.member_id === null)),
  );
  const queued = await queueNoticeMails(tx, teamId, {
    kind: latest.number === 0 ? "notice" : "correction",
    notice,
    author: latest.author,
    addresses,
    ...sending,
  });
  return queued.length > 0 ? addresses.flatMap((one) => one.member_ids) : [];
}
