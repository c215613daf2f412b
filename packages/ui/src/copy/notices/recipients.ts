import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const recipientText = plain.defineMessages({
  title: { id: "recipient.title", defaultMessage: "送信先" },
  all: { id: "recipient.all", defaultMessage: "全員" },
  h: { id: "recipient.h", defaultMessage: "高校" },
  j: { id: "recipient.j", defaultMessage: "中学" },
  e: { id: "recipient.e", defaultMessage: "小学" },
  M: { id: "recipient.M", defaultMessage: "男子" },
  F: { id: "recipient.F", defaultMessage: "女子" },
  noRecord: { id: "recipient.noRecord", defaultMessage: "記録がない" },
  notToday: { id: "recipient.notToday", defaultMessage: "今日 未提出" },
  choose: { id: "recipient.choose", defaultMessage: "選手を選ぶ" },
  classes: { id: "recipient.classes", defaultMessage: "学年ごとに選ぶ" },
  counting: { id: "recipient.counting", defaultMessage: "届け先を数えています…" },
  notCounted: { id: "recipient.notCounted", defaultMessage: "届け先を数えられませんでした。" },
  nobody: { id: "recipient.nobody", defaultMessage: "送る選手を選んでください。" },
  mailOff: {
    id: "recipient.mailOff",
    defaultMessage: "このサーバーはメールを送りません。家族のページか、QRの手紙で届けてください。",
  },
  letters: { id: "recipient.letters", defaultMessage: "QRの手紙を作る" },
  saveGroup: { id: "recipient.saveGroup", defaultMessage: "この宛先をグループに保存" },
  groups: { id: "recipient.groups", defaultMessage: "保存したグループ" },
  groupName: { id: "recipient.groupName", defaultMessage: "グループの名前" },
  groupHelp: { id: "recipient.groupHelp", defaultMessage: "同じ名前のグループがあれば、入れ替わります。" },
  save: { id: "recipient.save", defaultMessage: "保存する" },
  search: { id: "recipient.search", defaultMessage: "名前・よみがなで探す" },
  none: { id: "recipient.none", defaultMessage: "見つかりませんでした。" },
});

export const recipientValueText = typed.defineMessages({
  chip: { id: "recipient.chip", defaultMessage: "{name} {count, number}人" },
  players: { id: "recipient.players", defaultMessage: "選手{count, number}人" },
  reach: {
    id: "recipient.reach",
    defaultMessage: "選手{players, number}人・{families, number}家族の、{emails, number}件のアドレスに届きます。",
  },
  without: { id: "recipient.without", defaultMessage: "届け先がない選手 {count, number}人（{names}）" },
  gone: { id: "recipient.gone", defaultMessage: "もういない選手{count, number}人を、送信先から外しました。" },
  andMore: { id: "recipient.andMore", defaultMessage: "{names}、ほか{rest, number}人" },
  setChosen: { id: "recipient.setChosen", defaultMessage: "{count, number}人にする" },
  deleteGroup: { id: "recipient.deleteGroup", defaultMessage: "{name}を消す" },
});
