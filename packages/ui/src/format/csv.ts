import { guarded } from "@kyuseki/domain";
import Papa from "papaparse";

export type CsvValue = string | number | null;
export type CsvColumn<Row> = {
  header: string;
  /** 数は数のまま。単位は見出しに書く。null は空のセル。 */
  value: (row: Row) => CsvValue;
};

/**
 * CSV that Japanese Excel opens by a double click: UTF-8 with a byte order mark, CRLF between records. Text that a
 * spreadsheet would run as a formula starts with an apostrophe; numbers keep their sign.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const head = columns.map(({ header }) => defused(header));
  return `${byteOrderMark}${lines([head, ...records(columns, rows)])}`;
}

/** More records of the same table, for one that is written piece by piece: without mark and headings. */
export const toCsvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  lines(records(columns, rows));

const records = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) =>
  rows.map((row) => columns.map(({ value }) => defused(value(row))));

const lines = (table: readonly CsvValue[][]) => Papa.unparse([...table], { newline: "\r\n" });

const byteOrderMark = "\uFEFF";

const defused = (value: CsvValue): CsvValue => (typeof value === "string" ? guarded(value) : value);
