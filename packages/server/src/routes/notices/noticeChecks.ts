import { Failure, noticeLeavesAt, noticeLimits, type SendableNotice } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { updateNoticeFiles } from "../../store/notices/noticeFiles.ts";
import { listKnownMembers, type StoredNotice } from "../../store/notices/notices.ts";

/** @throws Failure "invalid" at `member_ids` for somebody the team does not have, or has no more */
export async function requireMembers(db: Queryable, teamId: number, ids: readonly number[]) {
  const known = await listKnownMembers(db, teamId, ids);
  if (known.length < new Set(ids).size) {
    throw fieldError("member_ids", "送信先に、もういない選手が含まれています。選び直してください");
  }
  return known;
}

/** @throws Failure "invalid" at `member_ids` unless a notice to these reaches somebody who is a member now */
export async function requireActiveMember(db: Queryable, teamId: number, ids: readonly number[]) {
  const known = await requireMembers(db, teamId, ids);
  if (known.every(({ state }) => state !== "active")) {
    throw fieldError("member_ids", "送信先に、いま在籍している選手がいません。選び直してください");
  }
}

/** @throws Failure "invalid" at `file_ids` */
export async function attachFiles(tx: Queryable, teamId: number, noticeId: number, fileIds: readonly number[]) {
  if (await updateNoticeFiles(tx, teamId, noticeId, fileIds)) return;
  throw fieldError("file_ids", "添付したファイルが見つかりません。添付し直してください");
}

/**
 * When the notice leaves, and whether that is the hold or later (CO-3, CO-4).
 * @throws Failure "invalid" at the time that is wrong
 */
export function whenItLeaves(notice: Pick<SendableNotice, "level" | "send_at" | "deadline">, now: Date) {
  const { send_at, deadline } = notice;
  if (send_at !== null && new Date(send_at) <= now) throw fieldError("send_at", "これからの日時を選んでください");
  if (send_at !== null && Date.parse(send_at) > now.getTime() + noticeLimits.scheduledDays * dayMs) {
    throw fieldError("send_at", `${noticeLimits.scheduledDays}日先までの日時を選んでください`);
  }
  const { leavesAt, isHeld } = noticeLeavesAt(notice, now);
  if (deadline !== null && new Date(deadline) <= now) throw fieldError("deadline", "これからの日時を選んでください");
  if (deadline !== null && new Date(deadline) <= leavesAt) {
    throw fieldError("deadline", "送信より後の日時を選んでください");
  }
  return { leaves_at: leavesAt, state: isHeld ? ("held" as const) : ("scheduled" as const) };
}

/** @throws Failure "not_found", "conflict" when it was saved, sent or cancelled elsewhere since */
export function requireVersion(notice: StoredNotice | undefined, version: number | null): StoredNotice {
  if (!notice) throw new Failure("not_found");
  if (notice.version !== version) throw failures.stale();
  return notice;
}

export const failures = {
  stale: () =>
    new Failure("conflict", {
      message: "開いている間に、ほかの人がこのお知らせを変更しました。いまの内容を確かめて、もう一度操作してください。",
    }),
  left: () =>
    new Failure("conflict", { message: "このお知らせは、もう送信されました。直すときは、訂正を送ってください。" }),
  waiting: () =>
    new Failure("conflict", { message: "このお知らせは、送信を待っています。直すときは、先に取り消してください。" }),
  notSent: () => new Failure("conflict", { message: "このお知らせは、まだ送信されていません。" }),
  drafts: () =>
    new Failure("conflict", {
      message: `下書きは${noticeLimits.drafts}件までです。要らない下書きを消してから、もう一度保存してください。`,
    }),
};

const fieldError = (field: string, sentence: string) => new Failure("invalid", { fields: { [field]: sentence } });
const dayMs = 24 * 60 * 60 * 1000;
