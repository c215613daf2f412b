import type { BallPage } from "@kyuseki/domain";
import { useEffect, useRef } from "react";
import type { VideoControl } from "../../../components/VideoPlayer/VideoPlayer.tsx";

/**
 * Synchronises a video of several pitches with the page: opening a pitch seeks the video; playback moves the page's
 * selection only.
 */
export function useVideoTime({ ball, video }: BallPage, onOpen: (ballId: number) => void) {
  const control = useRef<VideoControl>(null);
  const passed = useRef(new Set<number>());
  const atS = video?.at_s ?? null;

  useEffect(() => {
    if (passed.current.delete(ball.id) || atS === null) return;
    control.current?.seek(atS);
  }, [ball.id, atS]);

  return {
    control,
    open: (ballId: number) => {
      passed.current.clear();
      if (ballId !== ball.id) onOpen(ballId);
    },
    pass: (id: string) => {
      const ballId = Number(id);
      if (ballId === ball.id) return;
      passed.current.add(ballId);
      onOpen(ballId);
    },
  };
}
