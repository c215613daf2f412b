import type { OutboxEntry } from "@kyuseki/domain/outbox";
import type { NoteCommentPayload } from "../../data/outbox/kinds/sendNoteComment.ts";
import type { StampPayload } from "../../data/outbox/kinds/stampKind.ts";
import { useUnsent } from "../../data/outbox/useUnsent.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";
import { useNoteDesk } from "./useNoteDesk.ts";

/** How many answers wait on this device, and those in words to the note that is open. */
export function useUnsentAnswers(noteId: number | null) {
  const { queries } = useServices();
  const { state, viewer } = useNoteDesk();
  const { entries, onDevice } = useUnsent(
    // What is being sent just now is said in its place.
    (entry) => isAnswer(entry) && !state.stamps.has(noteOf(entry)) && !state.commenting.has(noteOf(entry)),
    () => void queries.invalidateQueries({ queryKey: queryKeys.notes }),
  );
  const ofNote = entries.filter((entry) => entry.kind === "note_comment" && noteOf(entry) === noteId);

  return {
    onDevice,
    comments: ofNote.map(({ thing, payload, entered_at, state: at }) => ({
      id: thing,
      by: viewer,
      text: (payload as NoteCommentPayload).text,
      at: new Date(entered_at).toISOString(),
      state: at,
    })),
  };
}

const isAnswer = ({ kind }: OutboxEntry) => kind === "stamp" || kind === "note_comment";
const noteOf = ({ payload }: OutboxEntry) => (payload as StampPayload | NoteCommentPayload).note_id;
