import { type NoticeSort, type noticeTabs, type PageSize, tablePages } from "@kyuseki/domain";

/** The view of the history: state, search, order and page; stored in the address. */
export type NoticeHistoryView = {
  tab: (typeof noticeTabs)[number];
  /** As typed: words of the title or the body. */
  q: string;
  sort: NoticeSort;
  size: PageSize;
  /** Counted from 1. */
  page: number;
};

export const defaultNoticeHistoryView: NoticeHistoryView = {
  tab: "sent",
  q: "",
  sort: "-at",
  size: tablePages.defaultSize,
  page: tablePages.firstPage,
};
