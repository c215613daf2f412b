import { type RefObject, useSyncExternalStore } from "react";

/** Full screen for a whole player; on an iPhone, where only a film can fill the screen, for its film. */
export function useFullScreen(frame: RefObject<HTMLElement | null>, film: () => HTMLVideoElement | null) {
  const filled = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);

  const toggle = () => {
    const phoneFilm: PhoneFilm | null = film();
    if (document.fullscreenElement) void document.exitFullscreen();
    // The browser may refuse; the player then simply stays as it is.
    else if (document.fullscreenEnabled) frame.current?.requestFullscreen().catch(() => undefined);
    else phoneFilm?.webkitEnterFullscreen?.();
  };
  return { filled, toggle };
}

type PhoneFilm = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

function subscribe(onChange: () => void) {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}
