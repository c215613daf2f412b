import type { Evaluation, EvaluationGrowth, EvaluationPlayer, Grade, MeasureItem } from "@kyuseki/domain";

export const player = (id: number, change: Partial<EvaluationPlayer> = {}): EvaluationPlayer => ({
  id,
  last_name: "選手",
  first_name: String(id),
  last_name_kana: "",
  first_name_kana: "",
  grade: "j2",
  gender: "M",
  goal: null,
  best: 100,
  best_on: "2026-11-11",
  before: null,
  mean: 92,
  count: 12,
  verdict: "none",
  days: [],
  ...change,
});

type Sketch = [
  name: string,
  kana: string,
  grade: Grade,
  best: number,
  before: number | null,
  mean: number,
  goal: number | null,
  on: string,
  recent: readonly number[],
  verdict?: EvaluationPlayer["verdict"],
];

const sketches: readonly Sketch[] = [
  [
    "小野寺 湊",
    "おのでら みなと",
    "h2",
    150,
    147.9,
    137.6,
    158,
    "2026-11-19",
    [133.2, 132.5, 131.4, 132.6, 135.7, 135.2, 147.9, 150],
    "best",
  ],
  [
    "三浦 陽翔",
    "みうら はると",
    "h2",
    148.9,
    147.4,
    136.6,
    151.9,
    "2026-11-18",
    [132.2, 133.8, 131.1, 133, 134.8, 133.4, 147.4, 148.9],
    "best",
  ],
  [
    "石井 悠真",
    "いしい ゆうま",
    "h1",
    139.6,
    135.3,
    128.1,
    138,
    "2026-11-17",
    [123.3, 126.5, 124.9, 123.8, 125.8, 127.6, 135.3, 139.6],
  ],
  [
    "西田 大和",
    "にしだ やまと",
    "h1",
    138.6,
    139.1,
    127.2,
    144.8,
    "2026-11-16",
    [123.2, 122.5, 125.1, 124.2, 121.3, 126.2, 139.1, 138.6],
  ],
  [
    "藤井 颯太",
    "ふじい そうた",
    "j3",
    134.9,
    133.8,
    123.8,
    137,
    "2026-11-15",
    [116.6, 120.2, 120.7, 121.2, 122.7, 124.4, 133.8, 134.9],
  ],
  [
    "岡田 蒼",
    "おかだ あおい",
    "j3",
    133.5,
    132.5,
    122.5,
    142.5,
    "2026-11-14",
    [116.5, 119, 118.1, 120.1, 119, 122.2, 132.5, 133.5],
  ],
  [
    "坂口 律",
    "さかぐち りつ",
    "j2",
    123.7,
    121.5,
    113.5,
    128.1,
    "2026-11-13",
    [107.9, 109.9, 110.1, 114.7, 109.9, 111.3, 121.5, 123.7],
  ],
  [
    "青山 朔",
    "あおやま さく",
    "j2",
    120.8,
    119,
    110.8,
    120,
    "2026-11-12",
    [105.4, 107.2, 107.3, 107.2, 108.5, 110.5, 119, 120.8],
  ],
  [
    "増田 碧",
    "ますだ みどり",
    "j2",
    114.8,
    113.3,
    104.6,
    120.3,
    "2026-11-11",
    [93.5, 94.2, 94.2, 95.1, 98.1, 96, 113.3, 114.8],
    "best",
  ],
  [
    "原田 暖",
    "はらだ だん",
    "j1",
    112.4,
    114.7,
    103.1,
    120.1,
    "2026-11-10",
    [96.7, 98.7, 98.8, 101, 101.6, 100, 114.7, 112.4],
  ],
  ["小川 新", "おがわ あらた", "e6", 106.2, 88, 94.4, null, "2026-11-08", [88, 106.2], "confirm"],
  ["川口 晴", "かわぐち はる", "e5", 94.1, null, 88, null, "2026-11-07", [94.1]],
];

const daysOf = (values: readonly number[]) =>
  values.map((best, index) => ({ date: `2026-11-${String(20 - values.length + index).padStart(2, "0")}`, best }));

const twelve = sketches.map(([name, kana, grade, best, before, mean, goal, best_on, recent, verdict], index) => {
  const [last_name = "", first_name = ""] = name.split(" ");
  const [last_name_kana = "", first_name_kana = ""] = kana.split(" ");
  const names = { last_name, first_name, last_name_kana, first_name_kana };
  return player(1040 + index, { ...names, grade, best, before, mean, goal, best_on, days: daysOf(recent), verdict });
});

export const measuredTeam: Evaluation = {
  kind: 1,
  item: null,
  batting_type: 1,
  ball: "hard",
  range: { start: "2026-10-20", end: "2026-11-20" },
  before: { start: "2026-09-18", end: "2026-10-19" },
  choices: [
    { batting_type: 1, ball: "hard" },
    { batting_type: 3, ball: "hard" },
  ],
  players: [
    ...twelve,
    player(1060, {
      last_name: "長谷川",
      first_name: "ひまり子",
      grade: "e4",
      gender: "F",
      best: null,
      best_on: null,
      mean: null,
      count: 0,
    }),
  ],
};

export const run50m: MeasureItem = {
  id: 1,
  name: "50m走",
  unit: "秒",
  better: "lower",
  lowest: 5.5,
  highest: 15,
  decimals: 1,
  preset: "run_50m",
  archived: false,
  version: 1,
};
export const shuttleRun: MeasureItem = {
  ...run50m,
  id: 9,
  name: "20mシャトルラン（往復持久走）",
  unit: "回",
  better: "higher",
  decimals: 0,
  preset: null,
};

export const sprints: Evaluation = {
  ...measuredTeam,
  kind: null,
  item: run50m,
  batting_type: null,
  ball: null,
  choices: [],
  players: [
    player(1047, {
      last_name: "青山",
      first_name: "朔",
      best: 7.6,
      before: 7.9,
      mean: 7.6,
      goal: 7.7,
      count: 1,
      verdict: "best",
      days: daysOf([8.2, 7.9, 7.6]),
    }),
    player(1046, {
      last_name: "坂口",
      first_name: "律",
      best: 8.1,
      before: 8,
      mean: 8.1,
      goal: 7.7,
      count: 1,
      days: daysOf([8, 8.1]),
    }),
  ],
};

const months = ["2025-04", "2025-07", "2025-10", "2026-01", "2026-04", "2026-07", "2026-10", "2026-11"];

export const growthOfMinato: EvaluationGrowth = {
  kind: 1,
  item: null,
  batting_type: 1,
  ball: "hard",
  range: { start: "2024-11-20", end: "2026-11-20" },
  player: player(1040, { last_name: "小野寺", first_name: "湊", grade: "h2", goal: 158 }),
  days: [121.4, 124, 123.2, 129.5, 133.1, 133.4, 147.9, 150].map((best, index) => ({
    date: `${months[index]}-${index === 7 ? "19" : "12"}`,
    best,
    mean: best - 8,
    count: 20,
  })),
  best_before: 120.1,
};

export const growthInSprint: EvaluationGrowth = {
  ...growthOfMinato,
  kind: null,
  item: run50m,
  batting_type: null,
  ball: null,
  player: player(1047, { last_name: "青山", first_name: "朔" }),
  days: [8.2, 7.9, 7.6].map((best, index) => ({
    date: `2026-${["04", "07", "10"][index]}-18`,
    best,
    mean: best,
    count: 1,
  })),
  best_before: null,
};

const firstDay = "2026-11-18";
/** A new club: two players, measured on one day. */
export const firstMeasured: Evaluation = {
  ...measuredTeam,
  choices: measuredTeam.choices.slice(0, 1),
  players: twelve.slice(-2).map((one) => ({
    ...one,
    ...{ before: null, best_on: firstDay, count: 3, verdict: "none" as const },
    days: one.best === null ? [] : [{ date: firstDay, best: one.best }],
  })),
};

export const firstGrowth: EvaluationGrowth = {
  ...growthOfMinato,
  player: firstMeasured.players[0] ?? growthOfMinato.player,
  days: [{ date: firstDay, best: 106.2, mean: 94.4, count: 3 }],
  best_before: null,
};
