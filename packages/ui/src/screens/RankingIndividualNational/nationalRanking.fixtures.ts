import type { Grade, NationalRanking, NationalRankingRow, OwnPosition } from "@kyuseki/domain";
import { rankingBins, topShare } from "@kyuseki/domain/ranking";

type Ours = readonly [place: number, id: number, last: string, first: string, grade: Grade, value: number];
const ours: readonly Ours[] = [
  [139, 1, "小野寺", "湊", "h2", 150],
  [184, 2, "三浦", "陽翔", "h2", 148.9],
  [869, 3, "石井", "悠真", "h1", 139.6],
  [981, 4, "西田", "大和", "h1", 138.6],
];
const players = 4541;

const row = (
  place: number,
  value: number,
  prefecture: number,
  grade: Grade,
  member: NationalRankingRow["member"] = null,
): NationalRankingRow => ({ place, rank: place, value, prefecture, grade, member });

const around = ([place, id, last_name, first_name, grade, value]: Ours): readonly NationalRankingRow[] => [
  row(place - 1, value + 0.1, 27, "h3"),
  row(place, value, 14, grade, { id, last_name, first_name }),
  row(place + 1, value - 0.1, 40, "h2"),
];

const own: OwnPosition[] = ours.map(([place, id, last_name, first_name, grade, value]) => ({
  id,
  last_name,
  first_name,
  last_name_kana: last_name === "小野寺" ? "おのでら" : "",
  first_name_kana: last_name === "小野寺" ? "みなと" : "",
  grade,
  place,
  rank: place,
  value,
  share: Math.round((place / players) * 1000) / 10,
}));

/** Boys of high school, as of 19 November. */
export const nationalRanking: NationalRanking = {
  batting_type: 1,
  ball: "rubber",
  as_of: "2026-11-19",
  range: { start: "2026-10-19", end: "2026-11-19" },
  grade: "h",
  national: true,
  players,
  too_few: false,
  first: 159.8,
  bins: {
    start: 96,
    width: 3,
    counts: [12, 21, 40, 66, 98, 150, 214, 290, 362, 430, 470, 482, 455, 402, 338, 262, 188, 122, 74, 41, 18, 6],
  },
  own,
  own_total: own.length,
  rows: [
    row(1, 159.8, 27, "h3"),
    row(2, 158.9, 14, "h3"),
    row(3, 158.2, 23, "h2"),
    row(4, 157.7, 40, "h3"),
    row(5, 157.1, 13, "h2"),
    ...ours.flatMap(around),
  ],
};

/** The page of ten that has the first own player. */
export const fourteenthPage: NationalRanking = {
  ...nationalRanking,
  rows: Array.from({ length: 10 }, (_, index) => {
    const place = 131 + index;
    return place === 139
      ? row(place, 150, 14, "h2", { id: 1, last_name: "小野寺", first_name: "湊" })
      : row(place, 150.9 - index / 10, 1 + ((index * 7) % 47), "h3");
  }),
};

export const noneNational: NationalRanking = {
  ...nationalRanking,
  players: 0,
  first: null,
  bins: { start: 0, width: 1, counts: [] },
  own: [],
  own_total: 0,
  rows: [],
};

/** Without own players. */
export const othersOnly: NationalRanking = {
  ...nationalRanking,
  own: [],
  own_total: 0,
  rows: nationalRanking.rows.slice(0, 5),
};

/** Twenty-four own players with long names. */
export const manyOurs: NationalRanking = {
  ...nationalRanking,
  own: Array.from({ length: 24 }, (_, index) => ({
    id: index + 1,
    last_name: "勅使河原長谷部",
    first_name: `ひまり子美沙希${index + 1}`,
    last_name_kana: "てしがわらはせべ",
    first_name_kana: `ひまりこみさき${index + 1}`,
    grade: "h2",
    place: 139 + index * 40,
    rank: 139 + index * 40,
    value: 150 - index / 2,
    share: Math.round(((139 + index * 40) / players) * 1000) / 10,
  })),
  own_total: 24,
};

const tenValues = [148.2, 141.5, 139.9, 137.4, 133, 132.8, 129.6, 126.1, 124.7, 118.3];
const seventh = { last_name: "小野寺", first_name: "湊", id: 1 };

/** The smallest group that is shown, ten players, with one of ours. */
export const tenNational: NationalRanking = {
  ...nationalRanking,
  players: tenValues.length,
  first: tenValues[0] ?? null,
  bins: { ...rankingBins(tenValues), counts: [...rankingBins(tenValues).counts] },
  own: own
    .slice(0, 1)
    .map((player) => ({ ...player, place: 7, rank: 7, value: 129.6, share: topShare(7, tenValues.length) })),
  own_total: 1,
  rows: tenValues.map((value, at) =>
    row(at + 1, value, at === 6 ? 14 : 1 + ((at * 7) % 47), "h2", at === 6 ? seventh : null),
  ),
};
