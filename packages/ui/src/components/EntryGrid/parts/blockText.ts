import type { Block } from "./block.ts";
import { type EntryColumn, type EntryRow, type EntryValues, entryText } from "./entry.ts";
import { copyText } from "./parsePaste.ts";

/** A block in a spreadsheet's format; choices by their words. */
export const blockText = (
  { top, bottom, left, right }: Block,
  rows: readonly EntryRow[],
  columns: readonly EntryColumn[],
  values: EntryValues,
): string =>
  copyText(
    rows
      .slice(top, bottom + 1)
      .map((row) =>
        columns.slice(left, right + 1).map((column) => wordOf(column, entryText(values, row.id, column.id))),
      ),
  );

/** What a cell shows for its value. */
export const wordOf = (column: EntryColumn, text: string): string =>
  column.kind === "choice" ? (column.options.find(({ value }) => value === text)?.label ?? text) : text;
