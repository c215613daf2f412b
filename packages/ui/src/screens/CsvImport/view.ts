import { type PageSize, type Period, tablePages } from "@kyuseki/domain";

export const csvHistorySorts = ["at", "accepted"] as const;
export type CsvHistorySort = (typeof csvHistorySorts)[number];

/** What the history shows: the conditions, the order and the page. The address keeps it, the screen draws it. */
export type CsvHistoryView = {
  /** As typed: a part of the file's name, of its format or of the coach's name. */
  q: string;
  /** null: everything that is kept. */
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
