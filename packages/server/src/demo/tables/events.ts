import type { EventKind, GradeGroup } from "@kyuseki/domain";

/** From midnight in Japan, in hours. */
type Hours = number;

export type EventLine = {
  kind: EventKind;
  title: string;
  /** 0 Sunday … 6 Saturday: the first such day from tomorrow on, and so many weeks later (before: negative). */
  weekday: number;
  week: number;
  /** null for whole days. */
  hours: { meets: Hours | null; starts: Hours; ends: Hours } | null;
  /** Days of whole days. */
  days?: number;
  timetable?: readonly { time: string; label: string }[];
  place: string;
  meeting_place?: string;
  opponent?: string;
  bring?: string;
  if_rain?: string;
  note?: string;
  audience: string;
  to: readonly GradeGroup[];
  capacity?: number;
  /** The evening before it, at this hour. */
  deadline?: Hours;
  cars?: boolean;
  /** Shares of the players that have not answered, and of those that have answered something else than 参加. */
  unanswered: number;
  others: number;
  cancelled?: { reason: string; message: string };
  /** Name of each turn, and the player whose family has it; null: nobody yet. */
  duties?: readonly { name: string; player: string | null }[];
  /** So many occurrences, one a week. */
  weeks?: number;
};

const everybody = ["e", "j", "h"] as const;
const gear = "ユニフォーム上下、帽子、水筒2本、昼食、着替え";

/** What the baseball club has planned, and what is over. All invented. */
export const eventLines: readonly EventLine[] = [
  {
    kind: "game",
    title: "秋季大会 1回戦",
    weekday: 0,
    week: -3,
    hours: { meets: 7, starts: 9, ends: 13 },
    place: "市民球場",
    meeting_place: "市民球場 正面入口",
    opponent: "みなと台シニア",
    bring: gear,
    audience: "中学・高校",
    to: ["j", "h"],
    cars: true,
    unanswered: 0,
    others: 0.15,
    duties: [
      { name: "塁審", player: "石井 悠真" },
      { name: "スコア", player: "三浦 陽翔" },
      { name: "救急箱と氷", player: "石井 悠真" },
    ],
  },
  {
    kind: "practice",
    title: "土曜練習",
    weekday: 6,
    week: -1,
    hours: { meets: null, starts: 9, ends: 12 },
    place: "第1グラウンド",
    audience: "全員",
    to: everybody,
    unanswered: 0.1,
    others: 0.2,
    cancelled: { reason: "雨のため", message: "体育館も使えないため、中止にします。次の練習は水曜日です。" },
  },
  {
    kind: "practice",
    title: "水曜練習",
    weekday: 3,
    week: -2,
    weeks: 7,
    hours: { meets: null, starts: 17.5, ends: 19.5 },
    place: "第2グラウンド",
    bring: "水筒、内野用グラブ",
    audience: "中学・高校",
    to: ["j", "h"],
    unanswered: 0.25,
    others: 0.2,
  },
  {
    kind: "practice",
    title: "土曜練習",
    weekday: 6,
    week: 0,
    hours: { meets: null, starts: 13, ends: 17 },
    place: "第1グラウンド",
    bring: "水筒2本、着替え",
    if_rain: "当日11:00までにお知らせします",
    audience: "全員",
    to: everybody,
    unanswered: 0.2,
    others: 0.2,
    duties: [
      { name: "お茶", player: "坂口 律" },
      { name: "かぎ", player: "中川 詩" },
    ],
  },
  {
    kind: "game",
    title: "練習試合（2試合）",
    weekday: 0,
    week: 0,
    hours: { meets: 7.25, starts: 9, ends: 15 },
    timetable: [
      { time: "07:40", label: "アップ" },
      { time: "11:30", label: "昼食" },
      { time: "12:30", label: "第2試合" },
    ],
    place: "第2グラウンド 三塁側",
    meeting_place: "第2グラウンド 三塁側",
    opponent: "みなと台シニア",
    bring: gear,
    if_rain: "当日6:00までにお知らせします",
    audience: "中学・高校",
    to: ["j", "h"],
    capacity: 13,
    deadline: 18,
    cars: true,
    unanswered: 0.15,
    others: 0.15,
    duties: [
      { name: "塁審", player: "西田 大和" },
      { name: "スコア", player: "藤井 颯太" },
      { name: "道具の車", player: "三浦 陽翔" },
      { name: "救急箱と氷", player: null },
    ],
  },
  {
    kind: "measuring",
    title: "冬の測定会",
    weekday: 6,
    week: 1,
    hours: { meets: 8.75, starts: 9, ends: 12 },
    place: "市民体育館 第1アリーナ",
    bring: "動きやすい服装、室内シューズ、飲み物",
    audience: "全員",
    to: everybody,
    deadline: 22,
    unanswered: 0.3,
    others: 0.15,
  },
  {
    kind: "game",
    title: "練習試合",
    weekday: 0,
    week: 1,
    hours: { meets: 7.5, starts: 9.5, ends: 13 },
    timetable: [
      { time: "07:45", label: "出発" },
      { time: "08:30", label: "アップ" },
    ],
    place: "ひばりが丘公園 野球場",
    meeting_place: "青葉台小学校 正門",
    opponent: "ひばりが丘ジュニア",
    bring: `${gear}、雨具`,
    if_rain: "当日6:00までにお知らせします",
    note: "現地に集まる方は、8:15に三塁側へお願いします。",
    audience: "小学",
    to: ["e"],
    deadline: 18,
    cars: true,
    unanswered: 0.3,
    others: 0.2,
    duties: [
      { name: "塁審", player: "平野 陸斗" },
      { name: "スコア", player: "中川 詩" },
      { name: "救急箱と氷", player: null },
    ],
  },
  {
    kind: "other",
    title: "冬合宿",
    weekday: 6,
    week: 4,
    hours: null,
    days: 2,
    place: "青少年自然の家",
    bring: "着替え3日分、洗面用具、健康保険証の写し",
    audience: "中学・高校",
    to: ["j", "h"],
    capacity: 20,
    unanswered: 0.6,
    others: 0.3,
  },
];

/** Lines that families have written, by what they answered. */
export const attendanceComments = {
  coming: ["よろしくお願いします", "現地に直接行きます"],
  partly: ["10時から参加します", "12時に早退します"],
  absent: ["家の用事です", "体調がよくないため休みます", "学校の行事です"],
  undecided: ["あす返事します"],
} as const;
