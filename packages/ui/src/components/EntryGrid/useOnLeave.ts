import { useLayoutEffect, useRef } from "react";

/** Acts when the form goes away, for what was still being typed: a turned phone changes the form. */
export function useOnLeave(act: () => void) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useLayoutEffect(() => () => latest.current(), []);
}
