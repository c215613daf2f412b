import type { CsvUnit } from "@kyuseki/domain/csv";

/** As a coach reads it. */
export const unitName = (unit: CsvUnit): string => names[unit] ?? unit;

const names: Partial<Record<CsvUnit, string>> = { deg: "°", axis: "axis（°）", clock: "時計" };
