import type { FamilyNotice, FamilyPage } from "@kyuseki/domain";

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
};

/** Everything answered and read. */
export const quiet: FamilyPage = { ...family, notices: [measuring, shoes] };
