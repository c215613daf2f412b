import { type PageSize, tablePages } from "@kyuseki/domain";
import type { TeamRankedKind } from "@kyuseki/domain/ranking";
import { type RankingConditions, usualConditions } from "../../components/RankingBar/conditions.ts";

export type TeamRankingView = RankingConditions & {
  kind: TeamRankedKind;
  /** Counted from 1; null: the top, and the places around one's own. */
  page: number | null;
  size: PageSize;
};

export const defaultTeamRankingView: TeamRankingView = {
  ...usualConditions,
  kind: "practice",
  page: null,
  size: tablePages.defaultSize,
};
