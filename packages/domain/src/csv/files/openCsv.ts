import { delimiterOf } from "../../delimited/delimiter.ts";
import type { TextRecord } from "../../delimited/readRecords.ts";
import { type CsvLimits, csvLimits } from "../../vocabulary/csvLimits.ts";
import { guessMapping } from "../guessMapping.ts";
import { bodyRecords, nameOfBlock } from "./bodyRecords.ts";
import type { CsvFailure, CsvTable } from "./csvFile.ts";
import { csvRecords, type LineFault } from "./csvRecords.ts";
import { decodeCsv } from "./decodeCsv.ts";
import { findHeader, titleRecords } from "./findHeader.ts";
import { createNumericDays } from "./numericDays.ts";
import { namesOfSeveral } from "./playerLabel.ts";

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
  const layout = { text, delimiter, header: found.cells, body, player: null, sharedNames: [] };
  const days = createNumericDays();
  let rows = 0;
  let sample: readonly string[] = [];
  const blocks = [found.label];
  let hasTitles = false;
  for (const record of bodyRecords(layout, limits)) {
    if ("cause" in record) return { failure: record };
    if (record.label) blocks.push(record.label);
    hasTitles ||= record.isTitle;
    if (!record.isRow) continue;
    rows += 1;
    days.add(record.cells);
    if (rows === 1) sample = record.cells;
    if (rows > limits.rows * countedTimes) break;
    if (rows % rowsAtOnce === 0) yield record.end / text.length;
  }
  if (rows > limits.rows) return { failure: { cause: "rows", count: rows } };
  if (rows === 0) return { failure: { cause: "empty" } };
  const { format } = guessMapping(found.cells);
  const sharedNames = namesOfSeveral(blocks);
  const isNamed = Object.values(found.label).some((text) => text !== "");
  const player = isNamed ? nameOfBlock(found.label, sharedNames, headerLine) : hasTitles ? found.title : null;
  return {
    table: { ...layout, encoding, format, headerLine, player, sharedNames, numericDays: days.found(), sample, rows },
  };
}

/** Rows are counted up to this many times the limit. */
const countedTimes = 10;
/** How many characters the delimiter is looked for in. */
const sampled = 20_000;

function firstRecords(
  layout: Pick<CsvTable, "text" | "delimiter">,
  limits: CsvLimits,
): readonly TextRecord[] | LineFault {
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
