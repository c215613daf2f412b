/**
 * Beyond these a file is refused (BE-2, I7). `line` in UTF-16 units; `balls`: a row may hold a pitch and the ball hit off
 * it.
 */
export const csvLimits = {
  bytes: 20 * 1024 * 1024,
  rows: 20_000,
  balls: 40_000,
  columns: 1000,
  line: 1024 * 1024,
} as const;
export type CsvLimits = Readonly<Record<keyof typeof csvLimits, number>>;
