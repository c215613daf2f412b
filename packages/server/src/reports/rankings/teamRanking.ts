import { type OwnTeamPosition, roundToOneDecimal, type TeamRanking, type TeamRankingQuery } from "@kyuseki/domain";
import { rankingLimits, ranksByKey } from "@kyuseki/domain/ranking";
import type { RankedTeam, TeamLeaderboard } from "./teamLeaderboard.ts";
import { visiblePlaces } from "./visiblePlaces.ts";

type Shown = Pick<TeamRanking, "teams" | "median" | "own" | "rows">;

/** The list as the team `teamId` sees it. */
export function teamRanking(
  { rows, median }: TeamLeaderboard,
  teamId: number | null,
  { page, limit }: Pick<TeamRankingQuery, "page" | "limit">,
): Shown {
  const own = rows.find(({ team_id }) => team_id === teamId);
  const places = visiblePlaces({
    total: rows.length,
    own: own ? [own.place] : [],
    beside: rankingLimits.besideTeam,
    page,
    limit,
  });
  return {
    teams: rows.length,
    median,
    own: own ? positionOf(own, rows) : null,
    rows: places
      .flatMap((place) => rows[place - 1] ?? [])
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
  const { place, rank, rank_before, value, members, expected } = own;
  const above = rows.findLast((row) => row.value > value);
  const gap = above ? roundToOneDecimal(above.value - value) : 0;
  const neighbours = rows.filter(({ prefecture }) => prefecture === own.prefecture);
  const key = ({ team_id }: RankedTeam) => team_id;
  return {
    place,
    rank,
    rank_before,
    value,
    members,
    above: above
      ? { rank: above.rank, gap, records: expected === null ? null : Math.ceil((gap / 100) * expected) }
      : null,
    prefecture: {
      rank: ranksByKey(neighbours, { key, value: (row) => row.value }).get(own.team_id) ?? 1,
      teams: neighbours.length,
      rank_before: ranksByKey(neighbours, { key, value: (row) => row.before }).get(own.team_id) ?? null,
    },
  };
}
