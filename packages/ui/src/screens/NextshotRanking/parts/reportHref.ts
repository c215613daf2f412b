import type { AnalyzerKind } from "../view.ts";

/** Address of the report on what is ranked. */
export const reportHref = (kind: AnalyzerKind) => (id: number) =>
  `/nextshot/report/${id}/${kind === 4 ? "pitching" : "batting"}/summary`;
