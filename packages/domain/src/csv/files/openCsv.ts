import { delimiterOf } from "../../delimited/delimiter.ts";
import { readRecords, type TextRecord } from "../../delimited/readRecords.ts";
import { unguarded } from "../../rules/formula.ts";
import { type CsvLimits, csvLimits } from "../../vocabulary/csvLimits.ts";
import { guessMapping } from "../guessMapping.ts";
import type { CsvFailure, CsvTable } from "./csvFile.ts";
import { decodeCsv } from "./decodeCsv.ts";
import { findHeader, titleRecords, withoutBlankEnd } from "./findHeader.ts";

type Opened = { table: CsvTable } | { failure: CsvFailure };

/** Rows between two yields, some milliseconds of work. */
export const rowsAtOnce = 500;

/**
 * Describes a file, or says why it cannot be read; never throws (I7). Yields the share read so far (0–1) every
 * `rowsAtOnce` rows, so that the caller can show progress, do other work or stop; `finished` runs it to its end.
 */
export function* openCsv(bytes: Uint8Array, limits: CsvLimits = csvLimits): Generator<number, Opened> {
  const decoded = decodeCsv(bytes, limits);
  if ("failure" in decoded) return decoded;
  const { text, encoding } = decoded;

  const delimiter = delimiterOf(text, sampled);
  const first = firstRecords({ text, delimiter }, limits);
  if ("cause" in first) return { failure: first };
  if (first.length === 0) return { failure: { cause: "empty" } };
  const found = findHeader(first);
  const headerRecord = found && first[found.index];
  if (!headerRecord) return { failure: { cause: "header" } };

  const { line: headerLine, end: at } = headerRecord;
  const body = { at, line: headerLine + 1 };
  const layout = { text, delimiter, header: found.cells, body };
  let rows = 0;
  let sample: readonly string[] = [];
  for (const record of bodyRecords(layout, limits)) {
    if ("cause" in record) return { failure: record };
    rows += 1;
    if (rows === 1) sample = record.cells;
    if (rows > limits.rows * countedTimes) break;
    if (rows % rowsAtOnce === 0) yield record.end / text.length;
  }
  if (rows > limits.rows) return { failure: { cause: "rows", count: rows } };
  if (rows === 0) return { failure: { cause: "empty" } };
  const { format } = guessMapping(found.cells);
  return { table: { ...layout, encoding, format, headerLine, player: found.player, sample, rows } };
}

/** Rows are counted up to this many times the limit. */
const countedTimes = 10;
/** How many characters the delimiter is looked for in. */
const sampled = 20_000;

type Layout = Pick<CsvTable, "text" | "delimiter">;
type LineFault = Extract<CsvFailure, { line: number }>;

/** Records of a file, each checked against the limits; stops after a fault (I7). */
export function* csvRecords(
  { text, delimiter }: Layout,
  limits: CsvLimits,
  from?: CsvTable["body"],
): Generator<TextRecord | LineFault, void> {
  for (const record of readRecords(text, delimiter, { columns: limits.columns, cell: limits.line }, from)) {
    if ("cause" in record) return yield { cause: record.cause === "cell" ? "line" : record.cause, line: record.line };
    if (record.end - record.start > limits.line) return yield { cause: "line", line: record.line };
    yield record;
  }
}

/** The rows below the header, without repeated headers. */
export function* bodyRecords(
  table: Layout & Pick<CsvTable, "header" | "body">,
  limits: CsvLimits = csvLimits,
): Generator<TextRecord | LineFault, void> {
  const heading = table.header.join("\0");
  for (const record of csvRecords(table, limits, table.body)) {
    const isHeader =
      !("cause" in record) &&
      unguarded(record.cells[0] ?? "") === table.header[0] &&
      withoutBlankEnd(record.cells.map(unguarded)).join("\0") === heading;
    if (!isHeader) yield record;
  }
}

function firstRecords(layout: Layout, limits: CsvLimits): readonly TextRecord[] | LineFault {
  const records: TextRecord[] = [];
  for (const record of csvRecords(layout, limits)) {
    if ("cause" in record) return record;
    if (records.push(record) > titleRecords) break;
  }
  return records;
}

/** Runs a generator to its end and returns its result. */
export function finished<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
