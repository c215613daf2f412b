import { authorOf, contract, Failure, type NoticeDraft, noticeLimits } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Caller } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { removeDiscardedFiles } from "../../retention/removeDiscardedFiles.ts";
import {
  countDrafts,
  deleteNotice,
  insertNotice,
  lockNotice,
  type NoticeWriting,
  updateNotice,
  updateNoticeCancelled,
} from "../../store/notices/notices.ts";
import { lockTeam } from "../../store/team/teams.ts";
import {
  attachFiles,
  failures,
  requireActiveMember,
  requireMembers,
  requireVersion,
  whenItLeaves,
} from "./noticeChecks.ts";
import { presentNotice } from "./presentNotice.ts";

type Saved = NoticeDraft & { notice_id: number | null; version: number | null };
type Stage = Pick<NoticeWriting, "state" | "leaves_at">;

/** Drafts, 送信 and 取り消す (CO-3). */
export function noticeSendingRoutes(api: Api) {
  serve(api, contract.saveNoticeDraft, async ({ session, body, db, now }) => {
    const { team_id } = session.team;
    await requireMembers(db, team_id, body.member_ids);
    const id = await save(db, session, body, { state: "draft", leaves_at: null }, now);
    return presentNotice(db, team_id, id, now);
  });

  serve(api, contract.deleteNoticeDraft, async ({ session, body: { notice_id }, db, afterCommit, request }) => {
    const { team_id } = session.team;
    const notice = await lockNotice(db, team_id, notice_id);
    if (!notice) throw new Failure("not_found");
    requireDraft(notice.state);
    await deleteNotice(db, team_id, notice_id);
    afterCommit(() => removeDiscardedFiles({ db: api.db, files: api.files, log: request.log }));
    return { success: true as const };
  });

  serve(api, contract.sendNotice, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    const stage = whenItLeaves(body, now);
    await requireActiveMember(db, team_id, body.member_ids);
    const id = await save(db, session, body, stage, now);
    await audit("notice_sent", { memberIds: body.member_ids });
    return presentNotice(db, team_id, id, now);
  });

  serve(api, contract.cancelNotice, async ({ session, body: { notice_id, version }, db, now, audit }) => {
    const { team_id } = session.team;
    const found = await lockNotice(db, team_id, notice_id);
    if (found?.state === "sent") throw failures.left();
    const notice = requireVersion(found, version);
    if (notice.state !== "draft") {
      await updateNoticeCancelled(db, team_id, notice_id, now);
      await audit("notice_cancelled", { memberIds: notice.member_ids });
    }
    return presentNotice(db, team_id, notice_id, now);
  });
}

/** @returns the notice's id */
async function save(tx: Queryable, { user, team }: Caller, body: Saved, stage: Stage, now: Date): Promise<number> {
  const { notice_id, version, file_ids, member_ids, ...draft } = body;
  const writing = {
    ...draft,
    ...stage,
    member_ids: [...new Set(member_ids)],
    user_id: user.id,
    author: authorOf(user),
    now,
  };
  const id = notice_id ?? (await insertNew(tx, team.team_id, writing));
  if (notice_id !== null) {
    const notice = await lockNotice(tx, team.team_id, notice_id);
    if (notice) requireDraft(notice.state);
    requireVersion(notice, version);
    await updateNotice(tx, team.team_id, notice_id, writing);
  }
  await attachFiles(tx, team.team_id, id, file_ids);
  return id;
}

/** Of two at once, the second waits here. */
async function insertNew(tx: Queryable, teamId: number, writing: NoticeWriting): Promise<number> {
  if (writing.state === "draft") {
    await lockTeam(tx, teamId);
    if ((await countDrafts(tx, teamId)) >= noticeLimits.drafts) throw failures.drafts();
  }
  return insertNotice(tx, teamId, writing);
}

function requireDraft(state: "draft" | "held" | "scheduled" | "sent") {
  if (state === "sent") throw failures.left();
  if (state !== "draft") throw failures.waiting();
}
