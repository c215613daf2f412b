import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { MemberAction } from "./memberAction.ts";

/**
 * When the focused row leaves the list, the focus goes to the list instead of the start of the page. Returns a callback
 * for every action.
 */
export function useFocusKept(list: RefObject<HTMLElement | null>, rows: unknown): (action: MemberAction) => void {
  const isLeaving = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows only say when to look
  useEffect(() => {
    if (!isLeaving.current || document.activeElement !== document.body) return;
    isLeaving.current = false;
    list.current?.focus({ preventScroll: true });
  }, [list, rows]);

  return useCallback((action) => {
    isLeaving.current = action === "delete" || action === "leave" || action === "reinstate";
  }, []);
}
