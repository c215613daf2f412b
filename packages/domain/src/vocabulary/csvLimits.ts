/** Beyond these a file is refused (BE-2, I7). `line` in UTF-16 units. */
export const csvLimits = { bytes: 20 * 1024 * 1024, rows: 20_000, columns: 1000, line: 1024 * 1024 } as const;
export type CsvLimits = Readonly<Record<keyof typeof csvLimits, number>>;
