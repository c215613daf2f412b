import { defineMessages } from "react-intl";
import { actionText } from "../controls/action.ts";
import { editingText } from "../controls/editing.ts";
import { filterText } from "../controls/filter.ts";
import { headingText } from "../controls/heading.ts";
import { measureText } from "../controls/measures.ts";
import { unitText } from "../controls/units.ts";
import { plain } from "../plain.ts";

export const csvText = defineMessages({
  steps: { id: "csv.steps", defaultMessage: "取り込みの手順" },
  stepFile: { id: "csv.step.file", defaultMessage: "ファイル" },
  stepMap: { id: "csv.step.map", defaultMessage: "対応づけ" },
  stepCheck: { id: "csv.step.check", defaultMessage: "確認" },
  stepDone: { id: "csv.step.done", defaultMessage: "取り込み" },
  cancel: { id: "csv.cancel", defaultMessage: "中止する" },
  again: { id: "csv.again", defaultMessage: "選び直す" },
});

export const csvFileText = plain.defineMessages({
  title: { id: "csv.file.title", defaultMessage: "ファイルを選ぶ" },
  file: { id: "csv.file", defaultMessage: "測定データのファイル" },
  hint: { id: "csv.file.hint", defaultMessage: "CSV・TSV　20,000行・20MBまで　UTF-8／UTF-16／Shift_JIS" },
  known: { id: "csv.file.known", defaultMessage: "読み込めるファイル" },
  both: { id: "csv.file.both", defaultMessage: "投球・打撃" },
  batting: measureText.batting,
  pitching: measureText.pitching,
  swing: { id: "csv.file.swing", defaultMessage: "スイング" },
  sheet: { id: "csv.file.sheet", defaultMessage: "表計算" },
  byHand: { id: "csv.file.byHand", defaultMessage: "列を自分で対応づけ" },
  remembered: { id: "csv.file.remembered", defaultMessage: "覚えている対応づけ" },
});

export const csvFactText = defineMessages({
  title: { id: "csv.fact.title", defaultMessage: "ファイル" },
  name: { id: "csv.fact.name", defaultMessage: "名前" },
  format: { id: "csv.fact.format", defaultMessage: "形式" },
  encoding: { id: "csv.fact.encoding", defaultMessage: "文字コード" },
  header: { id: "csv.fact.header", defaultMessage: "見出し" },
  data: { id: "csv.fact.data", defaultMessage: "データ" },
  remembered: { id: "csv.fact.remembered", defaultMessage: "前回の対応" },
  change: { id: "csv.fact.change", defaultMessage: "対応づけを直す" },
  "utf-8": { id: "csv.encoding.utf8", defaultMessage: "UTF-8" },
  "utf-8-bom": { id: "csv.encoding.utf8bom", defaultMessage: "UTF-8（BOMあり）" },
  "utf-16": { id: "csv.encoding.utf16", defaultMessage: "UTF-16" },
  shift_jis: { id: "csv.encoding.shift_jis", defaultMessage: "Shift_JIS" },
});

export const csvCheckText = plain.defineMessages({
  take: { id: "csv.check.take", defaultMessage: "取り込む" },
  repeated: { id: "csv.check.repeated", defaultMessage: "すでにある（重複）" },
  sameBall: { id: "csv.check.sameBall", defaultMessage: "日時・速度・角度が同じ" },
  unknown: { id: "csv.check.unknown", defaultMessage: "選手がわからない" },
  refused: { id: "csv.check.refused", defaultMessage: "読み取れない" },
  reasons: { id: "csv.check.reasons", defaultMessage: "理由は下の表" },
  balls: unitText.ball,
  rows: { id: "csv.check.rows", defaultMessage: "行" },
  title: { id: "csv.check.title", defaultMessage: "確認が必要な行" },
  shown: { id: "csv.check.shown", defaultMessage: "表示" },
  row: { id: "csv.check.row", defaultMessage: "行" },
  written: { id: "csv.check.written", defaultMessage: "ファイルの値" },
  outcome: { id: "csv.check.outcome", defaultMessage: "扱い" },
  left: { id: "csv.check.left", defaultMessage: "取り込みません" },
  leftByHand: { id: "csv.check.leftByHand", defaultMessage: "外しました" },
  nobody: { id: "csv.check.nobody", defaultMessage: "名前なし" },
  noColumn: { id: "csv.check.noColumn", defaultMessage: "行全体" },
  blank: { id: "csv.check.blank", defaultMessage: "空欄" },
  none: { id: "csv.check.none", defaultMessage: "確認が必要な行はありません" },
  save: { id: "csv.check.save", defaultMessage: "取り込まない行をCSVで保存" },
  reasonColumn: { id: "csv.check.reasonColumn", defaultMessage: "取り込まなかった理由" },
  file: { id: "csv.check.file", defaultMessage: "取り込まない行.csv" },
  names: { id: "csv.check.names", defaultMessage: "選手がわからない名前" },
  namesHelp: {
    id: "csv.check.namesHelp",
    defaultMessage: "選んだ選手は、次に同じ形のファイルを選んだときも使います。",
  },
  noMember: { id: "csv.check.noMember", defaultMessage: "同じ名前の選手がいません" },
  several: { id: "csv.check.several", defaultMessage: "同じ名前の選手が何人かいます" },
  byName: { id: "csv.check.byName", defaultMessage: "同じ名前の選手の記録にします" },
  chosen: { id: "csv.check.chosen", defaultMessage: "選んだ選手の記録にします" },
  choose: editingText.choosePlayer,
  leave: { id: "csv.check.leave", defaultMessage: "取り込まない" },
  all: { id: "csv.check.all", defaultMessage: "全部の球に付ける項目" },
  ball: measureText.ball,
  battingType: measureText.battingType,
  battingTypeHelp: { id: "csv.check.battingTypeHelp", defaultMessage: "ファイルに書かれていない球に付けます。" },
  unranked: { id: "csv.check.unranked", defaultMessage: "未設定の球は、ランキングに入りません。" },
  unset: headingText.unset,
  nothing: { id: "csv.check.nothing", defaultMessage: "取り込む球がありません" },
  importing: { id: "csv.check.importing", defaultMessage: "取り込んでいます" },
  uncompared: {
    id: "csv.check.uncompared",
    defaultMessage: "すでにある記録を読み込めないため、重複の数はまだ分かりません。重複した球は取り込まれません。",
  },
  retry: actionText.retry,
});

export const csvDoneText = defineMessages({
  more: { id: "csv.done.more", defaultMessage: "続けて取り込む" },
  analysis: { id: "csv.done.analysis", defaultMessage: "測定データ分析を見る" },
  reports: { id: "csv.done.reports", defaultMessage: "選手別レポートを見る" },
  guard: {
    id: "csv.done.guard",
    defaultMessage: "取り込んだ投球は、投球数ガードの球数に入りません。投げた数は、投球数ガードで記入してください。",
  },
  undoHelp: { id: "csv.done.undoHelp", defaultMessage: "翌日の終わりまで、下の履歴からも取り消せます。" },
});

export const csvHistoryText = plain.defineMessages({
  title: { id: "csv.history.title", defaultMessage: "取り込みの履歴" },
  help: { id: "csv.history.help", defaultMessage: "翌日の終わりまで取り消せます。元のファイルは1年間保存します。" },
  at: headingText.when,
  file: { id: "csv.history.file", defaultMessage: "ファイル" },
  whose: { id: "csv.history.whose", defaultMessage: "選手" },
  format: { id: "csv.history.format", defaultMessage: "形式" },
  accepted: { id: "csv.history.accepted", defaultMessage: "取り込み（球）" },
  repeated: { id: "csv.history.repeated", defaultMessage: "重複（球）" },
  refused: { id: "csv.history.refused", defaultMessage: "外した行" },
  by: { id: "csv.history.by", defaultMessage: "実行した人" },
  action: actionText.actions,
  undone: { id: "csv.history.undone", defaultMessage: "取り消し済み" },
  undoneAt: { id: "csv.history.undoneAt", defaultMessage: "取り消した日時" },
  readAgain: { id: "csv.history.readAgain", defaultMessage: "もう一度読む" },
  readableAgain: { id: "csv.history.readableAgain", defaultMessage: "新しい読み取りで、もう一度読み込めます" },
  again: { id: "csv.history.again", defaultMessage: "以前の取り込みを、もう一度読んだものです" },
  search: { id: "csv.history.search", defaultMessage: "ファイル・選手・形式・人" },
  period: { id: "csv.history.period", defaultMessage: "取り込んだ時期" },
  every: { id: "csv.history.every", defaultMessage: "すべての期間" },
  csv: { id: "csv.history.csv", defaultMessage: "取り込みの履歴.csv" },
  noHits: { id: "csv.history.noHits", defaultMessage: "条件に合う取り込みがありません" },
  clear: filterText.clear,
  none: { id: "csv.history.none", defaultMessage: "取り込んだファイルはまだありません" },
  noName: { id: "csv.history.noName", defaultMessage: "名前を消去したファイル" },
  nobody: { id: "csv.history.nobody", defaultMessage: "退任したコーチ" },
});

type Values = {
  begun: { name: string };
  reading: { name: string };
  used: { used: number; total: number };
  onlyUsed: { count: number };
  every: { count: number };
  targetOf: { column: string };
  unitOf: { column: string };
  header: { line: number };
  data: { rows: number; columns: number };
  lastUsed: { day: string };
  usedOn: { day: string };
  forget: { name: string };
  balls: { count: number };
  players: { count: number; days: string };
  names: { count: number };
  certainNames: { count: number };
  all: { count: number };
  aboutName: { count: number };
  aboutValue: { count: number };
  whose: { name: string };
  unmatched: { name: string };
  sameReason: { count: number; reason: string };
  import: { count: number };
  done: { count: number };
  rest: { repeated: number; refused: number };
  undo: { name: string };
  undone: { count: number };
  andOthers: { name: string; others: number };
  readAgain: { name: string };
  againOf: { moment: string };
  found: { hits: number; total: number };
  show: { hits: number };
};

export const csvValueText = defineMessages<Values>({
  begun: {
    id: "csv.begun",
    defaultMessage: "「{name}」の取り込みが途中です。同じファイルを選ぶと、答えたところから続けられます。",
  },
  reading: { id: "csv.reading", defaultMessage: "{name}を読んでいます" },
  used: { id: "csv.used", defaultMessage: "{total, number}列のうち{used, number}列を使います" },
  onlyUsed: { id: "csv.onlyUsed", defaultMessage: "使う列 {count, number}" },
  every: { id: "csv.every", defaultMessage: "すべて {count, number}" },
  targetOf: { id: "csv.targetOf", defaultMessage: "{column}の項目" },
  unitOf: { id: "csv.unitOf", defaultMessage: "{column}の単位" },
  header: { id: "csv.header", defaultMessage: "{line, number}行目" },
  data: { id: "csv.data", defaultMessage: "{rows, number}行・{columns, number}列" },
  lastUsed: { id: "csv.lastUsed", defaultMessage: "{day}の対応づけを使っています" },
  usedOn: { id: "csv.usedOn", defaultMessage: "{day}に使用" },
  forget: { id: "csv.forget", defaultMessage: "{name}の対応を消す" },
  balls: { id: "csv.balls", defaultMessage: "{count, number}球" },
  players: { id: "csv.players", defaultMessage: "選手{count, number}人・{days}" },
  names: { id: "csv.names", defaultMessage: "{count, number}つの名前" },
  certainNames: { id: "csv.certainNames", defaultMessage: "選手が決まった名前 {count, number}（選び直せます）" },
  all: { id: "csv.all", defaultMessage: "すべて {count, number}" },
  aboutName: { id: "csv.aboutName", defaultMessage: "選手 {count, number}" },
  aboutValue: { id: "csv.aboutValue", defaultMessage: "値 {count, number}" },
  whose: { id: "csv.whose", defaultMessage: "{name}の選手" },
  unmatched: { id: "csv.unmatched", defaultMessage: "「{name}」にあたる選手を選んでいません" },
  sameReason: { id: "csv.sameReason", defaultMessage: "{count, number}行：{reason}" },
  import: { id: "csv.import", defaultMessage: "{count, number}球を取り込む" },
  done: { id: "csv.done", defaultMessage: "{count, number}球を取り込みました。" },
  rest: {
    id: "csv.rest",
    defaultMessage: "すでにあった{repeated, number}球と、外した{refused, number}行は取り込んでいません。",
  },
  undo: { id: "csv.undo", defaultMessage: "{name}の取り込みを取り消す" },
  undone: { id: "csv.undone", defaultMessage: "{count, number}球の取り込みを取り消しました。" },
  andOthers: { id: "csv.andOthers", defaultMessage: "{name} ほか{others, number}人" },
  readAgain: { id: "csv.readAgain", defaultMessage: "{name}をもう一度読む" },
  againOf: { id: "csv.againOf", defaultMessage: "{moment}の取り込みを、もう一度読んだものです" },
  found: { id: "csv.found", defaultMessage: "{total, number}件中 {hits, number}件" },
  show: { id: "csv.show", defaultMessage: "{hits, number}件を表示する" },
});
