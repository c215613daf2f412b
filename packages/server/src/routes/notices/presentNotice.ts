import { Failure, type Notice } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { noticeFileLinks } from "../../http/notices/noticeFileLinks.ts";
import { listNoticeFiles } from "../../store/notices/noticeFiles.ts";
import { listNoticeEvents, listNoticeRecipients } from "../../store/notices/noticeRecipients.ts";
import { findNotice } from "../../store/notices/notices.ts";
import { listNoticeVersions } from "../../store/notices/noticeVersions.ts";

/** The notice with its matrix. @throws Failure "not_found" */
export async function presentNotice(db: Queryable, teamId: number, id: number, now: Date): Promise<Notice> {
  const stored = await findNotice(db, teamId, id);
  if (!stored) throw new Failure("not_found");
  const { deadline, send_at, leaves_at, updated_at, user_id: _, ...notice } = stored;
  const linked = await noticeFileLinks(db, now);
  const files = (await listNoticeFiles(db, teamId, [id])).map(linked);
  return {
    ...notice,
    deadline: deadline?.toISOString() ?? null,
    send_at: send_at?.toISOString() ?? null,
    leaves_at: leaves_at?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
    files,
    file_ids: files.map(({ file_id }) => file_id),
    versions: await listNoticeVersions(db, teamId, id),
    recipients: await listNoticeRecipients(db, teamId, id),
    events: await listNoticeEvents(db, teamId, id),
  };
}
