import { normalizeForSearch, roundToOneDecimal } from "@kyuseki/domain";
import { meanOfBest, medianOf, rankingLimits, ranksByKey, type TeamPlaceOrder } from "@kyuseki/domain/ranking";
import type { NationalTeam, TeamPractice } from "../../store/rankings/nationalRankings.ts";
import type { PlayerView } from "./playerLeaderboard.ts";
import type { SizedRanking } from "./rankingCache.ts";

/** What a team is ranked by, now and in the period before. */
export type TeamValue = {
  team_id: number;
  value: number | null;
  before: number | null;
  members: number;
  /** 実施率 only: days on which a record was expected. */
  expected: number | null;
};

export type RankedTeam = Omit<TeamValue, "value"> &
  NationalTeam & {
    place: number;
    rank: number;
    rank_before: number | null;
    value: number;
    inPrefecture: { rank: number; teams: number; rank_before: number | null };
    searchName: string;
  };

export type TeamLeaderboard = SizedRanking & {
  find: (teamId: number | null) => RankedTeam | undefined;
  /** Best first. */
  rows: readonly RankedTeam[];
  /** Teams whose name contains `q`. */
  list: (order: TeamPlaceOrder, q: string) => readonly RankedTeam[];
  median: number | null;
};

/** Equal values share a rank; in what order they stand says nothing of them. */
export function teamLeaderboard(teams: readonly NationalTeam[], values: readonly TeamValue[]): TeamLeaderboard {
  const known = new Map(teams.map((team) => [team.team_id, team]));
  const placed = values.flatMap((its) => {
    const team = known.get(its.team_id);
    return team ? [{ ...its, ...team }] : [];
  });
  const country = ranksOfTeams(placed);
  const prefectures = new Map<number, ReturnType<typeof ranksOfTeams>>();
  for (const [prefecture, its] of Map.groupBy(placed, (team) => team.prefecture)) {
    prefectures.set(prefecture, ranksOfTeams(its));
  }
  const rows = placed
    .flatMap(({ value, ...team }) => (value === null ? [] : [{ ...team, value }]))
    .toSorted((a, b) => b.value - a.value || a.prefecture - b.prefecture || a.team_id - b.team_id)
    .map((team, index) => {
      const inPrefecture = prefectures.get(team.prefecture);
      return {
        ...team,
        place: index + 1,
        rank: country.now.get(team.team_id) ?? index + 1,
        rank_before: country.before.get(team.team_id) ?? null,
        inPrefecture: {
          rank: inPrefecture?.now.get(team.team_id) ?? 1,
          teams: inPrefecture?.now.size ?? 1,
          rank_before: inPrefecture?.before.get(team.team_id) ?? null,
        },
        searchName: normalizeForSearch(team.name),
      };
    });
  const orders = new Map<TeamPlaceOrder, readonly RankedTeam[]>();
  const byId = new Map(rows.map((team) => [team.team_id, team]));
  return {
    rows,
    list(order, q) {
      const ordered = orders.get(order) ?? rows.toSorted(comparing(order));
      orders.set(order, ordered);
      const wanted = normalizeForSearch(q);
      return wanted === "" ? ordered : ordered.filter(({ searchName }) => searchName.includes(wanted));
    },
    find: (teamId) => (teamId === null ? undefined : byId.get(teamId)),
    median: medianOf(rows.map(({ value }) => value)),
    weight: rows.length * bytesPerTeam + 1,
  };
}

function ranksOfTeams(teams: readonly TeamValue[]) {
  const key = ({ team_id }: TeamValue) => team_id;
  return {
    now: ranksByKey(teams, { key, value: ({ value }) => value }),
    before: ranksByKey(teams, { key, value: ({ before }) => before }),
  };
}

/** Among equals the better comes first, in both directions. */
function comparing(order: TeamPlaceOrder): (a: RankedTeam, b: RankedTeam) => number {
  const by = order.replace("-", "") as TeamPlaceOrder & keyof RankedTeam; // The order without its sign.
  const sign = order === by ? 1 : -1;
  return (a, b) => sign * (a[by] - b[by]) || a.place - b.place;
}

/** With every order that can be asked for. */
const bytesPerTeam = 600;

/** 実施率 in %, one decimal, never above 100: records against expected days; null without a record or for too small a team. */
export function practiceValues(practice: readonly TeamPractice[]): TeamValue[] {
  return practice.map(({ team_id, members, recorded, expected, recorded_before, expected_before }) => {
    const rate = (done: number, of: number) =>
      done === 0 || of === 0 || members < rankingLimits.teamBest
        ? null
        : Math.min(roundToOneDecimal((done / of) * 100), 100);
    return {
      team_id,
      members,
      expected,
      value: rate(recorded, expected),
      before: rate(recorded_before, expected_before),
    };
  });
}

/** The mean of each team's best, of those with enough of them. */
export function bestValues(now: PlayerView, before: PlayerView): TeamValue[] {
  const most = rankingLimits.teamBest;
  const present = now.teamBests(most);
  const earlier = before.teamBests(most);
  return Array.from(new Set([...present.keys(), ...earlier.keys()]), (team_id) => ({
    team_id,
    members: present.get(team_id)?.members ?? 0,
    expected: null,
    value: meanOfBest(present.get(team_id)?.best ?? [], most),
    before: meanOfBest(earlier.get(team_id)?.best ?? [], most),
  }));
}
