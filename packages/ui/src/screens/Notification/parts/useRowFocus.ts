import type { NoticeSummary } from "@kyuseki/domain";
import { useId, useLayoutEffect, useRef } from "react";

/**
 * The focus of a row that is removed goes to the next row's delete button, or to the heading when none is left.
 * `notices` is null while the list is not there.
 */
export function useRowFocus(notices: readonly NoticeSummary[] | null) {
  const panel = useRef<HTMLElement>(null);
  const headingId = useId();
  const leaving = useRef<{ id: number; nextId: number | undefined }>(null);

  useLayoutEffect(() => {
    const row = leaving.current;
    if (!row || !notices || notices.some(({ notice_id }) => notice_id === row.id)) return;
    leaving.current = null;
    // Whoever has moved on keeps the focus.
    if (document.activeElement !== document.body) return;
    const next = panel.current?.querySelector<HTMLElement>(`[data-delete="${row.nextId}"]`);
    (next ?? document.getElementById(headingId))?.focus();
  }, [notices, headingId]);

  const willRemove = (id: number) => {
    const at = notices?.findIndex(({ notice_id }) => notice_id === id) ?? -1;
    leaving.current = { id, nextId: (notices?.[at + 1] ?? notices?.[at - 1])?.notice_id };
  };
  return { panel, headingId, willRemove };
}
