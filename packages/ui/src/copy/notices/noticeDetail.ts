import { defineMessage } from "react-intl";
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
  unsent: { id: "noticeDetail.unsent", defaultMessage: "送信なし" },
  waiting: { id: "noticeDetail.waiting", defaultMessage: "送信待ち" },
  late: { id: "noticeDetail.late", defaultMessage: "締め切りの後" },
  remind: { id: "noticeDetail.remind", defaultMessage: "催促する" },
  mend: { id: "noticeDetail.mend", defaultMessage: "連絡先を直す" },
  letter: { id: "noticeDetail.letter", defaultMessage: "QRを渡す" },
  sendMail: { id: "noticeDetail.sendMail", defaultMessage: "メールを送る" },
  csv: { id: "noticeDetail.csv", defaultMessage: "CSV" },
  noHits: { id: "noticeDetail.noHits", defaultMessage: "あてはまる選手はいません" },
  noHitsBody: { id: "noticeDetail.noHitsBody", defaultMessage: "「すべて」を押すと、全員の既読と返事を見られます。" },
  nobodyFoundBody: {
    id: "noticeDetail.nobodyFoundBody",
    defaultMessage: "この名前・よみがなの選手は、この絞り込みの中にいません。",
  },
  correction: { id: "noticeDetail.correction", defaultMessage: "訂正" },
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
  sendMailTo: { id: "noticeDetail.sendMailTo", defaultMessage: "メールを送る（{name}）" },
  letterOf: { id: "noticeDetail.letterOf", defaultMessage: "QRを渡す（{name}）" },
  mendOf: { id: "noticeDetail.mendOf", defaultMessage: "連絡先を直す（{name}）" },
  remindFamilies: { id: "noticeDetail.remindFamilies", defaultMessage: "{families, number}家族に催促する" },
});
