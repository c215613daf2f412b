import type { GradeGroup, NoticeLevel } from "@kyuseki/domain";

export type NoticeLine = {
  title: string;
  body: string;
  /** When it left, from the day of the seeding, and the hour in Japan. */
  daysAgo: number;
  hour: number;
  audience: string;
  to: readonly GradeGroup[];
  choices: readonly [] | readonly [string, ...string[]];
  /** Days after it left, at 22:00. */
  deadlineDays: number | null;
  level: NoticeLevel;
  /** Shares of the families that have not read it, and of those who read it that have not answered. */
  unread: number;
  unanswered: number;
  correction: string | null;
};

const everybody = ["e", "j", "h"] as const;

/** What the baseball club has sent, the oldest first. All invented. */
export const noticeLines: readonly NoticeLine[] = [
  {
    title: "秋の保護者会の出欠をお知らせください",
    body: "来週の日曜日、練習のあとに公民館で保護者会を開きます。\n冬の練習日程と、来年の役員についてお話しします。1時間ほどの予定です。",
    daysAgo: 20,
    hour: 19,
    audience: "全員",
    to: everybody,
    choices: ["出席", "欠席"],
    deadlineDays: 8,
    level: "normal",
    unread: 0,
    unanswered: 0,
    correction: null,
  },
  {
    title: "体育館シューズを持ってきてください",
    body: "今日の小学生の練習は、雨のため体育館で行います。\n体育館シューズを持ってきてください。時間は変わりません。",
    daysAgo: 13,
    hour: 8,
    audience: "小学",
    to: ["e"],
    choices: [],
    deadlineDays: null,
    level: "urgent",
    unread: 0,
    unanswered: 0,
    correction: null,
  },
  {
    title: "冬の測定会に参加する選手へ",
    body: "市民体育館で測定会を行います。動きやすい服装と室内シューズを持ってきてください。\n地図：https://map.example/gym",
    daysAgo: 4,
    hour: 20,
    audience: "全員",
    to: everybody,
    choices: [],
    deadlineDays: null,
    level: "normal",
    unread: 0.1,
    unanswered: 0,
    correction: null,
  },
  {
    title: "日曜の練習試合 集合時間について",
    body: "日曜の練習試合の集合は、7時15分です。第2グラウンドの三塁側に来てください。\n持ち物：ユニフォーム、水筒2本、昼食、着替え",
    daysAgo: 2,
    hour: 20,
    audience: "中学・高校",
    to: ["j", "h"],
    choices: ["確認しました"],
    deadlineDays: null,
    level: "normal",
    unread: 0.1,
    unanswered: 0.1,
    correction: null,
  },
  {
    title: "土曜の練習は13時開始に変更します",
    body: "次の土曜日の練習は、グラウンドの都合で13時からに変わります。終わりは16時30分です。\n来られるかどうかを教えてください。",
    daysAgo: 1,
    hour: 18,
    audience: "全員",
    to: everybody,
    choices: ["参加", "不参加", "未定"],
    deadlineDays: 2,
    level: "normal",
    unread: 0.15,
    unanswered: 0.15,
    correction:
      "次の土曜日の練習は、グラウンドの都合で13時からに変わります。終わりは17時です。\n来られるかどうかを教えてください。",
  },
];

export const noticeDraftLine = {
  title: "年末年始の練習日程",
  body: "年末の練習は28日まで、年始は5日からです。\n自主練習のメニューは、",
} as const;

/** What families write beside an answer. */
export const noticeComments = [
  "少し遅れます。",
  "祖父が送ります。",
  "通院のため休みます。",
  "模試の時間によります。",
] as const;
