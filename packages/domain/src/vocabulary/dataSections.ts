/** Sections with measurements; each has its own period, tables and filters (EN-12). */
export const dataSections = [
  "summary",
  "batting/summary",
  "pitching/summary",
  "batting/results",
  "batting/results/video",
  "pitching/results",
  "pitching/results/video",
  "pitching/ai_stats",
  "batting/ai_stats",
] as const;
export type DataSection = (typeof dataSections)[number];
