import { useLayoutEffect, useRef } from "react";

/**
 * Scroll margins for a scrolling element with a sticky head and foot, so that whatever is scrolled into view stops
 * clear of them.
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
