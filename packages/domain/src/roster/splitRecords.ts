import { delimiterOf } from "../delimited/delimiter.ts";
import { readRecords } from "../delimited/readRecords.ts";
import { type RosterFailure, rosterLimits } from "./rosterField.ts";

/** `line` as in a spreadsheet: a cell with line breaks is still on one line. */
export type RosterRecord = { line: number; cells: readonly string[] };
type Split = { records: readonly RosterRecord[] /** Includes those beyond `keep`. */; count: number };

/** Splits a text into non-blank records, the first `keep` of them; commas, semicolons or tabs between cells. */
export function splitRecords(text: string, keep: number): Split | { failure: RosterFailure } {
  const records: RosterRecord[] = [];
  let count = 0;
  for (const record of readRecords(text, delimiterOf(text, rosterLimits.cell), rosterLimits)) {
    if ("cause" in record) return { failure: record };
    count += 1;
    if (records.length < keep) records.push({ line: record.line, cells: record.cells });
  }
  return { records: apart(records), count };
}

/** A list typed by hand has only spaces between its cells; two words are a name. */
function apart(records: readonly RosterRecord[]): readonly RosterRecord[] {
  if (records.some(({ cells }) => cells.length > 1)) return records;
  const words = records.map(({ line, cells }) => ({ line, cells: (cells[0] ?? "").trim().split(/\s+/u) }));
  return words.some(({ cells }) => cells.length > 2) ? words : records;
}
