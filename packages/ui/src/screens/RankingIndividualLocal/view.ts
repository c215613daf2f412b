import { type PageSize, tablePages } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { type RankingConditions, usualConditions } from "../../components/RankingBar/conditions.ts";

/** By what one reached, or by 伸び率. */
export const localOrders = ["record", "growth"] as const;
export type LocalOrder = (typeof localOrders)[number];
export const localSorts = ["rank", "value", "mean", "count", "date", "growth"] as const;
export type LocalSort = (typeof localSorts)[number];

export type LocalRankingView = RankingConditions & {
  kind: RankedKind;
  by: LocalOrder;
  sort: { id: LocalSort; dir: "asc" | "desc" };
  /** Counted from 1. */
  page: number;
  size: PageSize;
};

export const usualLocalSort = { id: "rank", dir: "asc" } as const satisfies LocalRankingView["sort"];

export const defaultLocalRankingView: LocalRankingView = {
  ...usualConditions,
  kind: 1,
  by: "record",
  sort: usualLocalSort,
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
};
