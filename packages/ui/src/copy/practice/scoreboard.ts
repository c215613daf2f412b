import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** 今週のスコアボード: a week's personal bests to print and to copy. */
export const scoreboardText = defineMessages({
  thisWeek: { id: "scoreboard.thisWeek", defaultMessage: "今週" },
  previous: { id: "scoreboard.previous", defaultMessage: "前の週" },
  next: { id: "scoreboard.next", defaultMessage: "次の週" },
  turns: { id: "scoreboard.turns", defaultMessage: "週をえらぶ" },
  copy: { id: "scoreboard.copy", defaultMessage: "文をコピー" },
  copied: { id: "scoreboard.copied", defaultMessage: "文をコピーしました。" },
  notCopied: { id: "scoreboard.notCopied", defaultMessage: "コピーできませんでした。もう一度押してください。" },
  player: { id: "scoreboard.player", defaultMessage: "選手" },
  date: { id: "scoreboard.date", defaultMessage: "日" },
  gain: { id: "scoreboard.gain", defaultMessage: "伸び" },
  value: { id: "scoreboard.value", defaultMessage: "記録" },
  empty: { id: "scoreboard.empty", defaultMessage: "この週に自己ベストの更新はありません" },
  emptyHelp: { id: "scoreboard.emptyHelp", defaultMessage: "測定を記録すると、更新した選手がここに並びます。" },
  toMeasured: { id: "scoreboard.toMeasured", defaultMessage: "測定を見る" },
  rule: {
    id: "scoreboard.rule",
    defaultMessage: "それまでの最高を、ふだんのばらつきより大きく上回った記録です。初めての測定は入りません。",
  },
  team: { id: "scoreboard.team", defaultMessage: "チーム内での掲示や連絡に使ってください。" },
});

export const scoreboardValueText = typed.defineMessages({
  caption: { id: "scoreboard.caption", defaultMessage: "{count, number}人　単位：{unit}" },
  note: { id: "scoreboard.note", defaultMessage: "{grade}・{type}" },
  valueIn: { id: "scoreboard.valueIn", defaultMessage: "記録（{unit}）" },
  lead: { id: "scoreboard.lead", defaultMessage: "{start}〜{end}の自己ベスト" },
  printed: { id: "scoreboard.printed", defaultMessage: "{date} 印刷" },
  copyHead: { id: "scoreboard.copyHead", defaultMessage: "{team} {title}" },
  copyGroup: { id: "scoreboard.copyGroup", defaultMessage: "■ {name}" },
  copyLine: { id: "scoreboard.copyLine", defaultMessage: "{player}（{note}） {value}{unit}（{change}）" },
});
