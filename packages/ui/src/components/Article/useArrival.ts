import { useEffect, useRef } from "react";

/**
 * Goes once to the place an address names, as soon as it is drawn: opens what hides it, brings it into sight, and lets
 * the keyboard go on from there. A place that never comes changes nothing. Another `visit` goes there again.
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
