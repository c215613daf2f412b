import { contract, Failure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Caller } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { upsertRead, upsertStarred } from "../../store/notes/noteReads.ts";
import {
  deleteComment,
  deleteStamps,
  findCommentAuthor,
  insertComment,
  listAnsweredSince,
  lockNotes,
  upsertStamps,
} from "../../store/notes/noteReplies.ts";
import { listSummaries } from "../../store/notes/noteSummaries.ts";
import { presentNote } from "./presentNote.ts";

/** Coaches' stamps and comments: never a second answer that nobody asked for (NO-1). */
export function noteReplyRoutes(api: Api) {
  serve(api, contract.stampNotes, async ({ session, body, db, now }) => {
    const [teamId, userId] = [session.team.team_id, session.user.id];
    const asked = [...new Set(body.notes.map(({ note_id }) => note_id))];
    const locked = new Map((await lockNotes(db, teamId, asked)).map((note) => [note.note_id, note]));
    const isUnasked = body.stamp !== null && !body.anyway;
    const answered = isUnasked ? await listAnsweredSince(db, teamId, userId, body.notes) : new Map();
    const changed = isUnasked ? body.notes.filter((seen) => isChangedSince(locked.get(seen.note_id), seen)) : [];
    const left = new Set([...answered.keys(), ...changed.map(({ note_id }) => note_id)]);
    const found = asked.filter((id) => locked.has(id));
    const taken = found.filter((id) => !left.has(id));
    if (body.stamp === null) await deleteStamps(db, teamId, taken, userId);
    else await upsertStamps(db, teamId, taken, body.stamp, authorOf(session, now));
    const summaries = await listSummaries(db, teamId, userId, found);
    return {
      stamped: summaries.filter(({ note_id }) => !left.has(note_id)),
      passed: summaries.filter(({ note_id }) => left.has(note_id)),
      gone: asked.filter((id) => !locked.has(id)),
    };
  });

  serve(api, contract.commentOnNote, async ({ session, body, db, now, audit }) => {
    const [teamId, userId] = [session.team.team_id, session.user.id];
    const note = await requireNote(db, teamId, body.note_id);
    const { member_id } = note;
    if (!body.anyway) await requireUnanswered(db, teamId, userId, body);
    if (!body.anyway && isChangedSince(note, body)) throw new Failure("conflict", { message: changedText });
    await insertComment(db, teamId, body.note_id, body.text, authorOf(session, now));
    await audit("note_commented", { memberIds: [member_id] });
    return presentNote(db, teamId, userId, body.note_id);
  });

  serve(api, contract.deleteNoteComment, async ({ session, body: { note_id, comment_id }, db, audit }) => {
    const [teamId, userId] = [session.team.team_id, session.user.id];
    const { member_id } = await requireNote(db, teamId, note_id);
    const comment = await findCommentAuthor(db, teamId, note_id, comment_id);
    if (!comment) throw new Failure("not_found", { message: "このコメントは、もう削除されています。" });
    if (comment.user_id !== userId && session.user.coach_type !== "manager") {
      throw new Failure("forbidden", { message: "ほかの指導者のコメントは、監督だけが削除できます。" });
    }
    await deleteComment(db, teamId, note_id, comment_id);
    await audit("note_comment_removed", { memberIds: [member_id] });
    return presentNote(db, teamId, userId, note_id);
  });

  serve(api, contract.readNote, async ({ session, body, db, now }) => {
    const isKnown = await upsertRead(db, session.team.team_id, body.note_id, session.user.id, now);
    if (!isKnown) throw new Failure("not_found");
    return { success: true } as const;
  });

  serve(api, contract.starNote, async ({ session, body: { note_id, starred }, db }) => {
    const [teamId, userId] = [session.team.team_id, session.user.id];
    const isKnown = await upsertStarred(db, teamId, note_id, userId, starred);
    const [note] = await listSummaries(db, teamId, userId, [note_id]);
    if (!isKnown || !note) throw new Failure("not_found");
    return note;
  });
}

const authorOf = ({ user }: Caller, now: Date) => ({ userId: user.id, author: user.name, now });

type Seen = { changed_at?: string | null | undefined };

/** Whether it speaks of 痛み・違和感 in words that the coach has not seen: an answer to the earlier ones must not hide them. */
function isChangedSince(note: { pain: boolean; changed_at: Date | null } | undefined, { changed_at: seen }: Seen) {
  if (!note?.pain || note.changed_at === null || seen === undefined) return false;
  return seen === null || note.changed_at.getTime() > Date.parse(seen);
}

const changedText =
  "このノートは、開いたあとに書き直され、痛み・違和感の言葉があります。いまの内容を確かめてから、もう一度「コメントする」を押してください。";

/** Locks it. @throws Failure "not_found" once it is deleted */
async function requireNote(tx: Queryable, teamId: number, id: number) {
  const [note] = await lockNotes(tx, teamId, [id]);
  if (!note) throw new Failure("not_found", { message: "このノートは、もう削除されています。" });
  return note;
}

/** @throws Failure "conflict" that names who has answered since the version that was seen. The note is locked */
async function requireUnanswered(
  tx: Queryable,
  teamId: number,
  userId: number,
  seen: { note_id: number; version: number },
) {
  const answered = await listAnsweredSince(tx, teamId, userId, [seen]);
  const [last] = answered.get(seen.note_id) ?? [];
  if (last === undefined) return;
  throw new Failure("conflict", {
    message: `${last}さんが先に返信しました。それでも送るときは、もう一度「コメントする」を押してください。`,
  });
}
