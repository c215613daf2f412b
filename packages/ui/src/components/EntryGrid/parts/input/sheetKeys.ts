import type { KeyboardEvent } from "react";
import { cellsOf } from "../changes/block.ts";
import { moveFocus, type Step } from "./moveFocus.ts";
import { type KeyOrder, readKey } from "./readKey.ts";
import { openField } from "./sheetField.ts";
import { origin, type Sheet } from "./useSheet.ts";

export const sheetKeys = (sheet: Sheet) => ({
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Enter that confirms Japanese input; Safari sends it after the composition, as key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const order = readKey(event, sheet.mode);
    const isLeaving = sheet.leaving.current && event.key === "Tab";
    if (event.key !== "Shift") sheet.leaving.current = false;
    if (!order || isLeaving) return;
    if (typeof order !== "object") {
      event.preventDefault();
      obey(sheet, order, event.target);
    } else if (step(sheet, order.step, order.extend)) event.preventDefault();
  },
});

function step(sheet: Sheet, to: Step, extend: boolean): boolean {
  const { rows, columns, active, head } = sheet;
  const next = moveFocus(extend ? head : active, to, { rows: rows.length, columns: columns.length });
  if (!next) return false;
  if (extend) sheet.change({ head: next, judged: null });
  else sheet.goTo(next, sheet.commit());
  return true;
}

function obey(sheet: Sheet, order: Exclude<KeyOrder, { step: Step }>, field: EventTarget) {
  const { rows, columns, active, judged, changes, block } = sheet;
  switch (order) {
    case "edit":
      if (field instanceof HTMLInputElement) sheet.draft.current = field.value;
      sheet.change({ head: active, mode: "edit" });
      openField(field);
      return;
    case "cancel":
      sheet.change({ mode: "move" });
      return;
    case "leave":
      sheet.leaving.current = true;
      sheet.change({ head: active, judged: null });
      return;
    case "clear":
      changes.clear(cellsOf(block).flatMap((place) => sheet.cellAt(place) ?? []));
      return;
    case "undo":
      sheet.turn(changes.undo);
      return;
    case "redo":
      sheet.turn(changes.redo);
      return;
    case "all":
      sheet.goTo(origin);
      sheet.change({ head: { row: rows.length - 1, column: columns.length - 1 } });
      return;
    case "accept":
      sheet.onAccept([active, judged]);
      sheet.goTo(active);
  }
}
