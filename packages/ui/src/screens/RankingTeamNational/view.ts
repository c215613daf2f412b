import { type PageSize, tablePages } from "@kyuseki/domain";
import type { TeamRankedKind } from "@kyuseki/domain/ranking";
import type { TableSort } from "../../components/DataTable/parts/tableColumn.ts";
import { type RankingConditions, usualConditions } from "../../components/RankingBar/conditions.ts";

/** The top and what stands around the own team, or page by page all. */
export const teamShows = ["around", "every"] as const;
export type TeamShow = (typeof teamShows)[number];

/** Another order than by place is told page by page. */
export const teamSorts = ["place", "members", "prefecture"] as const;
export type TeamSort = (typeof teamSorts)[number];

export type TeamRankingView = RankingConditions & {
  kind: TeamRankedKind;
  show: TeamShow;
  /** Searched name of a team, page by page. */
  q: string;
  sort: TableSort<TeamSort>;
  /** Counted from 1. */
  page: number;
  size: PageSize;
};

export const defaultTeamRankingView: TeamRankingView = {
  ...usualConditions,
  kind: "practice",
  show: "around",
  q: "",
  sort: { id: "place", dir: "asc" },
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
};
