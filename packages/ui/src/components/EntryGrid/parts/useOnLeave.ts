import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Acts when the form goes away, for what was still being typed: a turned phone changes the form. A page that is hidden may
 * never be seen again, so the form acts then too, in the capture phase: whoever sends what it hands over listens later.
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
