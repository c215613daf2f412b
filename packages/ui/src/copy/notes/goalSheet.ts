import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** 9マス目標 (NO-2). */
export const goalSheetText = defineMessages({
  title: { id: "goalSheet.title", defaultMessage: "9マス目標" },
  centre: { id: "goalSheet.centre", defaultMessage: "まん中の目標" },
  empty: { id: "goalSheet.empty", defaultMessage: "未記入" },
  blocks: { id: "goalSheet.blocks", defaultMessage: "書くところ" },
  centreBlock: { id: "goalSheet.centreBlock", defaultMessage: "まん中と8つの目標" },
  keys: {
    id: "goalSheet.keys",
    defaultMessage: "マスを押すと書けます。矢印キーで動き、Enterで開きます。",
  },
  text: { id: "goalSheet.text", defaultMessage: "書くこと" },
  tie: { id: "goalSheet.tie", defaultMessage: "測定との結び付け" },
  tieHelp: {
    id: "goalSheet.tieHelp",
    defaultMessage: "結び付けると、これからの測定で届いた日に、ひとりでに印が付きます。",
  },
  untied: { id: "goalSheet.untied", defaultMessage: "結び付けない" },
  goalValue: { id: "goalSheet.goalValue", defaultMessage: "目標の値" },
  valueMissing: { id: "goalSheet.valueMissing", defaultMessage: "目標の値を入力してください" },
  doneBy: { id: "goalSheet.doneBy", defaultMessage: "できました" },
  doneOn: { id: "goalSheet.doneOn", defaultMessage: "できた日" },
  dayMissing: { id: "goalSheet.dayMissing", defaultMessage: "できた日を選んでください" },
  decide: { id: "goalSheet.decide", defaultMessage: "マスに入れる" },
  save: { id: "goalSheet.save", defaultMessage: "9マス目標を保存する" },
  unsaved: { id: "goalSheet.unsaved", defaultMessage: "まだ保存していない変更があります。" },
  saved: { id: "goalSheet.saved", defaultMessage: "保存してあります。" },
  mistakes: { id: "goalSheet.mistakes", defaultMessage: "直すマスがあります。" },
});

export const goalSheetValueText = typed.defineMessages({
  goal: { id: "goalSheet.goal", defaultMessage: "目標{goal, number}" },
  action: { id: "goalSheet.action", defaultMessage: "目標{goal, number}の行動{action, number}" },
  cell: { id: "goalSheet.cell", defaultMessage: "{name}：{text}" },
  doneOn: { id: "goalSheet.cellDoneOn", defaultMessage: "{day} にできた" },
  reached: { id: "goalSheet.reached", defaultMessage: "{day} の測定で {value} {unit}。届きました。" },
  tieOption: { id: "goalSheet.tieOption", defaultMessage: "{name}（{unit}）" },
  lessIsBetter: { id: "goalSheet.lessIsBetter", defaultMessage: "{name}（{unit}、小さいほどよい）" },
});
