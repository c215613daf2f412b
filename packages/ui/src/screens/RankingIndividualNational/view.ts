import { type PageSize, tablePages } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import type { TableSort } from "../../components/DataTable/parts/tableColumn.ts";
import { type RankingConditions, usualConditions } from "../../components/RankingBar/conditions.ts";

/** Own players, the top and what stands around them, or page by page all. */
export const nationalShows = ["own", "around", "every"] as const;
export type NationalShow = (typeof nationalShows)[number];

/** Own players in any of these orders, all by place only. */
export const nationalSorts = ["place", "name", "grade", "value"] as const;
export type NationalSort = (typeof nationalSorts)[number];

export type NationalRankingView = RankingConditions & {
  kind: RankedKind;
  show: NationalShow;
  /** Searched name or reading of an own player. */
  q: string;
  sort: TableSort<NationalSort>;
  /** Counted from 1. */
  page: number;
  size: PageSize;
};

export const defaultNationalRankingView: NationalRankingView = {
  ...usualConditions,
  kind: 1,
  show: "own",
  q: "",
  sort: { id: "place", dir: "asc" },
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
};
