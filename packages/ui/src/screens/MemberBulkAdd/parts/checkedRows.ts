import type { Grade, Member, MemberDraft } from "@kyuseki/domain";
import { checkRow, type Duplicate, findDuplicates, type RosterField } from "@kyuseki/domain/roster";
import type { BulkRow } from "./bulkDraft.ts";

export type CellErrors = Readonly<Partial<Record<RosterField, string>>>;
/** The server's errors by line. */
export type ServerFieldErrors = ReadonlyMap<number, CellErrors>;

export type CheckedRow = {
  row: BulkRow;
  told: CellErrors | undefined;
  fieldErrors: CellErrors;
  duplicateOf: Duplicate | null;
  /** null while something is undecided. */
  ready: MemberDraft | null;
};

/** Checks the rows of a draft. An unchanged row keeps its `CheckedRow` object. */
export function createRowChecker() {
  const known = new WeakMap<BulkRow, CheckedRow>();

  return (rows: readonly BulkRow[], members: readonly Member[], told: ServerFieldErrors): readonly CheckedRow[] => {
    const duplicates = findDuplicates(rows, members);
    return rows.map((row) => {
      const now = { told: told.get(row.line), duplicateOf: duplicates.get(row) ?? null };
      const before = known.get(row);
      if (before && before.told === now.told && before.duplicateOf === now.duplicateOf) return before;
      const checked = checkedRow(row, now);
      known.set(row, checked);
      return checked;
    });
  };
}

function checkedRow(row: BulkRow, { told, duplicateOf }: Pick<CheckedRow, "told" | "duplicateOf">): CheckedRow {
  const { draft, fieldErrors } = checkRow(row.values);
  const found: CellErrors = Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]));
  const all = { ...told, ...found };
  const isSettled = Object.keys(all).length === 0 && (duplicateOf === null || row.allowed);
  return { row, told, fieldErrors: all, duplicateOf, ready: isSettled ? draft : null };
}

/** A row that needed attention stays marked after it was corrected, so that it does not vanish while being edited. */
export const isAsked = ({ row, duplicateOf }: CheckedRow): boolean => row.asks.length > 0 || duplicateOf !== null;

/** A possible duplicate that nobody has decided on yet. */
export const isUndecided = ({ row, duplicateOf }: CheckedRow): boolean => duplicateOf !== null && !row.allowed;

export const isWrong = ({ fieldErrors }: CheckedRow): boolean => Object.keys(fieldErrors).length > 0;

export const withCell = (rows: readonly BulkRow[], line: number, field: RosterField, text: string) =>
  rows.map((row) => (row.line === line ? { ...row, values: { ...row.values, [field]: text } } : row));

export const withAllowed = (rows: readonly BulkRow[], line: number, allowed: boolean) =>
  rows.map((row) => (row.line === line ? { ...row, allowed } : row));

export const withGrade = (rows: readonly BulkRow[], grade: Grade) =>
  rows.map((row) => (row.values.grade === "" ? { ...row, values: { ...row.values, grade } } : row));

/** Marks the cells that the server refused as needing attention. */
export const withAsks = (rows: readonly BulkRow[], told: ServerFieldErrors) =>
  rows.map((row) => {
    const fields = Object.keys(told.get(row.line) ?? {}) as RosterField[]; // These are the keys of CellErrors.
    return fields.length > 0 ? { ...row, asks: [...new Set([...row.asks, ...fields])] } : row;
  });
