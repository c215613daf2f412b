import { type BodyInput, commentOnNote } from "@kyuseki/domain";
import { queryKeys } from "../../queryKeys.ts";
import type { KindServices } from "./kindServices.ts";
import { sendOne } from "./sendOne.ts";

export type NoteCommentPayload = BodyInput<typeof commentOnNote>;

/** A coach's answer in words to a growth note; the reply is the note. */
export const sendNoteComment = ({ call, queries }: KindServices) =>
  sendOne(
    { queries },
    (body: NoteCommentPayload, key) => call(commentOnNote, { body, key }),
    (answered) => queries.setQueryData(queryKeys.note(answered.note_id), answered),
  );
