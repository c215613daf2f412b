import { readRecords, type TextRecord } from "../../delimited/readRecords.ts";
import type { CsvLimits } from "../../vocabulary/csvLimits.ts";
import type { CsvFailure, CsvTable } from "./csvFile.ts";

export type LineFault = Extract<CsvFailure, { line: number }>;

/** Records of a file, each checked against the limits; stops after a fault (I7). */
export function* csvRecords(
  { text, delimiter }: Pick<CsvTable, "text" | "delimiter">,
  limits: CsvLimits,
  from?: CsvTable["body"],
): Generator<TextRecord | LineFault, void> {
  for (const record of readRecords(text, delimiter, { columns: limits.columns, cell: limits.line }, from)) {
    if ("cause" in record) return yield { cause: record.cause === "cell" ? "line" : record.cause, line: record.line };
    if (record.end - record.start > limits.line) return yield { cause: "line", line: record.line };
    yield record;
  }
}
