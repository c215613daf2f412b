import { type EntryCheck, type EntryColumn, type EntryRow, entryText, type Position } from "./entry.ts";
import type { EntryFormProps } from "./entryGridProps.ts";

export type FieldErrorState = Extract<EntryCheck, { message: string }>;
/** A cell that needs attention, and a one-press fix. */
export type CellError = {
  place: Position;
  row: EntryRow;
  column: EntryColumn;
  fieldError: FieldErrorState;
  fix: (() => void) | undefined;
  keep: (() => void) | undefined;
  clear: (() => void) | undefined;
};

/** The error of a cell; null when it has none. */
export function cellErrorAt(
  { rows, columns, values, checkOf, onKeep, changes }: EntryFormProps,
  place: Position | null,
): CellError | null {
  const row = place ? rows[place.row] : undefined;
  const column = place ? columns[place.column] : undefined;
  if (!place || !row || !column) return null;
  const text = entryText(values, row.id, column.id);
  const fieldError = checkOf(row.id, column.id, text);
  if (!("message" in fieldError)) return null;
  const cell = { rowId: row.id, colId: column.id };
  const { fix, state } = fieldError;
  return {
    place,
    row,
    column,
    fieldError,
    fix: fix && (() => changes.enter([{ ...cell, text: fix.text }])),
    keep: state === "ask" && onKeep ? () => onKeep(cell) : undefined,
    clear: state === "error" && text !== "" ? () => changes.clear([cell]) : undefined,
  };
}
