import type { NationalRanking, NationalRankingQuery } from "@kyuseki/domain";
import { rankingLimits, topShare } from "@kyuseki/domain/ranking";
import type { OwnPlayer } from "../../store/rankings/nationalRankings.ts";
import type { PlayerView } from "./playerLeaderboard.ts";
import { visiblePlaces } from "./visiblePlaces.ts";

type Places = {
  /** Of one's own players, best first. */
  own: readonly number[];
  /** What the list shows, in its order. */
  shown: readonly number[];
  /** Own players whom the answer names. */
  ids: readonly number[];
};

/** What of a view is sent to a team; null: it takes no part. */
export function nationalPlaces(
  view: PlayerView,
  teamId: number | null,
  { page, limit, sort }: Pick<NationalRankingQuery, "page" | "limit" | "sort">,
): Places {
  if (view.size < rankingLimits.fewestPlayers) return { own: [], shown: [], ids: [] };
  const own = teamId === null ? [] : view.placesOf(teamId);
  const around = own.slice(0, rankingLimits.ownAround);
  const total = view.size;
  const places = visiblePlaces({ total, own: around, beside: rankingLimits.besidePlayer, page, limit });
  const isReversed = page !== undefined && sort === "-place";
  const shown = isReversed ? places.map((place) => total + 1 - place) : places;
  const byId = new Set([...own.slice(0, rankingLimits.own), ...shown]);
  const rows = Array.from(byId).flatMap((place) => view.at(place) ?? []);
  return { own, shown, ids: rows.flatMap(({ team_id, member_id }) => (team_id === teamId ? [member_id] : [])) };
}

type Shown = Pick<NationalRanking, "players" | "too_few" | "first" | "bins" | "own" | "own_total" | "rows">;

/**
 * Only those in `players` are named; of others not even the team is (AP-6). A player of ours who has left since the leaderboard was
 * made stands in it like anybody else's.
 */
export function nationalRanking(
  view: PlayerView,
  teamId: number | null,
  { own, shown, ids }: Places,
  players: readonly OwnPlayer[],
): Shown {
  if (view.size < rankingLimits.fewestPlayers) return { ...nobody, too_few: view.size > 0 };
  const byId = new Map(players.map((player) => [player.id, player]));
  const at = (place: number) => {
    const row = view.at(place);
    if (!row) return [];
    const { rank, value, prefecture, grade, team_id, member_id } = row;
    const player = team_id === teamId ? byId.get(member_id) : undefined;
    return [{ place, rank, value, prefecture, grade, player }];
  };

  return {
    players: view.size,
    too_few: false,
    first: view.at(1)?.value ?? null,
    bins: { ...view.bins(), counts: [...view.bins().counts] },
    own: own
      .slice(0, rankingLimits.own)
      .flatMap(at)
      .flatMap(({ place, rank, value, grade, player }) =>
        player ? [{ ...player, grade, place, rank, value, share: topShare(rank, view.size) }] : [],
      ),
    own_total: own.length - (ids.length - players.length),
    rows: shown.flatMap(at).map(({ player, ...row }) => ({ ...row, member: player ? named(player) : null })),
  };
}

const named = ({ id, last_name, first_name }: OwnPlayer) => ({ id, last_name, first_name });

const nobody: Shown = {
  players: 0,
  too_few: false,
  first: null,
  bins: { start: 0, width: 1, counts: [] },
  own: [],
  own_total: 0,
  rows: [],
};
