import { useEffect, useRef } from "react";

/** Scrolls an element into view each time it `appears` below the fold or behind a sticky edge. */
export function useScrollIntoSight(appears: unknown) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (appears && element.current && !isInSight(element.current)) element.current.scrollIntoView({ block: "center" });
  }, [appears]);
  return element;
}

function isInSight(element: HTMLElement): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
}
