import type { NoticeSort } from "@kyuseki/domain";
import type { MessageDescriptor } from "react-intl";
import { plain } from "../plain.ts";
import { listOrderText } from "../support/listOrder.ts";
import { typed } from "../typed.ts";

export const noticeHistoryText = plain.defineMessages({
  title: { id: "noticeHistory.title", defaultMessage: "送信履歴" },
  states: { id: "noticeHistory.states", defaultMessage: "状態" },
  sent: { id: "noticeHistory.sent", defaultMessage: "送信済み" },
  scheduled: { id: "noticeHistory.scheduled", defaultMessage: "予約" },
  draft: { id: "noticeHistory.draft", defaultMessage: "下書き" },
  delete: { id: "noticeHistory.delete", defaultMessage: "下書きを消す" },
  deleteBody: { id: "noticeHistory.deleteBody", defaultMessage: "添付したファイルも消えます。元には戻せません。" },
  list: { id: "noticeHistory.list", defaultMessage: "お知らせ" },
  held: { id: "noticeHistory.held", defaultMessage: "まもなく送信" },
  search: { id: "noticeHistory.search", defaultMessage: "件名・本文の言葉" },
  csv: { id: "noticeHistory.csv", defaultMessage: "CSV" },
  noHits: { id: "noticeHistory.noHits", defaultMessage: "この言葉のお知らせは見つかりません" },
  noHitsBody: {
    id: "noticeHistory.noHitsBody",
    defaultMessage: "件名と本文から探しました。言葉を短くするか、ほかの言葉で探してください。",
  },
  noTitle: { id: "noticeHistory.noTitle", defaultMessage: "（件名なし）" },
  noSent: { id: "noticeHistory.noSent", defaultMessage: "送ったお知らせはまだありません" },
  noSentBody: {
    id: "noticeHistory.noSentBody",
    defaultMessage: "送ると、だれが読んだか、だれの返事がまだかを、ここで確かめられます。",
  },
  noScheduled: { id: "noticeHistory.noScheduled", defaultMessage: "予約したお知らせはありません" },
  noScheduledBody: {
    id: "noticeHistory.noScheduledBody",
    defaultMessage: "「予約して送信する」を選ぶと、決めた時刻に送ります。それまでは取り消せます。",
  },
  noDraft: { id: "noticeHistory.noDraft", defaultMessage: "下書きはありません" },
  noDraftBody: { id: "noticeHistory.noDraftBody", defaultMessage: "書きかけのお知らせは、自動でここに残ります。" },
});

export const noticeSortText = plain.defineMessages({
  "-at": listOrderText.newest,
  at: listOrderText.oldest,
  "-unread": { id: "noticeSort.-unread", defaultMessage: "未読の多い順" },
}) satisfies Record<NoticeSort, MessageDescriptor>;

/** Headings of the file. */
export const noticeCsvText = plain.defineMessages({
  at: { id: "noticeCsv.at", defaultMessage: "日時" },
  title: { id: "noticeCsv.title", defaultMessage: "件名" },
  audience: { id: "noticeCsv.audience", defaultMessage: "送信先" },
  level: { id: "noticeCsv.level", defaultMessage: "届け方" },
  players: { id: "noticeCsv.players", defaultMessage: "選手" },
  read: { id: "noticeCsv.read", defaultMessage: "既読" },
  unread: { id: "noticeCsv.unread", defaultMessage: "未読" },
  answered: { id: "noticeCsv.answered", defaultMessage: "返事" },
  unreached: { id: "noticeCsv.unreached", defaultMessage: "届かない" },
  corrections: { id: "noticeCsv.corrections", defaultMessage: "訂正" },
});

export const noticeHistoryValueText = typed.defineMessages({
  deleteDraft: { id: "noticeHistory.deleteDraft", defaultMessage: "下書き「{title}」を消す" },
  deleteAsk: { id: "noticeHistory.deleteAsk", defaultMessage: "下書き「{title}」を消しますか？" },
  found: { id: "noticeHistory.found", defaultMessage: "{count, number}件" },
  file: { id: "noticeHistory.file", defaultMessage: "お知らせ_{state}_{day}.csv" },
  tab: { id: "noticeHistory.tab", defaultMessage: "{name} {count, number}" },
  read: { id: "noticeHistory.read", defaultMessage: "既読 <b>{read, number}</b>/{players, number}" },
  answered: { id: "noticeHistory.answered", defaultMessage: "返事 <b>{answered, number}</b>/{players, number}" },
  unread: { id: "noticeHistory.unread", defaultMessage: "まだ読んでいない選手 {count, number}人" },
  corrected: { id: "noticeHistory.corrected", defaultMessage: "訂正 {count, number}" },
  unreached: { id: "noticeHistory.unreached", defaultMessage: "届かない {count, number}人" },
  who: { id: "noticeHistory.who", defaultMessage: "{name}（{grade}）" },
  rest: { id: "noticeHistory.rest", defaultMessage: "ほか{count, number}人" },
  openPlayers: { id: "noticeHistory.openPlayers", defaultMessage: "まだの人を見る（{count, number}人）" },
  scheduledAt: { id: "noticeHistory.scheduledAt", defaultMessage: "{time} に送信" },
  draftAt: { id: "noticeHistory.draftAt", defaultMessage: "{time} に保存" },
});
