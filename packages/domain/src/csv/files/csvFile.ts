import type { Delimiter } from "../../delimited/delimiter.ts";
import type { CsvFormat } from "../../vocabulary/csvFormats.ts";
import type { DayOrder } from "../cells/readMoment.ts";

export const csvEncodings = ["utf-8", "utf-8-bom", "utf-16", "shift_jis"] as const;
export type CsvEncoding = (typeof csvEncodings)[number];

/** Why a file was not read. `line` counts from 1, as in a spreadsheet. */
export type CsvFailure =
  | { cause: "empty" | "size" | "binary" | "header" }
  | { cause: "quotes" | "columns" | "line"; line: number }
  /** Counting stops at ten times the limit plus one. */
  | { cause: "rows"; count: number };

/** A readable file: its format, where its rows begin and how many there are. */
export type CsvTable = {
  text: string;
  encoding: CsvEncoding;
  delimiter: Delimiter;
  format: CsvFormat;
  /** Without blank columns at its end. */
  header: readonly string[];
  /** As in a spreadsheet. Lines above it are ignored, except for `player`. */
  headerLine: number;
  /** The name above the header; that of the first block where a file has several. */
  player: string | null;
  /** Names above blocks with different ids (`namesOfSeveral`): players of one name, told apart by the id. */
  sharedNames: readonly string[];
  /** Columns with days written as numbers around slashes, and the order the column settles; null for none or both. */
  numericDays: readonly { column: number; order: DayOrder | null }[];
  /** The first row below the header. */
  sample: readonly string[];
  /** Rows that are neither blank nor a repeated header. */
  rows: number;
  /** Where the first record below the header begins. */
  body: { at: number; line: number };
};
