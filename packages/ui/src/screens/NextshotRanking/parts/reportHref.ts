import type { RankedKind } from "@kyuseki/domain/ranking";

/** Address of the report on what is ranked. */
export const reportHref = (kind: RankedKind) => (id: number) =>
  `/nextshot/report/${id}/${kind === 4 ? "pitching" : "batting"}/summary`;
