import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Runs when the form unmounts, for text still being typed: rotating a phone changes the form. Also when the page is
 * hidden, since it may never be shown again; in the capture phase, because whoever sends the result listens later.
 */
export function useOnLeave(act: () => void) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useLayoutEffect(() => () => latest.current(), []);
  useEffect(() => {
    const handleHide = () => latest.current();
    const handleVisibility = () => {
      if (document.visibilityState === "hidden") latest.current();
    };
    window.addEventListener("pagehide", handleHide, true);
    window.addEventListener("visibilitychange", handleVisibility, true);
    return () => {
      window.removeEventListener("pagehide", handleHide, true);
      window.removeEventListener("visibilitychange", handleVisibility, true);
    };
  }, []);
}
