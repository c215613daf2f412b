import { type PageSize, tablePages } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { type RankingConditions, usualConditions } from "../RankingBar/conditions.ts";

export const rankedSorts = ["rank", "value", "mean", "count", "date", "growth"] as const;
export type RankedSort = (typeof rankedSorts)[number];

/** The view of a ranking of the team's players, stored in the address. */
export type RankedView = RankingConditions & {
  kind: RankedKind;
  /** Searched name or reading. */
  q: string;
  sort: { id: RankedSort; dir: "asc" | "desc" };
  /** Counted from 1. */
  page: number;
  size: PageSize;
};

export const usualRankedView = {
  ...usualConditions,
  kind: 1,
  q: "",
  sort: { id: "rank", dir: "asc" },
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
} as const satisfies RankedView;
