import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { startsSwipe, type Touched, type Turns, turnByKey, turnBySwipe } from "./turnsOf.ts";

/** Handlers for the panel: ← and →, and a swipe of one finger sideways. A second finger, or a scroll, ends the swipe. */
export function useTurns(turns: Turns) {
  const from = useRef<Touched>(null);
  const forget = () => {
    from.current = null;
  };

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => turnByKey(event, turns),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { pointerId, clientX, clientY, timeStamp } = event;
      from.current = startsSwipe(event) ? { pointerId, clientX, clientY, timeStamp } : null;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      forget();
      if (start?.pointerId === event.pointerId) turnBySwipe(start, event, turns)?.();
    },
    onPointerCancel: forget,
  };
}
