import Papa from "papaparse";
import { guarded, unguarded } from "../../rules/formula.ts";
import { csvLimits } from "../../vocabulary/csvLimits.ts";
import type { CsvTable } from "./csvFile.ts";
import { csvRecords } from "./openCsv.ts";

/**
 * The rows that were not taken as a CSV that Japanese Excel opens by a double click: what stands above the header, the
 * header, and each row as it was with its reason in a column of its own (`heading`). `reasons` by row number. Corrected, it
 * can be read again; a text that a spreadsheet would run starts with an apostrophe (I8).
 */
export function writeRefused(table: CsvTable, reasons: ReadonlyMap<number, string>, heading: string): string {
  const records: (readonly string[])[] = [];
  const width = table.header.length;
  for (const record of csvRecords(table, csvLimits)) {
    // A table has been read to its end before.
    if ("cause" in record) break;
    const cells = record.cells.map(harmless);
    const reason = record.line === table.headerLine ? heading : reasons.get(record.line);
    if (record.line < table.headerLine) records.push(cells);
    else if (reason !== undefined) records.push([...padded(cells, width), harmless(reason)]);
  }
  return `\uFEFF${Papa.unparse(records, { newline: "\r\n" })}`;
}

/** A number keeps its sign, and what stands for nothing stays. */
const harmless = (cell: string): string => (/^(?:[+-]?\d+(?:\.\d+)?|-)$/.test(cell) ? cell : guarded(unguarded(cell)));

const padded = (cells: readonly string[], width: number): readonly string[] =>
  Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at] ?? "");
