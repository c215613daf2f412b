import type { CallFailure } from "../../state/callFailure.ts";

/** State of a video upload. `onResume` continues a broken-off one; `onCancel` discards what was sent. */
export type VideoUploadState =
  /** `brokenOff`: name of a file whose upload a reload broke off; choosing it again resumes it. */
  | { state: "idle"; brokenOff?: string }
  | { state: "sending"; sentBytes: number; totalBytes: number; onCancel: () => void }
  | { state: "failed"; failure: CallFailure; onResume: () => void; onCancel: () => void };

/** Navigation was requested during an upload; it waits for an answer. */
export type LeavingVideo = { onLeave: () => void; onStay: () => void };
