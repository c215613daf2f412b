import { type InformationCategory, type PageSize, tablePages } from "@kyuseki/domain";

export const informationOrders = ["newest", "oldest"] as const;

/** The view of the list, stored in the address. */
export type InformationView = {
  /** null: all of them. */
  category: InformationCategory | null;
  q: string;
  order: (typeof informationOrders)[number];
  /** Counted from 1. */
  page: number;
  size: PageSize;
  /** Opened beside the list, where there is room; null: the first of the page. */
  id: number | null;
};

/** The list without conditions; order and page size stay. */
export const noInformationConditions = { category: null, q: "", page: tablePages.firstPage, id: null } as const;

export const defaultInformationView: InformationView = {
  ...noInformationConditions,
  order: "newest",
  size: tablePages.defaultSize,
};
