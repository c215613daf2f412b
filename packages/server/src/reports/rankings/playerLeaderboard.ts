import { type Grade, type GradeGroup, gradeGroupOf, grades } from "@kyuseki/domain";
import { type RankingBins, rankingBins, ranksOf } from "@kyuseki/domain/ranking";
import type { GroupFilter, NationalColumns } from "../../store/rankings/nationalRankings.ts";
import type { SizedRanking } from "./rankingCache.ts";
import { placesByTeam } from "./teamPlaces.ts";

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

/** All ranked players of the country, best first, in typed arrays; groups are made when first asked for. */
export function playerLeaderboard(packed: NationalColumns): PlayerLeaderboard {
  const columns = {
    team: new Int32Array(nativeBytes(packed.team.swap32())),
    member: new Int32Array(nativeBytes(packed.member.swap32())),
    prefecture: new Int16Array(nativeBytes(packed.prefecture.swap16())),
    grade: new Int16Array(nativeBytes(packed.grade.swap16())),
    gender: new Int16Array(nativeBytes(packed.gender.swap16())),
    value: new Float64Array(nativeBytes(packed.value.swap64())),
  };
  const views = new Map<string, PlayerView>();
  return {
    weight: columns.team.length * bytesPerPlayer + 1,
    view(group) {
      const key = `${group.gender ?? ""}/${group.grade ?? ""}`;
      const view = views.get(key) ?? viewOf(columns, group);
      views.set(key, view);
      return view;
    },
  };
}

/** Columns; and the row, the rank and the place by team in the four groups everybody is in: すべて, gender, grade group, both. */
const bytesPerPlayer = 4 + 4 + 2 + 2 + 2 + 8 + 4 * (4 + 4 + 8);

/** A typed array may not begin anywhere in a buffer. */
const nativeBytes = (bytes: Buffer) => Uint8Array.from(bytes).buffer;

type Columns = {
  team: Int32Array;
  member: Int32Array;
  prefecture: Int16Array;
  grade: Int16Array;
  gender: Int16Array;
  value: Float64Array;
};

function viewOf({ team, member, prefecture, grade, gender, value }: Columns, group: GroupFilter): PlayerView {
  const rows = rowsOf({ gender, grade }, group);
  const values = Array.from(rows, (row) => value[row] ?? 0);
  const ranks = Uint32Array.from(ranksOf(values));
  const bins = rankingBins(values);
  let byTeam: ReturnType<typeof placesByTeam> | undefined;

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
      byTeam ??= placesByTeam(Int32Array.from(rows, (row) => team[row] ?? 0));
      return byTeam(teamId);
    },
    bins: () => bins,
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

function rowsOf({ gender, grade }: Pick<Columns, "gender" | "grade">, group: GroupFilter): Uint32Array {
  const wanted = group.gender && genderCodes[group.gender];
  const within = gradesIn(group.grade);
  const rows = new Uint32Array(gender.length);
  let found = 0;
  for (let row = 0; row < gender.length; row += 1) {
    if ((wanted && gender[row] !== wanted) || !within.has(grade[row] ?? -1)) continue;
    rows[found] = row;
    found += 1;
  }
  return rows.slice(0, found);
}

const genderCodes = { M: 1, F: 2 } as const;

function gradesIn(group: GradeGroup | undefined): ReadonlySet<number> {
  return new Set(grades.flatMap((grade, index) => (!group || gradeGroupOf(grade) === group ? [index] : [])));
}
