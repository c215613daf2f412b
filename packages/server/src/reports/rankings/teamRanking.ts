import { type OwnTeamPosition, roundToOneDecimal, type TeamRanking, type TeamRankingQuery } from "@kyuseki/domain";
import { rankingLimits } from "@kyuseki/domain/ranking";
import type { RankedTeam, TeamLeaderboard } from "./teamLeaderboard.ts";
import { placesOnPage, visiblePlaces } from "./visiblePlaces.ts";

type Shown = Pick<TeamRanking, "teams" | "listed" | "median" | "own" | "rows">;

/** The list as the team `teamId` sees it. */
export function teamRanking(
  { rows, median, find, list }: TeamLeaderboard,
  teamId: number | null,
  { page, limit, sort, q }: Pick<TeamRankingQuery, "page" | "limit" | "sort" | "q">,
): Shown {
  const own = find(teamId);
  const isPaged = page !== undefined || q !== "";
  const listed = isPaged ? list(sort, q) : rows;
  const places = isPaged
    ? placesOnPage(listed.length, page ?? 1, limit)
    : visiblePlaces({ total: rows.length, own: own ? [own.place] : [], beside: rankingLimits.besideTeam, limit });
  return {
    teams: rows.length,
    listed: listed.length,
    median,
    own: own ? positionOf(own, rows) : null,
    rows: places
      .flatMap((place) => listed[place - 1] ?? [])
      .map(({ place, rank, name, prefecture, members, value, team_id }) => ({
        place,
        rank,
        name,
        prefecture,
        members,
        value,
        own: team_id === teamId,
      })),
  };
}

function positionOf(own: RankedTeam, rows: readonly RankedTeam[]): OwnTeamPosition {
  const { place, rank, rank_before, value, members, expected, inPrefecture } = own;
  // Equal teams share a rank, so the place before it is the nearest that is better.
  const above = rows[rank - 2];
  const gap = above ? roundToOneDecimal(above.value - value) : 0;
  return {
    place,
    rank,
    rank_before,
    value,
    members,
    above: above
      ? { rank: above.rank, gap, records: expected === null ? null : Math.ceil((gap / 100) * expected) }
      : null,
    prefecture: inPrefecture,
  };
}
