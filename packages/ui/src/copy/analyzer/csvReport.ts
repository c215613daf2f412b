import { defineMessages } from "react-intl";
import { measureText } from "../controls/measures.ts";
import { plain } from "../plain.ts";

/** What the columns of a file became, and what must be looked at before it is saved. */
export const csvReportText = plain.defineMessages({
  title: { id: "csv.report.title", defaultMessage: "列が何になったか" },
  column: { id: "csv.report.column", defaultMessage: "ファイルの列" },
  target: { id: "csv.report.target", defaultMessage: "球跡の項目" },
  unit: { id: "csv.report.unit", defaultMessage: "単位" },
  count: { id: "csv.report.count", defaultMessage: "値の数" },
  mean: measureText.mean,
  range: { id: "csv.report.range", defaultMessage: "範囲" },
  none: { id: "csv.report.none", defaultMessage: "読んだ列がありません" },
  doubts: { id: "csv.doubt.title", defaultMessage: "すでにある球かもしれません" },
  doubtsHelp: {
    id: "csv.doubt.help",
    defaultMessage: "秒まで書かれていない記録は、速度と角度を丸めてくらべます。同じ日に、値の同じ球がもうあります。",
  },
  same: { id: "csv.doubt.same", defaultMessage: "同じ球（取り込まない）" },
  other: { id: "csv.doubt.other", defaultMessage: "別の球（取り込む）" },
  openDoubts: {
    id: "csv.doubt.open",
    defaultMessage: "同じ球か別の球かを選ぶと、取り込めます。",
  },
  takenCheck: {
    id: "csv.taken.check",
    defaultMessage: "同じ測定を2人の記録にしないように、選手が合っているか、確かめてください。",
  },
  check: { id: "csv.far.check", defaultMessage: "単位と選手が合っているか、確かめてください。" },
});

export const csvReportValueText = defineMessages<{
  read: { read: number; total: number };
  unread: { count: number };
  unreadSpeeds: { names: string };
  converted: { from: string; to: string };
  range: { lowest: string; highest: string };
  doubt: { name: string; day: string; mode: string };
  doubtBalls: { total: number; balls: number };
  far: { name: string; day: string; mode: string; kmh: number; usual: number; percent: number; way: string };
  moreFar: { count: number };
  taken: { name: string; day: string; mode: string; balls: number; owner: string };
}>({
  read: { id: "csv.report.read", defaultMessage: "{total, number}列のうち{read, number}列を読みました" },
  unread: { id: "csv.report.unread", defaultMessage: "読まなかった列 {count, number}" },
  unreadSpeeds: {
    id: "csv.report.unreadSpeeds",
    defaultMessage: "速さのような列を読んでいません：{names}。使うときは「対応づけを直す」で項目を選んでください。",
  },
  converted: { id: "csv.report.converted", defaultMessage: "{from} → {to}" },
  range: { id: "csv.report.rangeOf", defaultMessage: "{lowest}〜{highest}" },
  doubt: { id: "csv.doubt.of", defaultMessage: "{name}　{day}の{mode}" },
  doubtBalls: {
    id: "csv.doubt.balls",
    defaultMessage: "ファイルの{total, number}球のうち、{balls, number}球が同じ値です",
  },
  far: {
    id: "csv.far.of",
    defaultMessage:
      "{name}の{day}の{mode}は{kmh, number, ::.0} km/hで、いつもの{usual, number, ::.0} km/hより{percent, number}%{way, select, fast {速い} other {遅い}}値です。",
  },
  taken: {
    id: "csv.taken.of",
    defaultMessage: "{name}に取り込む{day}の{mode}{balls, number}球と同じ球が、{owner}の記録にもうあります。",
  },
  moreFar: { id: "csv.far.more", defaultMessage: "ほかに{count, number}日分あります。" },
});
