import Papa from "papaparse";
import { guarded, unguarded } from "../../rules/formula.ts";
import { csvLimits } from "../../vocabulary/csvLimits.ts";
import { type BodyRecord, bodyRecords } from "./bodyRecords.ts";
import type { CsvTable } from "./csvFile.ts";
import { csvRecords } from "./csvRecords.ts";

/**
 * The refused rows as a CSV that Japanese Excel opens by a double click: the lines above the header, the header, and
 * each row with its reason in an extra column (`heading`). `reasons` by row number. Once corrected it can be imported
 * again; text that a spreadsheet would run starts with an apostrophe (I8).
 */
export function writeRefused(table: CsvTable, reasons: ReadonlyMap<number, string>, heading: string): string {
  const records: (readonly string[])[] = [];
  const width = table.header.length;
  for (const record of csvRecords(table, csvLimits)) {
    // The table has been read to its end before, so no fault can come.
    if ("cause" in record || record.line > table.headerLine) break;
    const cells = record.cells.map(harmless);
    records.push(record.line === table.headerLine ? [...padded(cells, width), harmless(heading)] : cells);
  }
  for (const record of bodyRecords(table)) {
    if ("cause" in record) break;
    const cells = record.cells.map(harmless);
    const reason = reasons.get(record.line);
    // The lines of a block stay with its rows, or these would become another player's.
    if (!record.isRow && isOfBlock(record)) records.push(cells);
    else if (reason !== undefined) records.push([...padded(cells, width), harmless(reason)]);
  }
  return `\uFEFF${Papa.unparse(records, { newline: "\r\n" })}`;
}

const isOfBlock = ({ label, isTitle }: BodyRecord) => label !== undefined || isTitle;

/** Numbers keep their sign, and placeholders for nothing stay. */
const harmless = (cell: string): string => (/^(?:[+-]?\d+(?:\.\d+)?|-)$/.test(cell) ? cell : guarded(unguarded(cell)));

const padded = (cells: readonly string[], width: number): readonly string[] =>
  Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at] ?? "");
