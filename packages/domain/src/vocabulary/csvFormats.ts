/** Formats of files that `@kyuseki/domain/csv` reads. */
export const csvFormats = [
  "rapsodo_pitching",
  "rapsodo_hitting",
  "trackman_v3",
  "trackman_old",
  "hittrax",
  "blast_motion",
  "blast_old",
  "statcast",
  "japanese_sheet",
  "unknown",
] as const;
export type CsvFormat = (typeof csvFormats)[number];
export type DeviceFormat = Exclude<CsvFormat, "japanese_sheet" | "unknown">;
