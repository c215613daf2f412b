import { type PageSize, tablePages } from "@kyuseki/domain";

export const dayStates = ["open", "closed"] as const;
export const dayOrders = ["open", "new", "old"] as const;

/** The view of the list of measuring days, stored in the address. */
export type DayListView = {
  /** As typed: part of the name or the place. */
  q: string;
  /** null: those still being entered and those that have ended. */
  state: (typeof dayStates)[number] | null;
  /** `open`: those still being entered first, each part the newest first. */
  order: (typeof dayOrders)[number];
  /** Counted from 1. */
  page: number;
  size: PageSize;
};

export const defaultDayListView: DayListView = {
  q: "",
  state: null,
  order: "open",
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
};

/** The list without conditions; order and page size stay. */
export const noDayConditions = { q: "", state: null, page: tablePages.firstPage } as const;
