import { defineMessages } from "react-intl";
import { actionText } from "../controls/action.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** The page of one family (CO-2). */
export const familyText = plain.defineMessages({
  loading: actionText.loading,
  theChildren: { id: "family.theChildren", defaultMessage: "表示する選手" },
  everyone: { id: "family.everyone", defaultMessage: "みんな" },
  counts: { id: "family.counts", defaultMessage: "このページの中" },
  open: { id: "family.open", defaultMessage: "まだの返事" },
  unread: { id: "family.unread", defaultMessage: "未読" },
  read: { id: "family.read", defaultMessage: "既読" },
  items: { id: "family.items", defaultMessage: "件" },
  byDeadline: { id: "family.byDeadline", defaultMessage: "締め切りの近い順" },
  howToAnswer: {
    id: "family.howToAnswer",
    defaultMessage: "押すとすぐにチームへ届きます。何度でも変えられます。",
  },
  nothingOpen: { id: "family.nothingOpen", defaultMessage: "まだの返事はありません" },
  nothingOpenHelp: {
    id: "family.nothingOpenHelp",
    defaultMessage: "新しい返事のお願いが届くと、ここに出ます。送った返事は、下のお知らせから変えられます。",
  },
  notices: { id: "family.notices", defaultMessage: "お知らせ" },
  noNotices: { id: "family.noNotices", defaultMessage: "お知らせはまだありません" },
  noNoticesHelp: { id: "family.noNoticesHelp", defaultMessage: "チームからのお知らせが届くと、ここに出ます。" },
  earlier: { id: "family.earlier", defaultMessage: "前のお知らせを見る" },
  urgent: { id: "family.urgent", defaultMessage: "緊急" },
  corrected: { id: "family.corrected", defaultMessage: "訂正" },
  notYet: { id: "family.notYet", defaultMessage: "まだ" },
  sending: { id: "family.sending", defaultMessage: "送っています" },
  unsent: { id: "family.unsent", defaultMessage: "届いていません" },
  late: { id: "family.late", defaultMessage: "遅れて" },
  over: { id: "family.over", defaultMessage: "締め切りを過ぎました。" },
  overHelp: { id: "family.overHelp", defaultMessage: "いまからの返事も、遅れての返事として届きます。" },
  comment: { id: "family.comment", defaultMessage: "ひとこと" },
  commentExample: { id: "family.commentExample", defaultMessage: "例：14時ごろに着きます" },
  send: { id: "family.send", defaultMessage: "送る" },
  sendAgain: { id: "family.sendAgain", defaultMessage: "もう一度送る" },
  answerFirst: { id: "family.answerFirst", defaultMessage: "先に返事を選んでください" },
  offline: {
    id: "family.offline",
    defaultMessage: "ネットワークにつながっていません。押した返事はこの端末に残し、つながったら送り直せます。",
  },
  partMissing: {
    id: "family.partMissing",
    defaultMessage: "読み込めなかったところがあります。ページを開き直してください。",
  },
  nextEvent: { id: "family.nextEvent", defaultMessage: "次の予定" },
  unsentKept: {
    id: "family.unsentKept",
    defaultMessage: "まだチームに届いていません。返事はこの端末に残っています。",
  },
  closed: {
    id: "family.closed",
    defaultMessage: "リンクが使えなくなったため、届きませんでした。新しいリンクから開き直してください。",
  },
});

/** Ways to the texts that everybody may read. */
export const familyLinkText = defineMessages({
  privacy: { id: "familyLink.privacy", defaultMessage: "個人情報の扱い" },
  terms: { id: "familyLink.terms", defaultMessage: "利用規約" },
});

export const familyValueText = typed.defineMessages({
  family: { id: "family.family", defaultMessage: "{name}さんのご家族" },
  player: { id: "family.player", defaultMessage: "{name}さん" },
  child: { id: "family.child", defaultMessage: "{name}さん" },
  answerOf: { id: "family.answerOf", defaultMessage: "{name}さんの返事" },
  words: { id: "family.words", defaultMessage: "ひとこと：{words}" },
  openCount: { id: "family.openCount", defaultMessage: "まだの返事 {count, number}件" },
  arrived: { id: "family.arrived", defaultMessage: "届きました {time}" },
  correctedAt: { id: "family.correctedAt", defaultMessage: "{time} に訂正しました" },
  first: { id: "family.first", defaultMessage: "はじめのお知らせ {time}　{author}" },
  sentBy: { id: "family.sentBy", defaultMessage: "{time}　{author}" },
  earlierWords: { id: "family.earlierWords", defaultMessage: "{time} の文を見る" },
  dueToday: { id: "family.dueToday", defaultMessage: "今日 {time} まで" },
  due: { id: "family.due", defaultMessage: "{day} {time} まで" },
});
