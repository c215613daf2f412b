import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** The preview and the question before a notice is sent. */
export const sendingText = plain.defineMessages({
  asMail: { id: "sending.asMail", defaultMessage: "メール" },
  asPage: { id: "sending.asPage", defaultMessage: "家族のページ" },
  views: { id: "sending.views", defaultMessage: "見え方" },
  subject: { id: "sending.subject", defaultMessage: "件名" },
  player: { id: "sending.player", defaultMessage: "（選手の名前）" },
  noTitle: { id: "sending.noTitle", defaultMessage: "（件名はまだありません）" },
  noBody: { id: "sending.noBody", defaultMessage: "（本文はまだありません）" },
  send: { id: "sending.send", defaultMessage: "送信する" },
  schedule: { id: "sending.schedule", defaultMessage: "予約する" },
  goBack: { id: "sending.goBack", defaultMessage: "書き直す" },
  to: { id: "sending.to", defaultMessage: "送信先" },
  when: { id: "sending.when", defaultMessage: "送るとき" },
  reply: { id: "sending.reply", defaultMessage: "返事" },
  noReply: { id: "sending.noReply", defaultMessage: "求めない" },
  now: { id: "sending.now", defaultMessage: "いま（押してから60秒は取り消せます）" },
  look: { id: "sending.look", defaultMessage: "送る前に、確かめてください" },
  lateDeadline: {
    id: "sending.lateDeadline",
    defaultMessage: "返事の締め切りが、書かれている日時より後になっています。",
  },
  mend: { id: "sending.mend", defaultMessage: "文面を直す" },
  urgentAsk: { id: "sending.urgentAsk", defaultMessage: "緊急のお知らせとして送りますか？" },
  urgentBody: {
    id: "sending.urgentBody",
    defaultMessage: "夜でも、すべての家族にすぐ届きます。続けて使うと、大事なときに見てもらえなくなります。",
  },
  urgentSend: { id: "sending.urgentSend", defaultMessage: "緊急で送信する" },
});

export const sendingValueText = typed.defineMessages({
  ask: { id: "sending.ask", defaultMessage: "「{title}」を{players, number}人に送りますか？" },
  askLater: { id: "sending.askLater", defaultMessage: "「{title}」を{players, number}人に予約しますか？" },
  sendTo: { id: "sending.sendTo", defaultMessage: "{players, number}人に送信する" },
  scheduleTo: { id: "sending.scheduleTo", defaultMessage: "{players, number}人に予約する" },
  at: { id: "sending.at", defaultMessage: "{day} {time}" },
  afterNight: { id: "sending.afterNight", defaultMessage: "{time}（21:00〜7:00 は送らないため）" },
  replyUntil: { id: "sending.replyUntil", defaultMessage: "{choices}（{time} まで）" },
  numbers: {
    id: "sending.numbers",
    defaultMessage: "{audience}：選手{players, number}人・{families, number}家族・アドレス{emails, number}件",
  },
  numbersWithoutMail: {
    id: "sending.numbersWithoutMail",
    defaultMessage: "{audience}：選手{players, number}人・{families, number}家族",
  },
  weekday: { id: "sending.weekday", defaultMessage: "「{text}」は{actual}曜日です。" },
  noSuchDay: { id: "sending.noSuchDay", defaultMessage: "「{text}」という日はありません。" },
  noTime: { id: "sending.noTime", defaultMessage: "「{event}」の時刻が書かれていないようです。" },
  noPlace: { id: "sending.noPlace", defaultMessage: "「{event}」の場所が書かれていないようです。" },
  clash: {
    id: "sending.clash",
    defaultMessage: "「{text}」に書かれた時刻は、行事「{title}」（{audience}）と重なっています。",
  },
  mendOf: { id: "sending.mendOf", defaultMessage: "文面を直す：{warning}" },
  noAddress: {
    id: "sending.noAddress",
    defaultMessage: "{players, number}人には届け先がありません。QRの手紙で渡せます。",
  },
});
