import type { NoteCoach, NoteComment, NoteStamp } from "@kyuseki/domain";
import type { CallFailure } from "../../state/callFailure.ts";
import type { UnsentState } from "../SavedOnDevice/UnsentTag.tsx";

/** Who is looking: their own stamp can be taken back, their own comments removed; a manager removes anybody's. */
export type NoteViewer = { id: number; isManager: boolean };

/** A comment that the server does not have yet. */
export type UnsentComment = { id: string; by: NoteCoach; text: string; at: string; state: UnsentState };

/** The comment that is being written to the note, and those that wait on this device. */
export type NoteReply = {
  /** What was typed; it stays until it has arrived. */
  text: string;
  busy: boolean;
  failure: CallFailure | undefined;
  unsent: readonly UnsentComment[];
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
