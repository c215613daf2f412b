/** EN-12. Sections that hold measurements; each keeps its own period, tables and filters. */
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
