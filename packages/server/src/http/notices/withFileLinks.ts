import type { NoticeFile } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { listNoticeFiles } from "../../store/notices/noticeFiles.ts";
import { noticeFileLinks } from "./noticeFileLinks.ts";

/** The notices with their attachments. */
export async function withFileLinks<Notice extends { notice_id: number }>(
  db: Queryable,
  teamId: number,
  notices: readonly Notice[],
  now: Date,
): Promise<(Notice & { files: NoticeFile[] })[]> {
  const ids = notices.map(({ notice_id }) => notice_id);
  const files = await listNoticeFiles(db, teamId, ids);
  if (files.length === 0) return notices.map((notice) => ({ ...notice, files: [] }));
  const linkTo = await noticeFileLinks(db, now);
  const filesOf = Map.groupBy(files, ({ notice_id }) => notice_id);
  return notices.map((notice) => ({ ...notice, files: (filesOf.get(notice.notice_id) ?? []).map(linkTo) }));
}
