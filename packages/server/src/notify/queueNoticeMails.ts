import { afterQuietHours } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import type { FamilyAddress } from "../store/notices/familyAddresses.ts";
import { listNoticeFiles } from "../store/notices/noticeFiles.ts";
import { findNextMailNumber } from "../store/notices/noticeMails.ts";
import type { StoredNotice } from "../store/notices/notices.ts";
import { findTeam } from "../store/team/teams.ts";
import { correctionMail, noticeMail } from "./familyMail.ts";
import { queueFamilyMails } from "./queueFamilyMails.ts";

type Options = {
  kind: "notice" | "correction";
  /** With the words that the mail carries. */
  notice: StoredNotice;
  /** Who wrote these words. */
  author: string;
  /** Who pressed. */
  userId: number | null;
  addresses: readonly FamilyAddress[];
  publicUrl: string;
  now: Date;
};

/** The notice, or its correction, for these addresses: at once, or at the end of the quiet hours. Returns whose are queued. */
export async function queueNoticeMails(tx: Queryable, teamId: number, options: Options) {
  const { kind, notice, author, userId, addresses, publicUrl, now } = options;
  const urgent = notice.level === "urgent";
  const files = await listNoticeFiles(tx, teamId, [notice.notice_id]);
  const shared = {
    ...notice,
    author,
    urgent,
    teamName: (await findTeam(tx, teamId))?.name ?? "",
    fileNames: files.map(({ name }) => name),
  };
  const compose = kind === "notice" ? noticeMail : correctionMail;
  return queueFamilyMails(tx, {
    teamId,
    publicUrl,
    now,
    addresses,
    about: {
      kind,
      notice_id: notice.notice_id,
      number: await findNextMailNumber(tx, teamId, notice.notice_id, kind),
      user_id: userId,
      day: null,
      urgent,
      due_at: urgent ? now : afterQuietHours(now),
    },
    compose: ({ first_names, to_player }, link) =>
      compose({ ...shared, ...link, firstNames: first_names, toPlayer: to_player }),
  });
}
