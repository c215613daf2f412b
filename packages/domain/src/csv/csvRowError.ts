import type { MappedColumn } from "../contract/analyzer/columnMapping.ts";

/** Why a row, or one of its values, is not taken as it stands. The words live in ui. */
export const csvRowErrorCodes = [
  /** No name where one is needed. */
  "player",
  /** Not a date, or one before 2000. */
  "date",
  "future",
  /** A text where a number is needed. */
  "number",
  /** Outside what the field can hold. */
  "range",
  /** What no ball can have done (AI-stats 11). */
  "impossible",
  /** A unit nobody has said. */
  "unit",
  /** A speed of 0: the device lost the ball. */
  "untracked",
  /** No speed, no angle, nothing of a ball. */
  "empty",
  /** 「Undefined」: taken as a pitch without a name. */
  "pitch_unset",
  /** A name nobody knows: taken as another pitch. */
  "pitch_other",
  /** Taken, but rarely that slow or fast: is the unit right? */
  "unusual_speed",
] as const;
export type CsvRowErrorCode = (typeof csvRowErrorCodes)[number];

export type CsvRowError = {
  /** As a spreadsheet numbers it, from 1. */
  row: number;
  /** From 0; null where no column is to blame. */
  column: number | null;
  /** As it stands in the file, its first 200 characters. */
  text: string;
  code: CsvRowErrorCode;
};

/** What is wrong, and in which column. */
export type Blame = { code: CsvRowErrorCode; at?: MappedColumn | undefined };
