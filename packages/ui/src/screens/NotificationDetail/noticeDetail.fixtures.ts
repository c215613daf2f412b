import { kanaName, type Member, memberName, type Notice, type NoticeRecipient } from "@kyuseki/domain";
import { fn } from "storybook/test";
import { club, thousandPlayers } from "../../components/NoticeView/club.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import type { NotificationDetailScreenProps } from "./detailProps.ts";
import { fetchCorrectDialog, fetchSidePanels, fetchUnsentNotice } from "./parts/parts.ts";

const at = (time: string) => new Date(`2026-11-${time}:00+09:00`).toISOString();

const recipient = (member: Member, sketch: Partial<NoticeRecipient> = {}): NoticeRecipient => ({
  member_id: member.id,
  member: { name: memberName(member), kana: kanaName(member), grade: member.grade },
  family_id: member.id,
  family_read_at: at("19T20:50"),
  family_read_version: 1,
  player_read_at: null,
  player_read_version: null,
  answer: "参加",
  comment: "",
  answered_at: at("19T20:52"),
  late: false,
  family_mail: "sent",
  player_mail: "none",
  mail_failure: null,
  failed_email: null,
  reminded_at: null,
  ...sketch,
});

const unread = { family_read_at: null, family_read_version: null, answer: null, answered_at: null } as const;
const unanswered = { answer: null, answered_at: null } as const;

/** What differs from somebody who has read and answered 参加. */
const sketches: Record<number, Partial<NoticeRecipient>> = {
  1062: {
    ...unread,
    family_mail: "failed",
    mail_failure: "unknown_address",
    failed_email: "noguchi.home@mail.example",
  },
  1044: { ...unread, player_mail: "sent" },
  1058: { ...unread, reminded_at: at("20T12:30") },
  1055: { ...unanswered, player_read_at: at("19T22:08"), player_read_version: 1, player_mail: "sent" },
  1056: unanswered,
  1060: { ...unanswered, reminded_at: at("20T12:30") },
  1063: { ...unread, family_mail: "none" },
  1042: { answer: "不参加", comment: "通院のため休みます。" },
  1052: { answer: "不参加", comment: "家の用事です。", late: true, answered_at: at("20T22:18") },
  1053: { answer: "未定", comment: "模試の時間によります。" },
  1049: {
    comment: "少し遅れます。14時に着きます。",
    player_mail: "sent",
    player_read_at: at("19T23:10"),
    player_read_version: 1,
  },
  // Read before the correction only.
  1045: { family_read_at: at("19T19:02"), family_read_version: 0 },
  // Siblings.
  1059: { family_id: 1056 },
};

export const notice: Notice = {
  notice_id: 61,
  version: 3,
  state: "sent",
  title: "土曜の練習は13時開始に変更します",
  body: "11月21日（土）の練習は、グラウンドの都合で13時からに変わります。終わりは17時です。来られるかどうかを教えてください。",
  member_ids: club.map(({ id }) => id),
  audience: "全員",
  choices: ["参加", "不参加", "未定"],
  deadline: at("20T22:00"),
  remind: true,
  level: "normal",
  send_at: null,
  file_ids: [],
  author: "大野 監督",
  updated_at: at("19T20:40"),
  leaves_at: at("19T18:30"),
  files: [],
  versions: [
    {
      number: 1,
      title: "土曜の練習は13時開始に変更します",
      body: "11月21日（土）の練習は、グラウンドの都合で13時からに変わります。終わりは17時です。来られるかどうかを教えてください。",
      at: at("19T20:40"),
      author: "大野 監督",
    },
    {
      number: 0,
      title: "土曜の練習は13時開始に変更します",
      body: "11月21日（土）の練習は、グラウンドの都合で13時からに変わります。終わりは16時30分です。来られるかどうかを教えてください。",
      at: at("19T18:30"),
      author: "大野 監督",
    },
  ],
  recipients: club.map((member) => recipient(member, sketches[member.id])),
  events: [
    { at: at("19T18:30"), kind: "sent", count: 24 },
    { at: at("19T18:31"), kind: "failed", count: 1 },
    { at: at("19T20:40"), kind: "corrected", count: 24 },
    { at: at("20T12:30"), kind: "reminded", count: 2 },
  ],
};

const [, firstVersion] = notice.versions;
if (!firstVersion) throw new Error("the notice has been corrected once");

/** The first notice of a club of two, which one family has answered. */
export const firstNotice: Notice = {
  ...notice,
  version: 1,
  body: firstVersion.body,
  updated_at: firstVersion.at,
  member_ids: [1049, 1056],
  versions: [firstVersion],
  recipients: notice.recipients
    .filter(({ member_id }) => [1049, 1056].includes(member_id))
    .map((one) => ({
      ...one,
      family_read_version: 0,
      player_mail: "none",
      player_read_at: null,
      player_read_version: null,
    })),
  events: [{ at: at("19T18:30"), kind: "sent", count: 2 }],
};

/** As first written: nothing has been sent. */
export const unsent: Notice = { ...notice, versions: [], recipients: [], events: [] };

export const crowded: Notice = {
  ...notice,
  member_ids: thousandPlayers.map(({ id }) => id),
  recipients: thousandPlayers.map((member, index) => recipient(member, index % 4 === 0 ? unread : {})),
};

export const reminded = { families: 3, leaves_at: at("20T19:41"), already: 2, unreached: 2, done: 0 };

export const detailArgs = {
  notice: { status: "ready", value: notice },
  today: "2026-11-20",
  view: { filter: "all", q: "", sort: { id: "open", dir: "asc" }, page: 1, size: 25 },
  onViewChange: fn(),
  secondsLeft: null,
  onCancel: fn(async () => {}),
  correction: null,
  onCorrectionChange: fn(),
  onCorrect: fn(async () => {}),
  onRemind: fn(async () => reminded),
  onResend: fn(async () => {}),
  onLetters: fn(),
  onExport: fn(),
  onRetry: fn(),
  loadPart: takePart,
} satisfies NotificationDetailScreenProps;

/** Loaded before, so that stories show them at once. */
export const loadNoticeParts = async () => {
  await Promise.all([fetchSidePanels(), fetchCorrectDialog(), fetchUnsentNotice()]);
};
