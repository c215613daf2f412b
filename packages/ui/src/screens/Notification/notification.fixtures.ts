import type { NoticeDraft, NoticeSummary } from "@kyuseki/domain";
import { fn } from "storybook/test";
import { club } from "../../components/NoticeView/club.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import type { NoticeHistory, NotificationScreenProps } from "./notificationProps.ts";
import { defaultNoticeHistoryView } from "./view.ts";

const today = "2026-11-20";

export const emptyDraft: NoticeDraft = {
  title: "",
  body: "",
  member_ids: [],
  audience: "",
  choices: [],
  deadline: null,
  remind: false,
  level: "normal",
  send_at: null,
  file_ids: [],
};

const older = club.filter(({ grade }) => !grade.startsWith("e")).map(({ id }) => id);

export const draft: NoticeDraft = {
  ...emptyDraft,
  title: "日曜の練習試合 集合時間について",
  body: "11月22日（日）の練習試合の集合時間をお知らせします。\n\n集合：7時15分　第2グラウンド 三塁側\n試合：9時00分開始（2試合）\n持ち物：ユニフォーム、水筒2本、昼食、着替え\n\n欠席する場合は、土曜の18時までにこのお知らせへ返信してください。",
  member_ids: older,
  audience: "高校・中学",
  choices: ["参加", "不参加", "未定"],
  deadline: "2026-11-21T09:00:00.000Z",
  remind: true,
  send_at: "2026-11-20T22:00:00.000Z",
};

const summary = (
  notice_id: number,
  sketch: Partial<NoticeSummary> & Pick<NoticeSummary, "title" | "at">,
): NoticeSummary => ({
  notice_id,
  state: "sent",
  audience: "全員",
  level: "normal",
  players: 24,
  read: 24,
  answered: null,
  unreached: 0,
  corrections: 0,
  unread_ids: [],
  ...sketch,
});

const sent = [
  summary(61, {
    title: "土曜の練習は13時開始に変更します",
    at: "2026-11-19T09:30:00Z",
    read: 21,
    answered: 17,
    unreached: 1,
    corrections: 1,
    unread_ids: [1044, 1058, 1062],
  }),
  summary(58, {
    title: "冬の測定会に参加する選手へ",
    at: "2026-11-17T11:05:00Z",
    audience: "中学・高校",
    players: 13,
    read: 13,
  }),
  summary(55, {
    title: "大雨のため、きょうの練習は中止します",
    at: "2026-11-14T03:00:00Z",
    level: "urgent",
    read: 19,
    unread_ids: [1044, 1056, 1058],
  }),
  summary(51, {
    title: "記録の提出をお願いします",
    at: "2026-11-10T10:40:00Z",
    audience: "記録がない",
    players: 6,
    read: 4,
    unread_ids: [1044, 1062],
  }),
  summary(48, {
    title: "体育館シューズを持ってきてください",
    at: "2026-11-06T23:15:00Z",
    audience: "小学",
    players: 11,
    read: 11,
  }),
];

export const history: NoticeHistory = { notices: sent, total: 31, counts: { sent: 31, scheduled: 1, draft: 2 } };

export const scheduled: NoticeHistory = {
  ...history,
  total: 1,
  notices: [summary(64, { state: "scheduled", title: "12月の予定", at: "2026-11-30T22:00:00Z", read: 0 })],
};
export const drafts: NoticeHistory = {
  ...history,
  total: 2,
  notices: [
    summary(66, { state: "draft", title: "", at: "2026-11-20T10:38:00Z", audience: "" }),
    summary(65, { state: "draft", title: "冬の遠征について", at: "2026-11-18T12:00:00Z", audience: "高校" }),
  ],
};

export const notificationArgs = {
  part: "write",
  composer: {
    today,
    /** 19:40 in Japan. */
    now: new Date("2026-11-20T10:40:00Z"),
    teamName: "青葉台ベースボールクラブ",
    author: "大野 監督",
    values: draft,
    onChange: fn(),
    /** 19:38 in Japan. */
    saving: { status: "saved", atS: Date.parse("2026-11-20T10:38:00Z") / 1000 },
    onSave: fn(),
    members: { status: "ready", value: club },
    groups: { status: "ready", value: [{ group_id: 3, name: "投手", member_ids: [1040, 1041, 1042, 1047] }] },
    suggested: { noRecord: [], notToday: [1042, 1044, 1045, 1048, 1052, 1053, 1058, 1062, 1063] },
    events: [],
    reach: {
      status: "ready",
      value: { players: 13, families: 12, emails: 18, without_email: [1044, 1049], mail: true },
    },
    hasGone: false,
    onSaveGroup: fn(async () => {}),
    onDeleteGroup: fn(async () => {}),
    files: [],
    lostFiles: [],
    onAttach: fn(),
    onRemoveFile: fn(),
    onRetryFile: fn(),
    onLetters: fn(),
    onSend: fn(async () => {}),
    onRetry: fn(),
    loadPart: takePart,
  },
  history: {
    today,
    view: defaultNoticeHistoryView,
    onViewChange: fn(),
    history: { status: "ready", value: history },
    refreshing: false,
    members: { status: "ready", value: club },
    openPlayers: 11,
    readAll: fn(async () => sent),
    onExport: fn(),
    onDeleteDraft: fn(async () => {}),
    onRetry: fn(),
  },
  held: null,
  onCancelHeld: fn(async () => {}),
} satisfies NotificationScreenProps;
