import { type EntryColumn, type EntryRow, type EntryValues, entryText } from "../entry.ts";
import type { Block } from "./block.ts";
import { copyText } from "./parsePaste.ts";

/** A block in a spreadsheet's format. */
export const blockText = (
  { top, bottom, left, right }: Block,
  rows: readonly EntryRow[],
  columns: readonly EntryColumn[],
  values: EntryValues,
): string =>
  copyText(
    rows
      .slice(top, bottom + 1)
      .map((row) => columns.slice(left, right + 1).map((column) => entryText(values, row.id, column.id))),
  );
