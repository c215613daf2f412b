import type { Delimiter } from "../../delimited/delimiter.ts";
import type { CsvFormat } from "../../vocabulary/csvFormats.ts";

export const csvEncodings = ["utf-8", "utf-8-bom", "shift_jis"] as const;
export type CsvEncoding = (typeof csvEncodings)[number];

/** Why a file was not read. `line` counts from 1, as a spreadsheet numbers its rows. */
export type CsvFailure =
  | { cause: "empty" | "size" | "binary" | "utf16" | "header" }
  | { cause: "quotes" | "columns" | "line"; line: number }
  /** Counted up to ten times the limit and one. */
  | { cause: "rows"; count: number };

/** A file that can be read: what it is, where its rows begin and how many they are. */
export type CsvTable = {
  text: string;
  encoding: CsvEncoding;
  delimiter: Delimiter;
  format: CsvFormat;
  /** Without blank columns at its end. */
  header: readonly string[];
  /** As a spreadsheet numbers it. What stands above is not read, except for `player`. */
  headerLine: number;
  /** The name above the header, where a device writes one player a file. */
  player: string | null;
  /** The first row below the header. */
  sample: readonly string[];
  /** Rows that are neither blank nor the header once more. */
  rows: number;
  /** Where the first record below the header may start. */
  body: { at: number; line: number };
};
