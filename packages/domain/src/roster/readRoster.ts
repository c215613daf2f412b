import type { SportType } from "../contract/account/session.ts";
import { unguarded } from "../rules/formula.ts";
import { checkRow } from "./checkRow.ts";
import { guessColumns } from "./guessColumns.ts";
import { readCell, readHands } from "./readCell.ts";
import { headedColumns, type RosterColumn } from "./rosterColumn.ts";
import {
  emptyRosterValues,
  type RosterFailure,
  type RosterField,
  type RosterValues,
  rosterFields,
  rosterLimits,
} from "./rosterField.ts";
import { type RosterRecord, splitRecords } from "./splitRecords.ts";

export type RosterRow = {
  /** As a spreadsheet numbers it, from 1. */
  line: number;
  values: RosterValues;
  /**
   * What a person has to check: every wrong field, and the family name where it could not be split from the given name.
   */
  asks: readonly RosterField[];
};

/**
 * Reads a pasted table or a CSV text as one row per player. Columns are recognised by their headings, in any order and
 * in Japanese or English, or else by their cells; headings, titles, totals and blank lines are left out. Never throws;
 * an unreadable text, or one with more than `rosterLimits.rows` players, is refused as a whole.
 */
export function readRoster(
  text: string,
  sportType: SportType,
): { rows: readonly RosterRow[] } | { failure: RosterFailure } {
  if (text.length > rosterLimits.bytes) return { failure: { cause: "size" } };
  if (text.includes("\0")) return { failure: { cause: "binary" } };
  const split = splitRecords(text.replace(/^\uFEFF/, ""), rosterLimits.rows + headingsAtMost);
  if ("failure" in split) return split;

  const { body, columns } = columnsOf(split.records);
  const rows = body.flatMap((record) => rowOf(record, columns, sportType) ?? []);
  const count = rows.length + split.count - split.records.length;
  if (count > rosterLimits.rows) return { failure: { cause: "rows", count } };
  return rows.length === 0 ? { failure: { cause: "empty" } } : { rows };
}

/** How many lines other than players are allowed: titles, repeated headings, totals. */
const headingsAtMost = 100;
/** Headings are looked for below at most this many title lines. */
const titleLines = 10;

type Columns = readonly (RosterColumn | null)[];

function columnsOf(records: readonly RosterRecord[]): { body: readonly RosterRecord[]; columns: Columns } {
  for (const [index, { cells }] of records.slice(0, titleLines).entries()) {
    const headed = headedColumns(cells);
    if (!headed) continue;
    const heading = cells.join("\0");
    const body = records.slice(index + 1).filter((record) => record.cells.join("\0") !== heading);
    return { body, columns: withNames(headed, body) };
  }
  return { body: records, columns: guessColumns(records) };
}

const names: readonly (RosterColumn | null)[] = ["name", "last_name", "first_name"];

/** A column whose heading is unknown is recognised by its cells. */
function withNames(headed: Columns, body: readonly RosterRecord[]): Columns {
  if (headed.some((column) => names.includes(column))) return headed;
  const guessed = guessColumns(
    body.map(({ line, cells }) => ({ line, cells: cells.map((cell, at) => (headed[at] ? "" : cell)) })),
  );
  return headed.map((column, at) => column ?? guessed[at] ?? null);
}

function rowOf({ line, cells }: RosterRecord, columns: Columns, sportType: SportType): RosterRow | null {
  const values: Record<RosterField, string> = { ...emptyRosterValues };
  for (const [at, cell] of cells.entries()) {
    const said = saidBy(columns[at] ?? "unread", unguarded(cell));
    for (const field of rosterFields) values[field] ||= readCell(field, said[field] ?? "");
  }
  if (sportType === "softball") Object.assign(values, { pitching: "", batting: "" });
  // Lines are often numbered before they are filled.
  if (rosterFields.every((field) => field === "uniform_number" || values[field] === "")) return null;

  const { draft, fieldErrors } = checkRow(values);
  if (!draft && isTotal(cells) && /^\d*[名人]?$/.test(values.first_name)) return null;
  const wrong = fieldErrors.map(({ field }) => field);
  const isUnsplit = columns.includes("name") && values.first_name === "" && !wrong.includes("last_name");
  return { line, values, asks: isUnsplit ? ["last_name", ...wrong] : wrong };
}

function saidBy(column: RosterColumn, cell: string): Partial<RosterValues> {
  switch (column) {
    case "unread":
      return {};
    case "name": {
      const [last_name, first_name] = nameParts(cell);
      return { last_name, first_name };
    }
    case "kana": {
      const [last_name_kana, first_name_kana] = nameParts(cell);
      return { last_name_kana, first_name_kana };
    }
    case "hands":
      return readHands(cell) ?? { pitching: cell, batting: cell };
    default:
      return { [column]: cell };
  }
}

const totals = /^(?:(?:合|総|小)?計|平均|合計人数|人数|total)[:：]?\d*[名人]?$/i;

function isTotal(cells: readonly string[]): boolean {
  const first = cells.find((cell) => cell.trim() !== "") ?? "";
  return totals.test(first.normalize("NFKC").replace(/\s/gu, ""));
}

/** Splits at the first space; the rest is the given name: 「佐藤 ジョン 太郎」. */
function nameParts(cell: string): readonly [string, string] {
  const [last = "", ...rest] = cell.trim().split(/\s+/u);
  return [last, rest.join(" ")];
}
