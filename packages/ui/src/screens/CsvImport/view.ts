import { type PageSize, type Period, tablePages } from "@kyuseki/domain";

export const csvHistorySorts = ["at", "accepted"] as const;
export type CsvHistorySort = (typeof csvHistorySorts)[number];

/** The view of the history: conditions, order and page; stored in the address. */
export type CsvHistoryView = {
  /** As typed: part of the file name, the format or the coach's name. */
  q: string;
  /** null: everything that is stored. */
  period: Period | null;
  sort: { id: CsvHistorySort; dir: "asc" | "desc" };
  /** Counted from 1. */
  page: number;
  size: PageSize;
};

export const defaultCsvHistoryView: CsvHistoryView = {
  q: "",
  period: null,
  sort: { id: "at", dir: "desc" },
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
};
