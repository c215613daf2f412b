import { type RefObject, useEffect, useRef } from "react";

/** How long words must have been in sight to count as read, ms (CO-2). */
const seenAfterMs = 2000;

/** Calls `onSeen` once the element has been in sight for two seconds without a break, in a page that is in sight itself. */
export function useSeen(onSeen: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const told = useRef(onSeen);
  useEffect(() => {
    told.current = onSeen;
  });
  const isWaiting = onSeen !== undefined;

  useEffect(() => {
    if (!isWaiting || !element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isInSight = false;
    const follow = () => {
      clearTimeout(timer);
      if (!isInSight || document.visibilityState !== "visible") return;
      timer = setTimeout(() => told.current?.(), seenAfterMs);
    };
    const observer = new IntersectionObserver((entries) => {
      isInSight = entries.some(({ isIntersecting }) => isIntersecting);
      follow();
    });
    observer.observe(element.current);
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("visibilitychange", follow);
    };
  }, [isWaiting]);

  return element;
}
