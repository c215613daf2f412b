import { cancelVideoUpload, type Video, videoLimits } from "@kyuseki/domain";
import { type CallFailure, callFailure } from "@kyuseki/ui";
import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router-dom";
import * as z from "zod/mini";
import { sendVideo, type VideoProgress } from "../../data/reports/sendVideo.ts";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { useServices } from "../../services/services.ts";

/**
 * Sends one video at a time. What is broken off is kept by the server for a while, and remembered here past a reload;
 * another page is not opened meanwhile without a question.
 */
export function useVideoSending(ballId: number, onSent: (ballId: number, file: File, video: Video) => void) {
  const { call } = useServices();
  const [openedMs] = useState(() => Date.now());
  const [held, setHeld] = useState<Sending | null>(null);
  const draft = useDraft("video", brokenOffSchema, null);
  const underWay = useRef<AbortController>(null);
  const isSending = held !== null && held.failure === null;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isSending && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => () => underWay.current?.abort(), []);
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isSending]);

  const stop = () => {
    underWay.current?.abort();
    setHeld(null);
  };

  async function send(to: number, file: File) {
    stop();
    const abort = new AbortController();
    underWay.current = abort;
    setHeld({ ballId: to, file, progress: null, failure: null });
    const change = (more: Partial<Sending>) => setHeld((now) => now && { ...now, ...more });
    const until = Date.now() + videoLimits.unfinishedHours * hourMs;
    const onProgress = (progress: VideoProgress) => {
      if (abort.signal.aborted) return;
      draft.change({ ball_id: to, name: file.name, until });
      change({ progress });
    };
    try {
      const video = await sendVideo({ call, file, ballId: to, onProgress, signal: abort.signal });
      draft.forget();
      setHeld(null);
      onSent(to, file, video);
    } catch (error) {
      if (abort.signal.aborted) return;
      const failure = callFailure(error);
      // Nothing to go on with.
      if (failure.code === "invalid" || failure.code === "not_found") draft.forget();
      change({ failure });
    }
  }

  const cancel = () => {
    stop();
    draft.forget();
    if (!held?.progress) return;
    // Nobody waits for it: what was sent is thrown away by itself.
    call(cancelVideoUpload, { params: { id: held.progress.uploadId } }).catch(() => {});
  };

  return {
    send: (file: File) => void send(ballId, file),
    upload:
      held?.ballId === ballId
        ? shown(held, { onCancel: cancel, onResume: () => void send(ballId, held.file) })
        : idle(),
    leaving:
      blocker.state === "blocked"
        ? {
            onLeave: () => {
              stop();
              blocker.proceed();
            },
            onStay: () => blocker.reset(),
          }
        : null,
  };

  function idle() {
    const { value } = draft;
    const isHere = held === null && value?.ball_id === ballId && value.until > openedMs;
    return { state: "idle", ...(isHere && { brokenOff: value.name }) } as const;
  }
}

type Sending = { ballId: number; file: File; progress: VideoProgress | null; failure: CallFailure | null };

function shown(
  { file, progress, failure }: Sending,
  { onCancel, onResume }: { onCancel: () => void; onResume: () => void },
) {
  if (failure !== null) return { state: "failed", failure, onResume, onCancel } as const;
  return { state: "sending", sentBytes: progress?.sent ?? 0, totalBytes: file.size, onCancel } as const;
}

/** Until when, in milliseconds since 1970, the server keeps what it has. */
const brokenOffSchema = z.nullable(z.object({ ball_id: z.int(), name: z.string(), until: z.number() }));
const hourMs = 3_600_000;
