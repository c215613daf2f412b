import { contract, Failure } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { updateNoteAnswerRead } from "../../store/notes/familyNotes.ts";
import { lockGoalOwner } from "../../store/notes/goalSheets.ts";
import type { FamilyChild } from "../../store/notices/familyPage.ts";
import { readGoalSheet, saveSheet } from "../notes/savedGoalSheet.ts";
import type { SignInOptions } from "../session/session.ts";
import { listChildNotes, mayWriteGoals, readableNotes } from "./childNotes.ts";
import { createLinkGuard, requireWorking } from "./linkGuard.ts";
import type { Opened } from "./openLink.ts";
import { renewReminders } from "./renewReminders.ts";
import { writeNote } from "./writtenNote.ts";

/** Growth notes and 9マス目標 through a family's link (NO-2, NO-3). */
export function familyNoteRoutes(api: Api, options: SignInOptions) {
  const { knownLink, writingLink } = createLinkGuard(api, options);

  serve(
    api,
    contract.getFamilyNotes,
    async ({ db, now }, link) => {
      const opened = await requireWorking(db, link, now);
      return { children: await listChildNotes(db, opened, opened.children, now) };
    },
    { before: knownLink },
  );

  serve(
    api,
    contract.writeFamilyNote,
    async ({ body: { token: _, ...given }, inTransaction, now }, link) =>
      inTransaction(async (tx) => {
        const opened = await requireWorking(tx, link, now);
        const child = requireChild(opened, given.member_id);
        await writeNote(tx, opened, child, given, now);
        await renewReminders(tx, opened, api.mail?.publicUrl, now);
        const [notes] = await listChildNotes(tx, opened, [child], now);
        if (!notes) throw new Error("the child is gone");
        return notes;
      }),
    { before: writingLink },
  );

  serve(
    api,
    contract.readNoteAnswer,
    async ({ body: { note_id }, inTransaction, now }, link) =>
      inTransaction(async (tx) => {
        const opened = await requireWorking(tx, link, now);
        const { team_id } = link;
        if (!(await updateNoteAnswerRead(tx, team_id, note_id, readableNotes(opened), now))) throw noteGone();
        return { success: true as const };
      }),
    { before: writingLink },
  );

  serve(
    api,
    contract.saveFamilyGoals,
    async ({ body: { member_id, version, sheet }, inTransaction, now }, link) =>
      inTransaction(async (tx) => {
        const opened = await requireWorking(tx, link, now);
        const child = requireChild(opened, member_id);
        if (!(await mayWriteGoals(tx, opened, child))) throw noteGone();
        await lockGoalOwner(tx, link.team_id, member_id);
        await saveSheet(tx, link.team_id, { memberId: member_id, version, sheet }, now);
        return readGoalSheet(tx, link.team_id, member_id);
      }),
    { before: writingLink },
  );
}

/** @throws Failure "not_found" for another family's child */
function requireChild({ children }: Opened, memberId: number): FamilyChild {
  const child = children.find(({ id }) => id === memberId);
  if (!child) throw noteGone();
  return child;
}

/** Deleted, another family's or not to be read here: nobody learns which. */
const noteGone = () =>
  new Failure("not_found", {
    message: "このノートは見つかりませんでした。ページを開き直して、いまのノートを確かめてください。",
  });
