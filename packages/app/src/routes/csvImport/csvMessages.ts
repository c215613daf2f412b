import type { ColumnMapping, CsvFailure, CsvTable, ReadBatch, ReadingSettings } from "@kyuseki/domain/csv";

/** As the coach chose it, or as it was kept: gzip in base64. */
export type CsvContent = { bytes: ArrayBuffer } | { packed: string };

/** What the page asks the worker; one at a time, the first about a file. */
export type CsvAsk =
  | { kind: "open"; file: CsvContent }
  | { kind: "read"; mapping: ColumnMapping; settings: ReadingSettings }
  | { kind: "refusedRows"; reasons: ReadonlyMap<number, string>; heading: string }
  | { kind: "pack" };

/** What is known of a file, without its text. */
export type CsvFacts = Pick<
  CsvTable,
  "encoding" | "format" | "header" | "headerLine" | "player" | "numericDays" | "sample" | "rows"
> & { key: string; guess: ColumnMapping };

export type CsvReply = {
  open: { facts: CsvFacts } | { failure: CsvFailure };
  read: Omit<ReadBatch, "done">;
  refusedRows: string;
  /** gzip. */
  pack: Uint8Array<ArrayBuffer>;
};

/** `batch` is part of the reply to `read`. */
export type CsvAnswer =
  | { kind: "progress"; done: number; total: number; batch?: Omit<ReadBatch, "done"> }
  | { [Kind in keyof CsvReply]: { kind: Kind; reply: CsvReply[Kind] } }[keyof CsvReply]
  | { kind: "failed" };
