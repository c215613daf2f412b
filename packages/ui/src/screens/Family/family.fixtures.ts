import type { FamilyEvent, FamilyNotice, FamilyPage } from "@kyuseki/domain";

/** 2026-11-20 19:42 in Japan. */
export const nowS = Date.parse("2026-11-20T10:42:00Z") / 1000;

const unanswered = {
  read_at: null,
  read_version: null,
  answer: null,
  comment: "",
  answered_at: null,
  late: false,
} as const;
const ritsu = { member_id: 5, ...unanswered };
const hana = { member_id: 8, ...unanswered };
const read = { read_at: "2026-11-18T12:00:00Z", read_version: 0 };
const author = "大野 監督";

export const practice: FamilyNotice = {
  notice_id: 31,
  urgent: false,
  choices: ["参加", "不参加", "未定"],
  deadline: "2026-11-20T13:00:00Z",
  files: [],
  versions: [
    {
      number: 1,
      title: "土曜の練習は13時開始に変更します",
      body: "11月21日（土）の練習は、グラウンドの都合で13時からに変わります。終わりは17時です。来られるかどうかを教えてください。",
      at: "2026-11-19T11:40:00Z",
      author,
    },
    {
      number: 0,
      title: "土曜の練習は13時開始に変更します",
      body: "11月21日（土）の練習は、グラウンドの都合で13時からに変わります。終わりは16時30分です。来られるかどうかを教えてください。",
      at: "2026-11-18T11:30:00Z",
      author,
    },
  ],
  children: [{ ...ritsu, ...read, answer: "参加", answered_at: "2026-11-20T10:40:00Z" }, hana],
};

export const gathering: FamilyNotice = {
  notice_id: 30,
  urgent: false,
  choices: [],
  deadline: null,
  files: [
    {
      file_id: 3,
      name: "第2グラウンドの地図.pdf",
      type: "application/pdf",
      bytes: 1_530_000,
      url: "/files/notice/3?s=1",
    },
    { file_id: 4, name: "三塁側.jpg", type: "image/jpeg", bytes: 84_000, url: "/files/notice/4?s=1" },
  ],
  versions: [
    {
      number: 1,
      title: "日曜の練習試合 集合時間について",
      body: "11月22日（日）の練習試合の集合は、7時15分です。第2グラウンドの三塁側に来てください。\n地図：https://maps.example.jp/ground?no=2\n遅れるときは 090-1234-5678 へ。",
      at: "2026-11-20T03:10:00Z",
      author,
    },
    {
      number: 0,
      title: "日曜の練習試合 集合時間について",
      body: "11月22日（日）の練習試合の集合は、7時30分です。第2グラウンドの三塁側に来てください。\n地図：https://maps.example.jp/ground?no=2\n遅れるときは 090-1234-5678 へ。",
      at: "2026-11-18T11:30:00Z",
      author,
    },
  ],
  children: [{ ...ritsu, ...read }],
};

/** Read, without an answer to give. */
export const measuring: FamilyNotice = {
  notice_id: 27,
  urgent: false,
  choices: [],
  deadline: null,
  files: [],
  versions: [
    {
      number: 0,
      title: "冬の測定会に参加する選手へ",
      body: "11月28日（土）に市民体育館で測定会を行います。動きやすい服装と室内シューズを持ってきてください。",
      at: "2026-11-17T11:05:00Z",
      author,
    },
  ],
  children: [{ ...ritsu, ...read }],
};

const shoes: FamilyNotice = {
  ...measuring,
  notice_id: 21,
  choices: ["確認しました"],
  deadline: "2026-11-07T00:00:00Z",
  versions: [
    {
      number: 0,
      title: "体育館シューズを持ってきてください",
      body: "今日の小学生の練習は体育館で行います。体育館シューズを持ってきてください。",
      at: "2026-11-06T23:15:00Z",
      author,
    },
  ],
  children: [
    {
      ...hana,
      ...read,
      answer: "確認しました",
      comment: "持たせました。",
      answered_at: "2026-11-07T01:00:00Z",
      late: true,
    },
  ],
};

const noAnswer = { answer: null, comment: "", answered_at: null, late: false } as const;
const come = { answer: "coming", comment: "", answered_at: "2026-11-19T10:40:00Z", late: false } as const;

const training: FamilyEvent = {
  event_id: 41,
  kind: "practice",
  title: "練習",
  state: "planned",
  cancel_message: "",
  all_day: false,
  meets_at: null,
  starts_at: "2026-11-21T04:00:00Z",
  ends_at: "2026-11-21T08:00:00Z",
  timetable: [],
  place: "第1グラウンド",
  meeting_place: "",
  opponent: "",
  bring: "",
  if_rain: "",
  note: "",
  contact_name: "",
  contact_phone: "",
  audience: "全員",
  deadline: null,
  full: false,
  cars: false,
  car: null,
  duties: [],
  asked: true,
  children: [
    { member_id: 5, ...come },
    { member_id: 8, ...come, answer: "partly", comment: "15時に帰ります" },
  ],
};

/** Waits for the answer of one child. */
export const game: FamilyEvent = {
  ...training,
  event_id: 42,
  kind: "game",
  title: "練習試合（2試合）",
  meets_at: "2026-11-21T22:15:00Z",
  starts_at: "2026-11-22T00:00:00Z",
  ends_at: "2026-11-22T06:00:00Z",
  timetable: [{ time: "12:30", label: "第2試合" }],
  place: "第2グラウンド",
  meeting_place: "三塁側",
  opponent: "緑が丘クラブ",
  bring: "ユニフォーム、水筒2本、昼食、着替え",
  if_rain: "前日20時に連絡します。",
  contact_name: "大野 監督",
  contact_phone: "090-1234-5678",
  audience: "中学・高校",
  deadline: "2026-11-21T09:00:00Z",
  cars: true,
  car: { choice: "offer", seats: 2 },
  duties: ["グラウンド整備"],
  children: [{ member_id: 5, ...noAnswer }],
};

const trial: FamilyEvent = {
  ...training,
  event_id: 43,
  kind: "measuring",
  title: "冬の測定会",
  starts_at: "2026-11-28T00:00:00Z",
  ends_at: "2026-11-28T03:00:00Z",
  place: "市民体育館 第1アリーナ",
  children: [
    { member_id: 5, ...come },
    { member_id: 8, ...come, answer: "absent", late: true },
  ],
};

export const calledOff: FamilyEvent = {
  ...training,
  event_id: 44,
  starts_at: "2026-12-05T04:00:00Z",
  ends_at: "2026-12-05T08:00:00Z",
  state: "cancelled",
  cancel_message: "グラウンドが使えないため、お休みにします。",
  children: [{ member_id: 8, ...noAnswer }],
};

export const family: FamilyPage = {
  state: "open",
  team: { name: "青葉台ベースボールクラブ", logo: null },
  family_name: "坂口",
  reader: "family",
  expires_at: "2027-03-31T15:00:00Z",
  mail: true,
  children: [
    { member_id: 5, first_name: "律", grade: "j2" },
    { member_id: 8, first_name: "花", grade: "e4" },
  ],
  notices: [practice, gathering, measuring, shoes],
  events: [],
  notes: null,
};

/** Everything answered and read. */
export const quiet: FamilyPage = { ...family, notices: [measuring, shoes] };

/** With a game to answer, and what is planned. */
export const withEvents: FamilyPage = { ...family, events: [training, game, trial, calledOff] };
