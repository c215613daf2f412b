import { type Gender, type Grade, type GradeGroup, gradeGroupOf, grades } from "@kyuseki/domain";
import { type RankingBins, rankingBins, ranksOf } from "@kyuseki/domain/ranking";
import type { GroupFilter, NationalValue } from "../../store/rankings/nationalRankings.ts";
import type { SizedRanking } from "./rankingCache.ts";

export type RankedPlayer = {
  /** Position from 1, which ties do not share. */
  place: number;
  rank: number;
  value: number;
  prefecture: number;
  grade: Grade;
  team_id: number;
  member_id: number;
};

/** Those of a leaderboard who fall into a group, best first. */
export type PlayerView = {
  size: number;
  at: (place: number) => RankedPlayer | undefined;
  /** Places of one team's players, best first. */
  placesOf: (teamId: number) => number[];
  bins: () => RankingBins;
  /** Each team's number of players and its best values, best first, `most` at most. */
  teamBests: (most: number) => Map<number, { members: number; best: number[] }>;
};

export type PlayerLeaderboard = SizedRanking & { view: (group: GroupFilter) => PlayerView };

/** All ranked players of the country in typed arrays; groups are made when first asked for. `rows` are best first. */
export function playerLeaderboard(rows: readonly NationalValue[]): PlayerLeaderboard {
  const columns = {
    team: Int32Array.from(rows, ([team]) => team),
    member: Int32Array.from(rows, ([, member]) => member),
    prefecture: Uint8Array.from(rows, ([, , prefecture]) => prefecture),
    grade: Uint8Array.from(rows, ([, , , grade]) => grades.indexOf(grade)),
    gender: Array.from(rows, ([, , , , gender]) => gender),
    value: Float64Array.from(rows, ([, , , , , value]) => value),
  };
  const views = new Map<string, PlayerView>();

  return {
    weight: rows.length * bytesPerPlayer + 1,
    view(group) {
      const key = `${group.gender ?? ""}/${group.grade ?? ""}`;
      const view = views.get(key) ?? viewOf(columns, group);
      views.set(key, view);
      return view;
    },
  };
}

/** Columns, and its index and rank in the four groups everybody is in: すべて, gender, grade group, both. */
const bytesPerPlayer = 4 + 4 + 1 + 1 + 8 + 8 + 4 * (4 + 4);

type Columns = {
  team: Int32Array;
  member: Int32Array;
  prefecture: Uint8Array;
  grade: Uint8Array;
  gender: readonly (Gender | null)[];
  value: Float64Array;
};

function viewOf({ team, member, prefecture, grade, gender, value }: Columns, group: GroupFilter): PlayerView {
  const within = gradesIn(group.grade);
  const rows = Uint32Array.from(
    Array.from(value.keys()).filter(
      (row) => (!group.gender || gender[row] === group.gender) && within.has(grade[row] ?? -1),
    ),
  );
  const values = () => Array.from(rows, (row) => value[row] ?? 0);
  const ranks = Uint32Array.from(ranksOf(values()));
  let bins: RankingBins | undefined;

  return {
    size: rows.length,
    at(place) {
      const row = rows[place - 1];
      if (row === undefined) return undefined;
      return {
        place,
        rank: ranks[place - 1] ?? place,
        value: value[row] ?? 0,
        prefecture: prefecture[row] ?? 0,
        grade: grades[grade[row] ?? 0] ?? "e1",
        team_id: team[row] ?? 0,
        member_id: member[row] ?? 0,
      };
    },
    placesOf(teamId) {
      const places: number[] = [];
      rows.forEach((row, index) => {
        if (team[row] === teamId) places.push(index + 1);
      });
      return places;
    },
    bins() {
      bins ??= rankingBins(values());
      return bins;
    },
    teamBests(most) {
      const teams = new Map<number, { members: number; best: number[] }>();
      for (const row of rows) {
        const its = teams.get(team[row] ?? 0) ?? { members: 0, best: [] };
        teams.set(team[row] ?? 0, its);
        its.members += 1;
        if (its.best.length < most) its.best.push(value[row] ?? 0);
      }
      return teams;
    },
  };
}

function gradesIn(group: GradeGroup | undefined): ReadonlySet<number> {
  return new Set(grades.flatMap((grade, index) => (!group || gradeGroupOf(grade) === group ? [index] : [])));
}
