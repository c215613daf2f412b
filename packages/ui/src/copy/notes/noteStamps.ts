import type { NoteStamp, NoteWriter } from "@kyuseki/domain";
import type { MessageDescriptor } from "react-intl";
import { plain } from "../plain.ts";

/** Stamps under a note, in the order of the digit keys. */
export const noteStampText = plain.defineMessages({
  nice: { id: "noteStamp.nice", defaultMessage: "ナイス！" },
  seen: { id: "noteStamp.seen", defaultMessage: "見たよ" },
  keep_going: { id: "noteStamp.keep_going", defaultMessage: "その調子" },
  next_here: { id: "noteStamp.next_here", defaultMessage: "次はここ" },
  question: { id: "noteStamp.question", defaultMessage: "質問" },
  rest: { id: "noteStamp.rest", defaultMessage: "休もう" },
  talk: { id: "noteStamp.talk", defaultMessage: "話そう" },
  full_marks: { id: "noteStamp.full_marks", defaultMessage: "100点" },
}) satisfies Record<NoteStamp, MessageDescriptor>;

/** Who has written a note. */
export const noteWriterText = plain.defineMessages({
  player: { id: "noteWriter.player", defaultMessage: "本人が書いた" },
  together: { id: "noteWriter.together", defaultMessage: "家族といっしょに書いた" },
  family: { id: "noteWriter.family", defaultMessage: "家族が書いた" },
}) satisfies Record<NoteWriter, MessageDescriptor>;

export const scaleText = plain.defineMessages({
  feel: { id: "noteScale.feel", defaultMessage: "手ごたえ" },
});
