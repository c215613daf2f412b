import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const noteListText = plain.defineMessages({
  report: { id: "noteList.report", defaultMessage: "選手別レポート" },
  print: { id: "noteList.print", defaultMessage: "印刷" },
  notes: { id: "noteList.notes", defaultMessage: "ノート" },
  show: { id: "noteList.show", defaultMessage: "表示" },
  all: { id: "noteList.all", defaultMessage: "すべて" },
  pain: { id: "noteList.pain", defaultMessage: "痛み・違和感" },
  feel: { id: "noteList.feel", defaultMessage: "◆の数は手ごたえ（5段階）" },
  unanswered: { id: "noteList.unanswered", defaultMessage: "未返信" },
  noNotes: { id: "noteList.noNotes", defaultMessage: "ノートはまだありません。" },
  noneHere: { id: "noteList.noneHere", defaultMessage: "この月のノートはありません。" },
  nonePain: { id: "noteList.nonePain", defaultMessage: "痛み・違和感の言葉があるノートはありません。" },
  more: { id: "noteList.more", defaultMessage: "さらに読み込む" },
  gone: { id: "noteList.gone", defaultMessage: "この選手は見つかりませんでした" },
  goneHelp: { id: "noteList.goneHelp", defaultMessage: "チームから外れたか、リンクが古くなっています。" },
  toQueue: { id: "noteList.toQueue", defaultMessage: "成長ノートへ" },
  goals: { id: "noteList.goals", defaultMessage: "9マス目標" },
  goalsNone: { id: "noteList.goalsNone", defaultMessage: "9マス目標はまだ書いていません。" },
  openGoals: { id: "noteList.openGoals", defaultMessage: "81マスを開く" },
  goalsTitle: { id: "noteList.goalsTitle", defaultMessage: "9マス目標を書く" },
  goalsSaved: { id: "noteList.goalsSaved", defaultMessage: "9マス目標を保存しました" },
  goalsStale: {
    id: "noteList.goalsStale",
    defaultMessage:
      "本人か、ほかの指導者が先に保存しました。いまの内容を確かめて、もう一度保存してください。書いた内容は残っています。",
  },
});

export const noteListValueText = typed.defineMessages({
  total: { id: "noteList.total", defaultMessage: "ノート <b>{count, number}</b>件　{month}から" },
  totalNone: { id: "noteList.totalNone", defaultMessage: "ノート 0件" },
  written: { id: "noteList.written", defaultMessage: "<b>{count, number}</b>/ {days, number}日" },
  painCount: { id: "noteList.painCount", defaultMessage: "痛み・違和感 {count, number}" },
  earlier: { id: "noteList.earlier", defaultMessage: "{month}のノート {count, number}件" },
  dayNone: { id: "noteList.dayNone", defaultMessage: "ノートなし" },
  daySome: { id: "noteList.daySome", defaultMessage: "ノート{count, number}件" },
  step: { id: "noteList.step", defaultMessage: "{step, number}／5" },
  dayFeel: { id: "noteList.dayFeel", defaultMessage: "ノート{count, number}件、手ごたえ{scale, number}" },
  dayPain: { id: "noteList.dayPain", defaultMessage: "{summary}、痛み・違和感" },
  updated: { id: "noteList.updated", defaultMessage: "{day} に更新" },
  comments: { id: "noteList.comments", defaultMessage: "コメント{count, number}件" },
  by: { id: "noteList.by", defaultMessage: "{name}：{text}" },
});
