import type { Grade, TrainingDay, TrainingReport, TrainingReportRow } from "@kyuseki/domain";

type Sketch = [
  name: string,
  kana: string,
  grade: Grade,
  /** Days of 31 with a record, in the period and before it. */
  days: number,
  before: number,
  streak: number,
  /** One character per day, ten minutes a step; "-" without a record. */
  recent: string,
  /** Swings, balls thrown, sets. */
  amounts: [number, number, number],
  lastDate: string | null,
];

const sketches: readonly Sketch[] = [
  ["野口 咲茉", "のぐち えま", "e3", 5, 7, 0, "--------------", [3, 0, 2], "2026-11-05"],
  ["桜井 伊織", "さくらい いおり", "e2", 9, 10, 0, "---36666------", [3, 3, 3], "2026-11-14"],
  ["長谷川 樹", "はせがわ いつき", "h3", 13, 13, 0, "3-63--6-------", [3, 2, 10], "2026-11-13"],
  ["宮本 悠人", "みやもと ゆうと", "e5", 13, 16, 0, "--3--3--66----", [7, 6, 7], "2026-11-16"],
  ["坂口 律", "さかぐち りつ", "j2", 19, 22, 0, "33-1-36166----", [7, 5, 16], "2026-11-17"],
  ["原田 暖", "はらだ だん", "j1", 20, 23, 0, "6--6--6666----", [12, 2, 14], "2026-11-17"],
  ["木下 紬", "きのした つむぎ", "e4", 20, 20, 3, "3-3--633---133", [9, 6, 18], "2026-11-20"],
  ["菊地 直輝", "きくち なおき", "e4", 22, 24, 6, "-3633-3-363613", [14, 4, 17], "2026-11-20"],
  ["平野 陸斗", "ひらの りくと", "e6", 23, 20, 3, "-6633331---163", [12, 9, 15], "2026-11-20"],
  ["西田 大和", "にしだ やまと", "h1", 24, 24, 0, "6133-3-3633---", [9, 6, 20], "2026-11-17"],
  ["大塚 奏太", "おおつか かなた", "e5", 26, 19, 3, "36336-33-3-361", [14, 12, 16], "2026-11-20"],
  ["小野寺 湊", "おのでら みなと", "h2", 31, 29, 45, "66663666366633", [24, 18, 28], "2026-11-20"],
];

const digits = (text: string) => [...text].map((sign) => (sign === "-" ? null : Number(sign) * 10));

function rowOf([name, kana, grade, days, before, streak, recent, amounts, lastDate]: Sketch, index: number) {
  const [last_name = "", first_name = ""] = name.split(" ");
  const [last_name_kana = "", first_name_kana = ""] = kana.split(" ");
  const [swings, thrown, sets] = amounts;
  return {
    id: 200 + index,
    last_name,
    first_name,
    last_name_kana,
    first_name_kana,
    grade,
    registered_on: "2025-04-01",
    days,
    expected: 31,
    days_before: before,
    expected_before: 31,
    minutes: days * 38,
    load: days * 190,
    amounts: {
      batting: { swings: swings * 80, ...(days > 20 && { minutes: days }) },
      ...(thrown > 0 && { pitching: { balls: thrown * 40 } }),
      fielding: { balls: days * 5 },
      ...(days > 10 && { running: { times: days, laps: 12 } }),
      strength: { sets: sets * 3, ...(days > 15 && { km: days / 10 }), minutes: 45 },
      game: { minutes: 110 },
    },
    streak,
    last_date: lastDate,
    pain: name === "大塚 奏太" ? elbowPain : null,
    recent: digits(recent),
  } satisfies TrainingReportRow;
}

const elbowPain = { date: "2026-11-18", part: "elbow", side: "R", note: "内側", pain: 3 } as const;

/** A month of an invented club, on Friday 2026-11-20. */
export const report: TrainingReport = {
  range: { start: "2026-10-20", end: "2026-11-20" },
  before: { start: "2026-09-18", end: "2026-10-19" },
  goal: 70,
  members: sketches.map(rowOf),
};

const [first] = report.members;
if (!first) throw new Error("nobody");

const noRecords = {
  days: 0,
  days_before: 0,
  expected_before: 0,
  minutes: 0,
  load: 0,
  amounts: {},
  streak: 0,
  last_date: null,
  recent: digits("--------------"),
} satisfies Partial<TrainingReportRow>;

/** Registered yesterday, with the longest possible name and no records. */
export const newcomer: TrainingReportRow = {
  ...first,
  id: 299,
  last_name: "伊集院勅使河原",
  first_name: "ひまわり子太郎左衛門",
  last_name_kana: "いじゅういんてしがわら",
  first_name_kana: "ひまわりこたろうざえもん",
  ...noRecords,
  registered_on: "2026-11-19",
  expected: 2,
};

/** Two players, registered on Tuesday; one of them has recorded once, today. */
export const firstWeek: TrainingReport = {
  ...report,
  members: report.members.slice(6, 8).map((member, index) => ({
    ...member,
    ...noRecords,
    registered_on: "2026-11-17",
    expected: 4,
    ...(index === 0 && {
      days: 1,
      minutes: 30,
      load: 150,
      amounts: { batting: { swings: 60 } },
      streak: 1,
      last_date: "2026-11-20",
      recent: digits("-------------3"),
    }),
  })),
};

/** Every group, some of them in as many units as there are. */
export const busiest: TrainingReportRow = {
  ...newcomer,
  id: 298,
  last_name: "小野寺",
  last_name_kana: "おのでら",
  registered_on: "2025-04-01",
  days: 31,
  expected: 31,
  minutes: 27_900,
  load: 279_000,
  amounts: {
    batting: { balls: 12_400, swings: 100_000, times: 300, minutes: 45, entries: 3 },
    pitching: { balls: 1_240 },
    fielding: { balls: 900, times: 120 },
    running: { m: 1_200, laps: 40 },
    strength: { sets: 90, km: 42.2, minutes: 310 },
    game: { minutes: 880 },
    other: { entries: 2 },
  },
  last_date: "2026-11-20",
};

export const thousand: TrainingReport = {
  ...report,
  members: Array.from({ length: 1000 }, (_, index) => {
    const sketch = report.members[index % report.members.length] ?? first;
    return { ...sketch, id: 1000 + index, first_name: `${sketch.first_name}${index + 1}` };
  }),
};

const entry = { rpe: 5, pain: null, memo: "", entered_by: null } as const;

export const lastDay: TrainingDay = {
  date: "2026-11-20",
  minutes: 70,
  load: 350,
  entries: [
    {
      ...entry,
      id: 1,
      menu: "tee",
      amount: 50,
      unit: "balls",
      minutes: 35,
      memo: "外角は体が開かないように、前の肩を残すことを意識した。",
    },
    { ...entry, id: 2, menu: "catch", amount: null, unit: null, minutes: 20 },
    { ...entry, id: 3, menu: "stretch", amount: 3, unit: "sets", minutes: 15 },
  ],
};
