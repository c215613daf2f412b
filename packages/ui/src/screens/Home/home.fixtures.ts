import type { Grade, Home, NamedMember, StageToday } from "@kyuseki/domain";

const ids = new Map<string, number>();
/** The same person, however often named. */
const named = (name: string, grade: Grade): NamedMember => {
  const [last_name = "", first_name = ""] = name.split(" ");
  const id = ids.get(name) ?? ids.size + 1;
  ids.set(name, id);
  return { id, last_name, first_name, grade };
};

/** 「姓 名 学年 記録のない日数」, one a player. */
const today = (group: StageToday["group"], lines: readonly string[]): StageToday => {
  const players = lines.map((line) => {
    const [last = "", first = "", grade, days] = line.split(" ");
    const days_without = Number(days);
    return { ...named(`${last} ${first}`, grade as Grade), submitted: days_without === 0, days_without };
  });
  return {
    group,
    members: players.length,
    submitted: players.filter((player) => player.submitted).length,
    players,
  };
};

const senior = today("h", ["小野寺 湊 h2 0", "三浦 陽翔 h2 0", "西田 大和 h1 3", "石井 悠真 h1 1", "長谷川 樹 h3 6"]);
const junior = today("j", [
  "藤井 颯太 j3 0",
  "岡田 蒼 j1 0",
  "青山 朔 j2 0",
  "坂口 律 j2 3",
  "増田 碧 j2 0",
  "久保田 結月 j3 0",
  "水野 葵 j1 0",
  "原田 暖 j3 3",
]);
const elementary = today("e", [
  "小川 新 e6 2",
  "中川 詩 e6 0",
  "平野 陸斗 e6 0",
  "大塚 奏太 e5 0",
  "武田 ひまり e5 0",
  "宮本 悠人 e5 4",
  "菊地 直輝 e4 0",
  "木下 紬 e4 0",
  "新井 凛 e3 0",
  "野口 咲茉 e3 15",
  "桜井 伊織 e2 5",
]);

/** Friday, 20 November 2026, 19:40. */
export const fridayEvening: Home = {
  as_of: "2026-11-20T10:40:00.000Z",
  today: "2026-11-20",
  since: "2026-11-14",
  applied: { total: 2, first: [named("浅野 暖", "e5"), named("堀 紬", "e4")] },
  invited: { total: 1, first: [named("坂口 律", "j2")] },
  practice: {
    until: "2026-11-19",
    stages: [
      { group: "h", members: 5, days: [40, 60, 60, 80, 60, 40, null], last_week: 71, total: 57 },
      { group: "j", members: 8, days: [75, 63, 88, 88, 63, 63, null], last_week: 74, total: 73 },
      { group: "e", members: 11, days: [64, 73, 45, 55, 64, 73, null], last_week: 73, total: 62 },
    ],
    today: [senior, junior, elementary],
    missing: { total: 7, first: [named("野口 咲茉", "e3"), named("長谷川 樹", "h3")] },
  },
  pain: {
    total: 1,
    first: [
      {
        member: named("大塚 奏太", "e5"),
        date: "2026-11-20",
        part: "elbow",
        side: "R",
        pain: 3,
        note: "内側・投げたあと",
      },
    ],
  },
  guard: {
    total: 3,
    first: [named("大塚 奏太", "e5"), named("藤井 颯太", "j3")],
    counts: { pain: 1, over: 1, reached: 0, over_yesterday: 0, caution: 1 },
  },
  bests: {
    total: 4,
    first: [
      {
        member: named("小野寺 湊", "h2"),
        date: "2026-11-18",
        measured: { kind: 4, batting_type: null },
        value: 136.4,
        gain: 1.2,
      },
      {
        member: named("増田 碧", "j2"),
        date: "2026-11-18",
        measured: { kind: 1, batting_type: 1 },
        value: 114.8,
        gain: 2.6,
      },
      {
        member: named("中川 詩", "e6"),
        date: "2026-11-17",
        measured: { kind: 2, batting_type: 3 },
        value: 58.3,
        gain: 4.1,
      },
      {
        member: named("青山 朔", "j2"),
        date: "2026-11-17",
        measured: { item: "50m走", unit: "秒", decimals: 1, less_is_better: true },
        value: 7.4,
        gain: 0.2,
      },
    ],
  },
  notes: {
    unanswered: 4,
    pain: 1,
    first: [
      {
        note_id: 91,
        member: named("小川 新", "e6"),
        written_at: "2026-11-19T10:02:00Z",
        excerpt: "70球近く投げて、最後はひじが痛かった。次は早めに言う。",
        pain: true,
      },
      {
        note_id: 88,
        member: named("青山 朔", "j2"),
        written_at: "2026-11-18T11:40:00Z",
        excerpt: "けん制のタイミングを変えてみた。来週の試合で使いたい。",
        pain: false,
      },
      {
        note_id: 87,
        member: named("武田 ひまり", "e5"),
        written_at: "2026-11-18T09:15:00Z",
        excerpt: "スイッチの左打席で初めてセンターに飛んだ。",
        pain: false,
      },
    ],
  },
  open: { total: 9, first: [named("野口 咲茉", "e3"), named("長谷川 樹", "h3")] },
  events: [
    {
      of: "team",
      id: 41,
      title: "練習",
      all_day: false,
      begins_at: "2026-11-21T04:00:00.000Z",
      ends_at: "2026-11-21T08:00:00.000Z",
      place: "青葉台小",
      cancelled: false,
      unanswered: 0,
      deadline: null,
      clashes: false,
    },
    {
      of: "team",
      id: 42,
      title: "練習試合（2試合）",
      all_day: false,
      begins_at: "2026-11-21T22:15:00.000Z",
      ends_at: "2026-11-22T06:00:00.000Z",
      place: "第2グラウンド",
      cancelled: false,
      unanswered: 3,
      deadline: "2026-11-21T09:00:00.000Z",
      clashes: true,
    },
    {
      of: "provider",
      id: 7,
      title: "冬の測定会",
      all_day: true,
      begins_at: "2026-11-27T15:00:00.000Z",
      ends_at: "2026-11-28T15:00:00.000Z",
      place: "市民体育館 第1アリーナ",
      cancelled: false,
      unanswered: null,
      deadline: "2026-11-24T15:00:00.000Z",
      clashes: false,
    },
  ],
  information: [
    {
      information_id: 12,
      title: "12月の定期メンテナンスについて",
      published_at: "2026-11-18T15:30:00.000Z",
      read: false,
    },
    { information_id: 11, title: "冬の測定会 参加チームの募集", published_at: "2026-11-12T01:00:00.000Z", read: true },
    {
      information_id: 9,
      title: "測定画面の並べ替えを改善しました",
      published_at: "2026-11-04T01:00:00.000Z",
      read: true,
    },
  ],
};

const nobody = { total: 0, first: [] };

/** Everybody has recorded, nothing is open, nothing was measured. */
export const nothingToDo: Home = {
  ...fridayEvening,
  applied: nobody,
  invited: nobody,
  practice: fridayEvening.practice && { ...fridayEvening.practice, missing: nobody },
  pain: nobody,
  guard: { ...nobody, counts: { pain: 0, over: 0, reached: 0, over_yesterday: 0, caution: 0 } },
  bests: { total: 0, first: [] },
  events: [],
  notes: { unanswered: 0, pain: 0, first: [] },
  open: nobody,
  information: [],
};

/** Two players with pain, the newest report first. */
export const twoPains: NonNullable<Home["pain"]> = {
  total: 2,
  first: [
    ...(fridayEvening.pain?.first ?? []),
    { member: named("林 海斗", "j1"), date: "2026-11-19", part: "knee", side: "L", pain: 6, note: "" },
  ],
};

/** Two with one last name, and one registered today. */
export const namesakes: Home = {
  ...fridayEvening,
  practice: fridayEvening.practice && {
    ...fridayEvening.practice,
    today: [
      {
        group: "j",
        members: 2,
        submitted: 1,
        players: [
          { ...named("佐藤 一郎", "j2"), submitted: true, days_without: 0 },
          { ...named("鈴木 花", "j1"), submitted: false, days_without: 0 },
        ],
      },
      today("e", ["佐藤 次郎 e5 3"]),
    ],
  },
};

/** A team on its first day. */
export const newTeam: Home = {
  ...nothingToDo,
  practice: { until: "2026-11-19", stages: [], today: [], missing: nobody },
};

const oneOf = "中川 詩";
/** Two players, registered on Tuesday; one of them recorded on Wednesday and wrote a note. */
export const firstWeek: Home = {
  ...nothingToDo,
  practice: {
    until: "2026-11-19",
    stages: [{ group: "e", members: 2, days: [null, null, null, 0, 50, 0, null], last_week: null, total: 17 }],
    today: [today("e", ["小川 新 e6 2", `${oneOf} e6 3`])],
    missing: { total: 1, first: [named(oneOf, "e6")] },
  },
  notes: {
    unanswered: 1,
    pain: 0,
    first:
      fridayEvening.notes?.first
        .slice(0, 1)
        .map((note) => ({ ...note, excerpt: "はじめての練習。キャッチボールが楽しかった。", pain: false })) ?? [],
  },
  open: { total: 1, first: [named(oneOf, "e6")] },
  events: fridayEvening.events?.slice(0, 1).map((event) => ({ ...event, unanswered: 1 })) ?? null,
  information: fridayEvening.information?.slice(0, 1) ?? null,
};

/** Only what the member list tells arrived (ER-4). */
export const broken: Home = {
  ...fridayEvening,
  practice: null,
  pain: null,
  guard: null,
  bests: null,
  events: null,
  notes: null,
  open: null,
  information: null,
};

/** A thousand players, the longest names and the largest figures. */
export const thousand: Home = {
  ...fridayEvening,
  applied: { total: 128, first: [named("長谷川コンスタンティノープル ひまり子", "e5")] },
  practice: {
    until: "2026-11-19",
    stages: [{ group: "j", members: 1000, days: [100, 100, 100, 100, 100, 100, null], last_week: 100, total: 100 }],
    today: [
      {
        group: "j",
        members: 1000,
        submitted: 612,
        players: Array.from({ length: 24 }, (_, index) => ({
          ...named(`武者小路 ${index + 1}郎`, "j2"),
          submitted: false,
          days_without: 365 - index,
        })),
      },
    ],
    missing: { total: 388, first: [named("長谷川コンスタンティノープル ひまり子", "e5")] },
  },
  information: [
    {
      information_id: 13,
      title: "2026年度 冬季全国合同測定会への参加チームと運営を手伝ってくださる方の募集について".repeat(3),
      published_at: "2026-11-20T01:00:00.000Z",
      read: false,
    },
  ],
};
