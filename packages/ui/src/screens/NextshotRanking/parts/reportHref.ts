import type { AnalyzerKind } from "../view.ts";

/** Where the report of what is ranked is. */
export const reportHref = (kind: AnalyzerKind) => (id: number) =>
  `/nextshot/report/${id}/${kind === 4 ? "pitching" : "batting"}/summary`;
