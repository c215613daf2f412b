import {
  addDays,
  type Dashboard,
  type DashboardPractice,
  type Grade,
  type NamedMember,
  type PracticeHeat,
} from "@kyuseki/domain";

const today = "2026-11-20";

const named = (id: number, name: string, grade: Grade): NamedMember => {
  const [last_name = "", first_name = ""] = name.split(" ");
  return { id, last_name, first_name, grade };
};

const onoderaMinato = named(1, "小野寺 湊", "h2");
const fujiiSota = named(2, "藤井 颯太", "j3");
const ogawaArata = named(3, "小川 新", "e6");
const aoyamaSaku = named(4, "青山 朔", "j2");
const nakagawaUta = named(5, "中川 詩", "e6");
const noguchiSaki = named(6, "野口 咲茉", "e3");
const hasegawaItsuki = named(7, "長谷川 樹", "h3");
const sakuraiIori = named(8, "桜井 伊織", "e2");

const weekly = (first: string, loads: readonly number[]) =>
  loads.map((load, index) => ({ week: addDays(first, 7 * index), load }));

/** Rates around `mean`, lowest on Sundays; today does not count before the evening. */
const daily = (first: string, days: number, mean: number) =>
  Array.from({ length: days }, (_, index) => {
    const date = addDays(first, index);
    return { date, rate: date === today ? null : mean + ((index * 7) % 17) - (index % 7 === 5 ? 18 : 4) };
  });

const practice: DashboardPractice = {
  until: "2026-11-19",
  rate: 74,
  rate_before: 73,
  mean: 17.8,
  mean_before: 16.7,
  missing: [
    { ...noguchiSaki, days_without: 15, rate: 17 },
    { ...hasegawaItsuki, days_without: 6, rate: 43 },
    { ...sakuraiIori, days_without: 5, rate: 30 },
    { ...named(9, "宮本 悠人", "e5"), days_without: 4, rate: 43 },
    { ...named(10, "西田 大和", "h1"), days_without: 3, rate: 77 },
    { ...named(11, "坂口 律", "j2"), days_without: 3, rate: 60 },
    { ...named(12, "原田 暖", "j3"), days_without: 3, rate: null },
  ],
  missing_before: 5,
  streaks: [
    { ...nakagawaUta, days: 42 },
    { ...aoyamaSaku, days: 14 },
    { ...named(13, "水野 葵", "j1"), days: 10 },
    { ...named(14, "大塚 奏太", "e5"), days: 6 },
    { ...named(15, "菊地 直輝", "e4"), days: 6 },
  ],
  trend: { by: "day", now: daily("2026-10-20", 32, 64), before: daily("2026-09-18", 32, 58) },
  days: Array.from({ length: 89 }, (_, index) => ({
    date: addDays("2026-08-24", index),
    // Today does not count before the evening.
    rate: index === 88 ? null : index % 7 === 2 ? 30 + ((index * 5) % 40) : 55 + ((index * 29) % 38),
  })),
  goal: 85,
};

/** Friday, 20 November 2026, the last month of everybody. */
export const lastMonth: Dashboard = {
  today,
  range: { start: "2026-10-20", end: today },
  before: { start: "2026-09-18", end: "2026-10-19" },
  members: 24,
  practice,
  load: {
    weeks: weekly("2026-08-31", [820, 840, 910, 870, 900, 610, 880, 930, 960, 940, 990, 720]),
    rises: [
      { ...fujiiSota, load: 1680, usual: 920 },
      { ...aoyamaSaku, load: 1250, usual: 800 },
    ],
  },
  pain: [
    { member: ogawaArata, date: "2026-11-19", part: "elbow", side: "R", pain: 4, note: "投げたあと" },
    { member: hasegawaItsuki, date: "2026-11-14", part: null, side: null, pain: 6, note: "" },
  ],
  guard: [
    {
      member: ogawaArata,
      level: "caution",
      yesterday: null,
      pain: { date: "2026-11-19", part: "elbow", side: "R", pain: 4, note: "投げたあと" },
      today: { pitches: 68, limit: 70 },
      week: { pitches: 120, limit: 210 },
      days: [0, 0, 32, 0, 20, 0, 68],
    },
    {
      member: fujiiSota,
      level: "over",
      yesterday: null,
      pain: null,
      today: { pitches: 86, limit: 70 },
      week: { pitches: 140, limit: 350 },
      days: [0, 0, 34, 0, 0, 20, 86],
    },
    {
      member: onoderaMinato,
      level: "caution",
      yesterday: { span: "week", by: 12 },
      pain: null,
      today: { pitches: 98, limit: null },
      week: { pitches: 478, limit: 500 },
      days: [70, 80, 85, 0, 70, 75, 98],
    },
    {
      member: named(16, "平野 陸斗", "e6"),
      level: null,
      yesterday: null,
      pain: null,
      today: { pitches: 0, limit: null },
      week: { pitches: 40, limit: null },
      days: [0, 0, 0, 40, 0, 0, 0],
    },
  ],
};

/** Everybody records, nobody hurts, nobody pitched. */
export const quietMonth: Dashboard = {
  ...lastMonth,
  practice: { ...practice, rate: 100, missing: [], missing_before: 0, streaks: [] },
  load: { weeks: lastMonth.load?.weeks.map(({ week }) => ({ week, load: 0 })) ?? [], rises: [] },
  pain: [],
  guard: [],
};

const nothing = (days: readonly { date: string }[]) => days.map(({ date }) => ({ date, rate: null }));
/** Two players, registered on Tuesday: of six days expected, one with a record. */
const firstRates = new Map([
  ["2026-11-17", 0],
  ["2026-11-18", 50],
  ["2026-11-19", 0],
]);
const firstDays = (days: readonly { date: string }[]) =>
  days.map(({ date }) => ({ date, rate: firstRates.get(date) ?? null }));

/** The first week of a club: one record, one who has thrown. */
export const firstWeek: Dashboard = {
  ...quietMonth,
  members: 2,
  practice: {
    ...practice,
    rate: 17,
    rate_before: null,
    mean: 0.3,
    mean_before: 0,
    missing: [{ ...nakagawaUta, days_without: 3, rate: 0 }],
    missing_before: 0,
    streaks: [],
    trend: { by: "day", now: firstDays(practice.trend.now), before: nothing(practice.trend.before) },
    days: firstDays(practice.days),
  },
  load: { weeks: weekly("2026-08-31", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 150]), rises: [] },
  guard: [
    {
      member: ogawaArata,
      level: "room",
      yesterday: null,
      pain: null,
      today: { pitches: 0, limit: 70 },
      week: { pitches: 20, limit: 210 },
      days: [0, 0, 0, 0, 20, 0, 0],
    },
  ],
};

/** Every part failed (ER-4). */
export const brokenMonth: Dashboard = { ...lastMonth, practice: null, load: null, guard: null };

export const noPlayers: Dashboard = { ...quietMonth, members: 0 };

const longName = named(99, "武者小路コンスタンティノープル ひまり子", "e3");
/** A thousand players, figures as large as they come. */
export const thousandPlayers: Dashboard = {
  ...lastMonth,
  members: 1000,
  practice: {
    ...practice,
    mean: 742.3,
    missing: Array.from({ length: 388 }, (_, index) => ({
      ...longName,
      id: 1000 + index,
      days_without: 400 - index,
      rate: 0,
    })),
    streaks: [{ ...longName, days: 1204 }],
  },
  pain: Array.from({ length: 13 }, (_, index) => ({
    member: { ...longName, id: 2000 + index },
    date: today,
    part: "shin" as const,
    side: "L" as const,
    pain: 10,
    note: "走りはじめてから、すねの内側がずっと痛いです",
  })),
};

const players = [noguchiSaki, sakuraiIori, hasegawaItsuki, aoyamaSaku, nakagawaUta, onoderaMinato];

export const heatOfMonth: PracticeHeat = {
  unit: "minutes",
  columns: Array.from({ length: 32 }, (_, index) => addDays("2026-10-20", index)),
  rows: players.map((member, row) => ({
    ...member,
    values: Array.from({ length: 32 }, (_, index) =>
      (index * 7 + row * 3) % 6 >= row + 1 ? null : ((index * 13 + row * 29) % 110) + 5,
    ),
  })),
  total: 6,
};

/** As `firstWeek`: the lowest rate first. */
export const heatOfFirstWeek: PracticeHeat = {
  ...heatOfMonth,
  rows: [
    { ...nakagawaUta, values: heatOfMonth.columns.map(() => null) },
    { ...ogawaArata, values: heatOfMonth.columns.map((date) => (date === "2026-11-18" ? 30 : null)) },
  ],
  total: 2,
};

export const heatOfQuarter: PracticeHeat = {
  unit: "days",
  columns: Array.from({ length: 14 }, (_, index) => addDays("2026-08-17", 7 * index)),
  rows: players.map((member, row) => ({
    ...member,
    values: Array.from({ length: 14 }, (_, index) => (row === 0 && index > 9 ? null : 1 + ((index * 3 + row) % 7))),
  })),
  total: 60,
};

const weeklyRates = (first: string, rates: readonly number[]) =>
  rates.map((rate, index) => ({ date: addDays(first, 7 * index), rate }));

export const lastThreeMonths: Dashboard = {
  ...lastMonth,
  range: { start: "2026-08-20", end: today },
  before: { start: "2026-05-19", end: "2026-08-19" },
  practice: {
    ...practice,
    trend: {
      by: "week",
      now: weeklyRates("2026-08-24", [62, 64, 66, 67, 71, 70, 63, 72, 74, 73, 78, 71, 74]),
      before: weeklyRates("2026-05-25", [57, 58, 57, 61, 63, 60, 64, 62, 63, 66, 65, 67, 66]),
    },
  },
};
