import { type PageSize, tablePages } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { type RankingConditions, usualConditions } from "../../components/RankingBar/conditions.ts";

export type NationalRankingView = RankingConditions & {
  kind: RankedKind;
  /** Counted from 1; null: the top, and the places around one's own. */
  page: number | null;
  size: PageSize;
};

export const defaultNationalRankingView: NationalRankingView = {
  ...usualConditions,
  kind: 1,
  page: null,
  size: tablePages.defaultSize,
};
