import type { TeamRanking, TeamRankingRow } from "@kyuseki/domain";

const row = (
  place: number,
  name: string,
  members: number,
  value: number,
  prefecture: number,
  own = false,
): TeamRankingRow => ({
  place,
  rank: place,
  name,
  prefecture,
  members,
  value,
  own,
});

export const ownTeam = "青葉台ベースボールクラブ";

export const teamRanking: TeamRanking = {
  batting_type: null,
  ball: null,
  as_of: "2026-11-19",
  range: { start: "2026-10-19", end: "2026-11-19" },
  grade: null,
  national: true,
  teams: 316,
  listed: 316,
  median: 64,
  own: {
    place: 28,
    rank: 28,
    rank_before: 34,
    value: 74,
    members: 24,
    above: { rank: 27, gap: 0.4, records: 3 },
    prefecture: { rank: 4, teams: 41, rank_before: 5 },
  },
  rows: [
    row(1, "風待浜ジュニア野球部", 31, 97.2, 27),
    row(2, "雲居台ベースボールクラブ", 28, 96.4, 14),
    row(3, "麦笛沢クラブ", 40, 95.1, 23),
    row(4, "月影瀬野球クラブ", 22, 94.6, 40),
    row(5, "鈴音丘野球教室", 35, 93.3, 11),
    row(26, "青嵐森クラブ", 30, 74.9, 22),
    row(27, "虹見里ジュニア野球部", 26, 74.4, 14),
    row(28, ownTeam, 24, 74, 14, true),
    row(29, "露草野ベースボールクラブ", 27, 73.6, 1),
    row(30, "笹舟島野球クラブ", 33, 73.1, 4),
  ],
};

/** The first teams of the page after a hundred. */
export const secondPage: readonly TeamRankingRow[] = [
  row(101, "松籟野球クラブ", 19, 41.5, 23),
  row(102, "水無瀬ジュニア野球部", 12, 40.8, 40),
];

export const speedRanking: TeamRanking = {
  ...teamRanking,
  batting_type: 1,
  ball: "rubber",
  grade: "h",
  teams: 212,
  listed: 212,
  median: 121.3,
  own: {
    place: 1,
    rank: 1,
    rank_before: null,
    value: 142.3,
    members: 16,
    above: null,
    prefecture: { rank: 1, teams: 30, rank_before: null },
  },
  rows: [
    row(1, ownTeam, 16, 142.3, 14, true),
    row(2, "雲居台ベースボールクラブ", 18, 141.9, 14),
    row(3, "麦笛沢クラブ", 21, 140.7, 23),
  ],
};

export const distanceRanking: TeamRanking = {
  ...speedRanking,
  median: 70.2,
  rows: [row(1, ownTeam, 16, 84.6, 14, true), row(2, "雲居台ベースボールクラブ", 18, 82.1, 14)],
};

export const noTeams: TeamRanking = { ...teamRanking, teams: 0, listed: 0, median: null, own: null, rows: [] };

export const unranked: TeamRanking = { ...teamRanking, own: null, rows: teamRanking.rows.slice(0, 5) };

export const longNamedTeams: TeamRanking = {
  ...teamRanking,
  rows: teamRanking.rows.map((team) => ({
    ...team,
    name: "木洩陽台ベースボールクラブ 小学部・中学部・高等部 合同チーム（土曜日と日曜日の部）",
  })),
};

/** Four teams; ours has begun this week, with five players. */
export const fourTeams: TeamRanking = {
  ...teamRanking,
  teams: 4,
  listed: 4,
  median: 48.3,
  own: {
    place: 4,
    rank: 4,
    rank_before: null,
    value: 2.9,
    members: 5,
    above: { rank: 3, gap: 34, records: 12 },
    prefecture: { rank: 1, teams: 1, rank_before: null },
  },
  rows: [
    row(1, "風待浜ジュニア野球部", 31, 81.2, 27),
    row(2, "麦笛沢クラブ", 12, 59.7, 23),
    row(3, "鈴音丘野球教室", 9, 36.9, 11),
    row(4, ownTeam, 5, 2.9, 14, true),
  ],
};
