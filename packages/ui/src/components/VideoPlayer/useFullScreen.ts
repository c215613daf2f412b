import { type RefObject, useSyncExternalStore } from "react";

/** Full screen for a whole player; on an iPhone, where only a video can be full screen, for its video. */
export function useFullScreen(frame: RefObject<HTMLElement | null>, video: () => HTMLVideoElement | null) {
  const filled = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);

  const toggle = () => {
    const phoneVideo: PhoneVideo | null = video();
    if (document.fullscreenElement) void document.exitFullscreen();
    // The browser may refuse; the player then stays as it is.
    else if (document.fullscreenEnabled) frame.current?.requestFullscreen().catch(() => undefined);
    else phoneVideo?.webkitEnterFullscreen?.();
  };
  return { filled, toggle };
}

type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

function subscribe(onChange: () => void) {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}
