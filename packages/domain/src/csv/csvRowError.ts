import type { MappedColumn } from "../contract/analyzer/columnMapping.ts";

/** Why a row, or one of its values, is not taken as it stands; ui has the sentences. */
export const csvRowErrorCodes = [
  /** A name is missing where one is needed. */
  "player",
  /** Under a header that differs from the first one. */
  "header",
  /** Not a date, or one before 2000. */
  "date",
  /** A day in numbers, whose month may be either. */
  "date_order",
  "future",
  /** Not a number. */
  "number",
  /** Outside the field's range. */
  "range",
  /** Physically impossible (AI 11). */
  "impossible",
  /** A distance that no ball of this speed and angle reaches: left out of the ball. */
  "impossible_distance",
  /** The unit is unknown. */
  "unit",
  /** Speed 0: the device lost the ball. */
  "untracked",
  /** No measured value at all. */
  "empty",
  /** 「Undefined」: taken as an untagged pitch. */
  "pitch_unset",
  /** An unknown name: taken as another pitch. */
  "pitch_other",
  /** Taken, but unusually slow or fast: the unit may be wrong. */
  "unusual_speed",
] as const;
export type CsvRowErrorCode = (typeof csvRowErrorCodes)[number];

export type CsvRowError = {
  /** As a spreadsheet numbers it, from 1. */
  row: number;
  /** Index from 0; null where no column is at fault. */
  column: number | null;
  /** Text of the cell, at most 200 characters. */
  text: string;
  /** Whose the row is, as written; empty where it names nobody. */
  player: string;
  code: CsvRowErrorCode;
};

/** What is wrong, and in which column. */
export type RowErrorSource = { code: CsvRowErrorCode; at?: MappedColumn | undefined };
