import type { CallFailure } from "../../state/callFailure.ts";

/** Where the video being sent is. What was broken off goes on with `onResume`; `onCancel` forgets what was sent. */
export type VideoUploadState =
  /** `brokenOff`: name of a file whose sending was broken off by a reload; chosen again, it goes on where it stopped. */
  | { state: "idle"; brokenOff?: string }
  | { state: "sending"; sentBytes: number; totalBytes: number; onCancel: () => void }
  | { state: "failed"; failure: CallFailure; onResume: () => void; onCancel: () => void };

/** Another page was asked for while a video is being sent: nothing happens until this is answered. */
export type LeavingVideo = { onLeave: () => void; onStay: () => void };
