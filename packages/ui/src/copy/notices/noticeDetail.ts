import type { MailFailure } from "@kyuseki/domain";
import { defineMessage, defineMessages, type MessageDescriptor, type MessageTag } from "react-intl";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const noticeDetailText = plain.defineMessages({
  result: { id: "noticeDetail.result", defaultMessage: "送った結果" },
  answers: { id: "noticeDetail.answers", defaultMessage: "返事" },
  read: { id: "noticeDetail.read", defaultMessage: "既読" },
  unread: { id: "noticeDetail.unread", defaultMessage: "未読" },
  unanswered: { id: "noticeDetail.unanswered", defaultMessage: "返事がまだ" },
  unreached: { id: "noticeDetail.unreached", defaultMessage: "届かない" },
  all: { id: "noticeDetail.all", defaultMessage: "すべて" },
  table: { id: "noticeDetail.table", defaultMessage: "選手ごとの既読と返事" },
  filters: { id: "noticeDetail.filters", defaultMessage: "表の絞り込み" },
  player: { id: "noticeDetail.player", defaultMessage: "選手" },
  grade: { id: "noticeDetail.grade", defaultMessage: "学年" },
  answeredAt: { id: "noticeDetail.answeredAt", defaultMessage: "返事の時刻" },
  familyRead: { id: "noticeDetail.familyRead", defaultMessage: "家族が読んだ" },
  playerRead: { id: "noticeDetail.playerRead", defaultMessage: "本人が読んだ" },
  comment: { id: "noticeDetail.comment", defaultMessage: "ひとこと" },
  action: { id: "noticeDetail.action", defaultMessage: "催促" },
  openFirst: { id: "noticeDetail.openFirst", defaultMessage: "まだの人が先" },
  openLast: { id: "noticeDetail.openLast", defaultMessage: "まだの人が後" },
  former: { id: "noticeDetail.former", defaultMessage: "退団した選手" },
  notYet: { id: "noticeDetail.notYet", defaultMessage: "まだ" },
  notCorrection: { id: "noticeDetail.notCorrection", defaultMessage: "訂正は未読" },
  noAddress: { id: "noticeDetail.noAddress", defaultMessage: "連絡先なし" },
  stopped: { id: "noticeDetail.stopped", defaultMessage: "メールを止めている" },
  waiting: { id: "noticeDetail.waiting", defaultMessage: "送信待ち" },
  late: { id: "noticeDetail.late", defaultMessage: "締め切りの後" },
  remind: { id: "noticeDetail.remind", defaultMessage: "催促する" },
  mend: { id: "noticeDetail.mend", defaultMessage: "連絡先を直す" },
  letter: { id: "noticeDetail.letter", defaultMessage: "QRを渡す" },
  csv: { id: "noticeDetail.csv", defaultMessage: "CSV" },
  noHits: { id: "noticeDetail.noHits", defaultMessage: "あてはまる選手はいません" },
  noHitsBody: { id: "noticeDetail.noHitsBody", defaultMessage: "「すべて」を押すと、全員の既読と返事を見られます。" },
  nobodyFoundBody: {
    id: "noticeDetail.nobodyFoundBody",
    defaultMessage: "この名前・よみがなの選手は、この絞り込みの中にいません。",
  },
  once: { id: "noticeDetail.once", defaultMessage: "1家族に1日1通まで。ほかの「まだ」と1通にまとまります。" },
  allDone: { id: "noticeDetail.allDone", defaultMessage: "全員がそろいました。催促する人はいません。" },
  toOpenItems: { id: "noticeDetail.toOpenItems", defaultMessage: "まだの人を見る" },
  failedAddresses: { id: "noticeDetail.failedAddresses", defaultMessage: "届かなかったアドレス" },
  mendAddress: { id: "noticeDetail.mendAddress", defaultMessage: "アドレスを直す" },
  resend: { id: "noticeDetail.resend", defaultMessage: "もう一度送る" },
  correction: { id: "noticeDetail.correction", defaultMessage: "訂正" },
  correct: { id: "noticeDetail.correct", defaultMessage: "訂正を書く" },
  correctHelp: {
    id: "noticeDetail.correctHelp",
    defaultMessage: "送ったお知らせは消せません。訂正すると、はじめの文を残したまま、全員にもう一度届きます。",
  },
  correctSend: { id: "noticeDetail.correctSend", defaultMessage: "訂正を送る" },
  changes: { id: "noticeDetail.changes", defaultMessage: "変わるところ" },
  unchanged: { id: "noticeDetail.unchanged", defaultMessage: "まだ何も変えていません。" },
  log: { id: "noticeDetail.log", defaultMessage: "送信の記録" },
  words: { id: "noticeDetail.words", defaultMessage: "文面" },
  cancel: { id: "noticeDetail.cancel", defaultMessage: "予約を取り消す" },
  cancelAsk: { id: "noticeDetail.cancelAsk", defaultMessage: "予約を取り消して、下書きに戻しますか？" },
  cancelBody: { id: "noticeDetail.cancelBody", defaultMessage: "家族には届きません。下書きから、もう一度送れます。" },
  draft: { id: "noticeDetail.draft", defaultMessage: "このお知らせは下書きです。まだだれにも届いていません。" },
  edit: { id: "noticeDetail.edit", defaultMessage: "続きを書く" },
  held: { id: "noticeDetail.held", defaultMessage: "まもなく送ります。" },
});

export const mailFailureText = defineMessages({
  unknown_address: { id: "mailFailure.unknown_address", defaultMessage: "アドレスが見つかりません。" },
  mailbox_full: { id: "mailFailure.mailbox_full", defaultMessage: "相手の受信箱がいっぱいです。" },
  refused: { id: "mailFailure.refused", defaultMessage: "相手のサーバーが受け取りを断りました。" },
  unreachable: { id: "mailFailure.unreachable", defaultMessage: "相手のサーバーに1日つながりませんでした。" },
}) satisfies Record<MailFailure, MessageDescriptor>;

export const noticeEventText = typed.defineMessages({
  sent: { id: "noticeEvent.sent", defaultMessage: "{count, number}人に送信" },
  failed: { id: "noticeEvent.failed", defaultMessage: "{count, number}人に届かない" },
  corrected: { id: "noticeEvent.corrected", defaultMessage: "訂正を{count, number}人に送信" },
  reminded: { id: "noticeEvent.reminded", defaultMessage: "{count, number}家族に催促" },
});

export const noticeDetailValueText = typed.defineMessages({
  caption: { id: "noticeDetail.caption", defaultMessage: "{time}　{audience} {players, number}人" },
  captionUntil: {
    id: "noticeDetail.captionUntil",
    defaultMessage: "{time}　{audience} {players, number}人　返事の締め切り {until}",
  },
  of: { id: "noticeDetail.of", defaultMessage: "/{players, number}" },

  stillOpen: defineMessage<{ count: number }>({
    id: "noticeDetail.stillOpen",
    defaultMessage: "{count, plural, =0 {全員が返事} other {{count, number}人がまだ}}",
  }),
  stillUnread: defineMessage<{ count: number }>({
    id: "noticeDetail.stillUnread",
    defaultMessage: "{count, plural, =0 {全員が既読} other {{count, number}人が未読}}",
  }),
  choiceCount: { id: "noticeDetail.choiceCount", defaultMessage: "{choice} {count, number}" },
  filter: { id: "noticeDetail.filter", defaultMessage: "{name} {count, number}" },
  remindedAt: { id: "noticeDetail.remindedAt", defaultMessage: "催促 {time}" },
  remindOf: { id: "noticeDetail.remindOf", defaultMessage: "催促する（{name}）" },
  letterOf: { id: "noticeDetail.letterOf", defaultMessage: "QRを渡す（{name}）" },
  mendOf: { id: "noticeDetail.mendOf", defaultMessage: "連絡先を直す（{name}）" },
  canRemind: defineMessage<{ open: number; families: number; already: number; unreached: number; b: MessageTag }>({
    id: "noticeDetail.canRemind",
    defaultMessage:
      "まだの{open, number}人のうち、<b>{families, number}家族</b>に送れます。{already, plural, =0 {{unreached, plural, =0 {} other {届け先がない{unreached, number}人には送りません。}}} other {今日すでに送った{already, number}家族{unreached, plural, =0 {} other {、届け先がない{unreached, number}人}}には送りません。}}",
  }),
  remindFamilies: { id: "noticeDetail.remindFamilies", defaultMessage: "{families, number}家族に催促する" },
  familyOf: { id: "noticeDetail.familyOf", defaultMessage: "{name}さんのご家族" },
  resendTo: { id: "noticeDetail.resendTo", defaultMessage: "もう一度送る（{name}）" },
  mendAddressOf: { id: "noticeDetail.mendAddressOf", defaultMessage: "アドレスを直す（{name}）" },
  correctionNumber: { id: "noticeDetail.correctionNumber", defaultMessage: "訂正 {number, number}" },
  readAgain: {
    id: "noticeDetail.readAgain",
    defaultMessage: "{players, number}人のうち、<b>{read, number}人</b>が訂正を読みました。",
  },
  leavesAt: { id: "noticeDetail.leavesAt", defaultMessage: "{time} に、{audience}（{players, number}人）へ送ります。" },
});
