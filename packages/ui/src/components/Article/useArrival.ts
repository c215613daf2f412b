import { useEffect, useRef } from "react";

/**
 * Scrolls once to the element an address names, as soon as it is rendered: opens what hides it and moves the keyboard
 * focus there. An anchor that never appears changes nothing. Another `visit` goes there again.
 */
export function useArrival(anchor: string, visit: string = anchor) {
  const arrived = useRef("");

  useEffect(() => {
    if (visit === arrived.current) return;
    const place = document.getElementById(anchor);
    if (place) goTo(place);
    if (place || anchor === "") arrived.current = visit;
  });
}

function goTo(place: HTMLElement) {
  if (place instanceof HTMLDetailsElement) place.open = true;
  (place.querySelector("summary") ?? place).focus({ preventScroll: true });
  place.scrollIntoView();
}
