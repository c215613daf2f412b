import type { ClipboardEvent } from "react";
import { cellsOf } from "../changes/block.ts";
import { blockText } from "../changes/blockText.ts";
import { type FetchQuoteReader, parsePaste } from "../changes/parsePaste.ts";
import { placeBlock } from "../changes/placeBlock.ts";
import type { Sheet } from "./useSheet.ts";

/** Copies and pastes whole blocks. While a text is being edited the browser's own clipboard applies. */
export function sheetClipboard(sheet: Sheet, fetchReader?: FetchQuoteReader) {
  const { rows, columns, values, changes, active, mode, block, cellAt, change } = sheet;
  const copy = (event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault();
    event.clipboardData.setData("text/plain", blockText(block, rows, columns, values));
  };
  return {
    onCopy(event: ClipboardEvent<HTMLElement>) {
      if (mode === "move") copy(event);
    },
    onCut(event: ClipboardEvent<HTMLElement>) {
      if (mode !== "move") return;
      copy(event);
      changes.clear(cellsOf(block).flatMap((place) => cellAt(place) ?? []));
    },
    async onPaste(event: ClipboardEvent<HTMLElement>) {
      const text = event.clipboardData.getData("text/plain");
      if (text === "" || (mode !== "move" && !/[\t\n\r]/.test(text))) return;
      event.preventDefault();
      const table = await parsePaste(text, fetchReader).catch(() => undefined);
      // Nothing has changed, and the same paste may be tried again.
      if (!table) return changes.failPaste();
      changes.paste(placeBlock(table, block, rows, columns));
      change({ head: active, mode: "move", judged: null });
    },
  };
}
