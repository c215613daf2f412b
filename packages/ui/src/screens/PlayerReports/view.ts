import { type GradeGroup, tablePages } from "@kyuseki/domain";
import type { TableView } from "../../components/DataTable/parts/tableColumn.ts";

export const playerReportSorts = ["name", "batted", "pitched", "balls", "last"] as const;
export type PlayerReportSort = (typeof playerReportSorts)[number];

/** The view of the list: conditions, order and page; stored in the address. */
export type PlayerReportsView = TableView<PlayerReportSort> & {
  grade: GradeGroup | null;
  /** As typed: kanji or reading. */
  q: string;
};

export const defaultPlayerReportsView: PlayerReportsView = {
  grade: null,
  q: "",
  sort: { id: "name", dir: "asc" },
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
};

/** The list without conditions; order and page size stay. */
export const noPlayerReportConditions = { grade: null, q: "", page: tablePages.firstPage } as const;
