import type { FocusEvent, FormEvent, MouseEvent } from "react";
import { placeOf } from "./sheetField.ts";
import type { Sheet } from "./useSheet.ts";

/** Pointing, dragging, and what happens in the field of the active cell. */
export const sheetMouse = (sheet: Sheet) => ({
  onMouseDown(event: MouseEvent<HTMLElement>) {
    const place = placeOf(event.target);
    if (event.button !== 0 || !place) return;
    const { active, mode } = sheet;
    if (event.shiftKey && mode === "move") {
      event.preventDefault();
      sheet.change({ head: place, judged: null });
    } else if (event.target instanceof Element && event.target === document.activeElement) {
      if (!(event.target instanceof HTMLInputElement)) return;
      sheet.draft.current = event.target.value;
      sheet.change({ head: active, mode: "edit" });
    } else {
      // Keeps the focus: the cell itself takes none, so the browser would move it to the page.
      event.preventDefault();
      sheet.dragging.current = true;
      sheet.goTo(place, sheet.commit());
    }
  },
  onMouseOver(event: MouseEvent<HTMLElement>) {
    if (event.buttons !== 1) sheet.dragging.current = false;
    const place = sheet.dragging.current ? placeOf(event.target) : null;
    if (place) sheet.change({ head: place });
  },
  onInput({ target }: FormEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    const { active, judged, mode } = sheet;
    sheet.draft.current = target.value;
    const isSame = judged?.row === active.row && judged.column === active.column;
    if (mode === "move") sheet.change({ head: active, mode: "type", judged: isSame ? null : judged });
  },
  onFocus({ target }: FocusEvent<HTMLElement>) {
    if (sheet.mode === "move" && target instanceof HTMLInputElement) target.select();
  },
  onBlur() {
    sheet.leaving.current = false;
    if (sheet.mode !== "move") sheet.change({ mode: "move", judged: sheet.commit() });
  },
});
