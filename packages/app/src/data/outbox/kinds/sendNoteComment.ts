import { type BodyInput, commentOnNote } from "@kyuseki/domain";
import type { OutboxKind } from "@kyuseki/domain/outbox";
import { queryKeys } from "../../queryKeys.ts";
import type { KindServices } from "./kindServices.ts";

export type NoteCommentPayload = BodyInput<typeof commentOnNote>;

/** A coach's answer in words to a growth note. */
export const sendNoteComment =
  ({ call, queries }: KindServices): OutboxKind["send"] =>
  async ([item], key) => {
    const answered = await call(commentOnNote, { body: item?.payload as NoteCommentPayload, key });
    queries.setQueryData(queryKeys.note(answered.note_id), answered);
    return [{ state: "stored", reply: answered }];
  };
