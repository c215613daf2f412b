import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const notificationText = plain.defineMessages({
  reserved: { id: "notification.reserved", defaultMessage: "送信を予約しました" },
  newNotice: { id: "notification.newNotice", defaultMessage: "新しいお知らせ" },
  saveDraft: { id: "notification.saveDraft", defaultMessage: "下書きに保存" },
  preview: { id: "notification.preview", defaultMessage: "プレビュー" },
  proceed: { id: "notification.proceed", defaultMessage: "確認へ進む" },
  notSaved: { id: "notification.notSaved", defaultMessage: "下書きを保存できませんでした" },
  addedToUnsaved: {
    id: "notification.addedToUnsaved",
    defaultMessage: "書きかけのお知らせを下書きに保存できないため、選んだ選手を、その送信先に加えました。",
  },
  notOpened: {
    id: "notification.notOpened",
    defaultMessage: "書きかけのお知らせを下書きに保存できないため、ほかの下書きは開きませんでした。",
  },
  cancelledToDrafts: {
    id: "notification.cancelledToDrafts",
    defaultMessage:
      "送信を取り消しました。いま書いているお知らせを保存できないため、取り消したお知らせは下書きにあります。",
  },
  level: { id: "notification.level", defaultMessage: "届け方" },
  normal: { id: "notification.normal", defaultMessage: "ふつう" },
  urgent: { id: "notification.urgent", defaultMessage: "緊急" },
  normalHelp: { id: "notification.normalHelp", defaultMessage: "21:00〜7:00 は送らず、朝7:00に送ります。" },
  urgentHelp: {
    id: "notification.urgentHelp",
    defaultMessage: "夜でもすぐに送ります。事故や荒れた天気など、待てないときだけに使います。",
  },
  schedule: { id: "notification.schedule", defaultMessage: "予約して送信する" },
  sendDay: { id: "notification.sendDay", defaultMessage: "送る日" },
  sendTime: { id: "notification.sendTime", defaultMessage: "送る時刻" },
  hasDeadline: { id: "notification.hasDeadline", defaultMessage: "返事の締め切りを決める" },
  deadlineDay: { id: "notification.deadlineDay", defaultMessage: "締め切りの日" },
  deadlineTime: { id: "notification.deadlineTime", defaultMessage: "締め切りの時刻" },
  remind: { id: "notification.remind", defaultMessage: "締め切りの前に、返事のない家族へ自動で1度知らせる" },
});

/** Reply choices. */
export const choiceText = plain.defineMessages({
  title: { id: "choice.title", defaultMessage: "返事" },
  none: { id: "choice.none", defaultMessage: "求めない" },
  attendance: { id: "choice.attendance", defaultMessage: "参加・不参加・未定" },
  confirmed: { id: "choice.confirmed", defaultMessage: "確認しました" },
  own: { id: "choice.own", defaultMessage: "自分で決める" },
  attend: { id: "choice.attend", defaultMessage: "参加" },
  absent: { id: "choice.absent", defaultMessage: "不参加" },
  undecided: { id: "choice.undecided", defaultMessage: "未定" },
  add: { id: "choice.add", defaultMessage: "選択肢を増やす" },
});

export const choiceValueText = typed.defineMessages({
  name: { id: "choice.name", defaultMessage: "選択肢{number, number}" },
  remove: { id: "choice.remove", defaultMessage: "選択肢{number, number}を消す" },
});

export const attachmentText = plain.defineMessages({
  title: { id: "attachment.title", defaultMessage: "添付するファイル" },
  attach: { id: "attachment.attach", defaultMessage: "ファイルを添付" },
  hint: { id: "attachment.hint", defaultMessage: "PDF・JPEG・PNG　1件10MBまで" },
  sending: { id: "attachment.sending", defaultMessage: "送っています" },
  unfinished: {
    id: "attachment.unfinished",
    defaultMessage: "まだ添付できていないファイルがあります。終わるのを待つか、もう一度送るか、外してください。",
  },
  wrongType: { id: "attachment.wrongType", defaultMessage: "PDF・JPEG・PNGのファイルを選んでください" },
});

export const attachmentValueText = typed.defineMessages({
  remove: { id: "attachment.remove", defaultMessage: "{name}を外す" },
  retry: { id: "attachment.retry", defaultMessage: "{name}をもう一度送る" },
  lost: {
    id: "attachment.lost",
    defaultMessage:
      "{names}は、ほかの画面で保存したお知らせに付いているか、もう残っていないため、外しました。もう一度添付してください。",
  },
  full: { id: "attachment.full", defaultMessage: "添付できるのは{max, number}件までです。" },
});

export const notificationValueText = typed.defineMessages({
  savedAt: { id: "notification.savedAt", defaultMessage: "下書きを自動保存しました {time}" },
  held: { id: "notification.held", defaultMessage: "「{title}」を{players, number}人に送ります。" },
});
