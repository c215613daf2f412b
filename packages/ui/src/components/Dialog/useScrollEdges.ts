import { useLayoutEffect, useRef } from "react";

/**
 * For what sticks a head and a foot to the edges of its parent, which scrolls: whatever is scrolled into view there
 * stops clear of them, however tall large text makes them.
 */
export function useScrollEdges() {
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [content, scroller] = [frame.current, frame.current?.parentElement];
    if (!content || !scroller) return;
    const observer = new ResizeObserver(() => {
      scroller.style.scrollPaddingBlock = `${stuck(content, "header")}px ${stuck(content, "footer")}px`;
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return frame;
}

function stuck(content: HTMLElement, edge: "header" | "footer"): number {
  const element = content.querySelector<HTMLElement>(`:scope > ${edge}`);
  return element && getComputedStyle(element).position === "sticky" ? element.offsetHeight : 0;
}
