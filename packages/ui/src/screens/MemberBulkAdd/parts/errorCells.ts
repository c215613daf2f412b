import { type RosterField, rosterFields } from "@kyuseki/domain/roster";
import { type CheckedRow, isUndecided } from "./checkedRows.ts";

/** Name of a focusable cell: the `data-cell` of its control. */
export const cellName = (line: number, column: RosterField | "same") => `${line} ${column}`;

/**
 * The fields of the table from left to right: the name, fields that need attention in any row, then the rest; so a
 * narrow screen shows the errors without scrolling.
 */
export function orderedFields(rows: readonly CheckedRow[]): readonly RosterField[] {
  const asked = new Set(rows.flatMap(({ row }) => row.asks));
  const shown = rosterFields.filter(
    (field) => always.includes(field) || asked.has(field) || rows.some(({ row }) => row.values[field] !== ""),
  );
  const rank = (field: RosterField) => (names.includes(field) ? 0 : asked.has(field) ? 1 : 2);
  return shown.toSorted((a, b) => rank(a) - rank(b));
}

const names: readonly RosterField[] = ["last_name", "first_name"];
const always: readonly RosterField[] = [...names, "grade", "gender"];

/** The column after which the duplicate question stands: right of the names and of the errors. */
export const askedColumns = (rows: readonly CheckedRow[], fields: readonly RosterField[]): number =>
  fields.filter((field) => names.includes(field) || rows.some(({ row }) => row.asks.includes(field))).length;

export type ErrorCell = { line: number; cell: string; isTold: boolean };

/** The cells that prevent adding their rows, row by row, in the order of the table. */
export function errorCells(rows: readonly CheckedRow[], fields: readonly RosterField[]): readonly ErrorCell[] {
  return rows.flatMap((checked) => {
    const { row, fieldErrors, told } = checked;
    const wrong = fields
      .filter((field) => fieldErrors[field])
      .map((field) => ({ line: row.line, cell: cellName(row.line, field), isTold: told?.[field] !== undefined }));
    return isUndecided(checked)
      ? [...wrong, { line: row.line, cell: cellName(row.line, "same"), isTold: false }]
      : wrong;
  });
}

/** The error after `cell`, or the first after the last one. A corrected cell keeps its position. */
export function nextError(
  fieldErrors: readonly ErrorCell[],
  cell: string | undefined,
  rows: readonly CheckedRow[],
  fields: readonly RosterField[],
): ErrorCell | undefined {
  const columns = [...fields, "same"];
  const lines = new Map(rows.map(({ row }, at) => [String(row.line), at]));
  const place = (name: string) => {
    const [line = "", column = ""] = name.split(" ");
    return (lines.get(line) ?? -1) * columns.length + columns.indexOf(column);
  };
  const after = cell === undefined ? -1 : place(cell);
  return fieldErrors.find((fieldError) => place(fieldError.cell) > after) ?? fieldErrors[0];
}
