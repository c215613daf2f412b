import type { NoteComment, NoteStamp } from "@kyuseki/domain";
import type { CallFailure } from "../../state/callFailure.ts";

/** Who is looking: their own stamp can be taken back, their own comments removed; a manager removes anybody's. */
export type NoteViewer = { id: number; isManager: boolean };

/** The comment that is being written to the note. */
export type NoteReply = {
  /** What was typed; it stays until it has arrived. */
  text: string;
  busy: boolean;
  failure: CallFailure | undefined;
};

export type NoteActions = {
  /** null takes it back. */
  onStamp: (stamp: NoteStamp | null) => void;
  onStar: (isStarred: boolean) => void;
  onType: (text: string) => void;
  /** `anyway`: although another coach has answered meanwhile. */
  onComment: (text: string, anyway: boolean) => void;
  onRemoveComment: (comment: NoteComment) => void;
};
