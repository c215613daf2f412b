import { type Note, type NoteComment, type NoteStamp, noteLimits } from "@kyuseki/domain";
import type { OutboxEntry } from "@kyuseki/domain/outbox";
import type { Loadable } from "@kyuseki/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { toLoadable } from "../../data/loadable.ts";
import { asAnswered } from "../../data/noteDesk/noteDesk.ts";
import { noteQuery } from "../../data/notes.ts";
import type { NoteCommentPayload } from "../../data/outbox/kinds/sendNoteComment.ts";
import { type RefusedForm, useUnsentCorrection } from "../../data/outbox/useUnsentCorrection.tsx";
import { useServices } from "../../services/services.ts";
import { useNoteActions } from "./useNoteActions.ts";
import { useNoteDesk } from "./useNoteDesk.ts";
import { useNoteDrafts } from "./useNoteDrafts.ts";
import { useReadAfterAWhile } from "./useReadAfterAWhile.ts";
import { useUnsentAnswers } from "./useUnsentAnswers.ts";

type NoteReading = {
  /** null: none is open. 0 belongs to no note. */
  id: number | null;
  onOpen: (id: number) => void;
  /** The note has been answered. */
  onAnswered: (id: number) => void;
};

/** The open note and what can be done with it. */
export function useNoteReader({ id, onOpen, onAnswered }: NoteReading) {
  const { call } = useServices();
  const { desk, state, viewer, unsent } = useNoteDesk();
  const waiting = useUnsentAnswers(id);
  const { textOf, write, sent } = useNoteDrafts();
  const actions = useNoteActions({ onOpen, onSent: sent });
  const query = useQuery({ ...noteQuery(call, id ?? 0), enabled: id !== null && id !== 0 });
  const stored = query.data;
  const note = stored && asAnswered(stored, unsent(), viewer);
  const correction = useUnsentCorrection({
    kinds: ["note_comment", "stamp"],
    formOf: (entry) => (entry.kind === "note_comment" && stored ? commentForm(entry, { textOf, write }) : null),
  });
  useReadAfterAWhile(stored, actions.share);
  useShared(stored, desk.share);
  useDoneFor(state.done?.act ?? null, desk.unsay);

  const shown: Loadable<Note> = id === 0 ? nothing : toLoadable({ data: note, error: query.error });
  return {
    stored,
    correction,
    onDevice: waiting.onDevice,
    retry: () => void query.refetch(),
    props: {
      note: shown,
      viewer: { id: viewer.id, isManager: viewer.coach_type === "manager" },
      reply: {
        text: id === null ? "" : textOf(id),
        busy: id !== null && state.commenting.has(id),
        failure: id === null ? undefined : state.refused.get(id),
        unsent: waiting.comments,
      },
      done: state.done?.text ?? null,
      onUndo: state.done?.undo ? actions.undo : undefined,
      onStamp: (stamp: NoteStamp | null) => {
        if (!note) return;
        void actions.stamp(note, stamp);
        if (stamp) onAnswered(note.note_id);
      },
      onStar: (isStarred: boolean) => note && void actions.star(note, isStarred),
      onType: (text: string) => id !== null && write(id, text),
      onComment: (text: string, anyway: boolean) => {
        if (!note) return;
        void actions.comment(note, text, anyway);
        onAnswered(note.note_id);
      },
      onRemoveComment: (comment: NoteComment) => note && void actions.removeComment(note, comment),
    },
  };
}

const nothing: Loadable<never> = { status: "failed", code: "not_found" };

/** A refused comment comes back under its note. */
function commentForm(
  { payload }: OutboxEntry,
  { textOf, write }: Pick<ReturnType<typeof useNoteDrafts>, "textOf" | "write">,
): RefusedForm {
  const { note_id, text } = payload as NoteCommentPayload;
  return { isEmpty: textOf(note_id) === "", fill: () => write(note_id, text), clear: () => write(note_id, "") };
}

/** The queue shows what the open note says. */
function useShared(note: Note | undefined, share: (note: Note) => void) {
  useEffect(() => {
    if (note) share(note);
  }, [note, share]);
}

/** What was done is shown for as long as it can be undone. */
function useDoneFor(act: number | null, unsay: (act: number) => void) {
  useEffect(() => {
    if (act === null) return;
    const timer = setTimeout(() => unsay(act), noteLimits.undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [act, unsay]);
}
