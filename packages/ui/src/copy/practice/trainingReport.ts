import { defineMessages } from "react-intl";
import { actionText } from "../controls/action.ts";
import { headingText } from "../controls/heading.ts";
import { measureText } from "../controls/measures.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const trainingReportText = plain.defineMessages({
  period: headingText.period,
  grade: personText.grade,
  all: actionText.all,
  search: { id: "trainingReport.search", defaultMessage: "名前・よみがな" },
  missing: { id: "trainingReport.missing", defaultMessage: "3日以上記録がない選手のみ" },
  missingLabel: { id: "trainingReport.missingLabel", defaultMessage: "記録の有無" },
  never: { id: "trainingReport.never", defaultMessage: "記録なし" },
  today: headingText.today,
  yesterday: { id: "trainingReport.yesterday", defaultMessage: "きのう" },
  pain: { id: "trainingReport.pain", defaultMessage: "7日以内に痛みの記録があります。" },
  painLabel: { id: "trainingReport.painLabel", defaultMessage: "痛み" },
  painOnly: { id: "trainingReport.painOnly", defaultMessage: "痛みの報告がある選手のみ" },
  memo: { id: "trainingReport.memo", defaultMessage: "本人のメモ" },
  noMemo: { id: "trainingReport.noMemo", defaultMessage: "この日のメモはありません。" },
  noRecord: { id: "trainingReport.noRecord", defaultMessage: "まだ記録がありません。" },
  note: measureText.notes,
  comment: { id: "trainingReport.comment", defaultMessage: "コメントする" },
  emptyTitle: personText.nobody,
  emptyText: {
    id: "trainingReport.emptyText",
    defaultMessage: "メンバーを登録すると、選手ごとの実施の記録をここで確かめられます。",
  },
  emptyAction: personText.toMembers,
  noneTitle: { id: "trainingReport.noneTitle", defaultMessage: "条件に合う選手はいません" },
  noneAction: actionText.showAll,
  separator: { id: "trainingReport.separator", defaultMessage: "・" },
  columns: { id: "trainingReport.columns", defaultMessage: "表に出す数" },
});

export const trainingColumnText = plain.defineMessages({
  name: personText.player,
  rate: { id: "trainingReport.column.rate", defaultMessage: "実施率" },
  streak: { id: "trainingReport.column.streak", defaultMessage: "連続" },
  days: { id: "trainingReport.column.days", defaultMessage: "日数" },
  minutes: { id: "trainingReport.column.minutes", defaultMessage: "時間" },
  load: { id: "trainingReport.column.load", defaultMessage: "負荷" },
  last: { id: "trainingReport.column.last", defaultMessage: "最終記録" },
});

/** What the table shows of each player. */
export const trainingColumnSetText = plain.defineMessages({
  rate: trainingColumnText.rate,
  amounts: { id: "trainingReport.columns.amounts", defaultMessage: "練習量" },
});

/** The orders, as headings and the phone's summary name them. */
export const trainingOrderText = defineMessages({
  "rate-asc": { id: "trainingReport.order.rate-asc", defaultMessage: "実施率の低い順" },
  "rate-desc": { id: "trainingReport.order.rate-desc", defaultMessage: "実施率の高い順" },
  "before-asc": { id: "trainingReport.order.before-asc", defaultMessage: "前の期間の実施率の低い順" },
  "before-desc": { id: "trainingReport.order.before-desc", defaultMessage: "前の期間の実施率の高い順" },
  "name-asc": { id: "trainingReport.order.name-asc", defaultMessage: "氏名の五十音順" },
  "name-desc": { id: "trainingReport.order.name-desc", defaultMessage: "氏名の五十音逆順" },
  "streak-asc": { id: "trainingReport.order.streak-asc", defaultMessage: "連続の短い順" },
  "streak-desc": { id: "trainingReport.order.streak-desc", defaultMessage: "連続の長い順" },
  "recent-asc": { id: "trainingReport.order.recent-asc", defaultMessage: "直近14日の実施が少ない順" },
  "recent-desc": { id: "trainingReport.order.recent-desc", defaultMessage: "直近14日の実施が多い順" },
  "days-asc": { id: "trainingReport.order.days-asc", defaultMessage: "日数の少ない順" },
  "days-desc": { id: "trainingReport.order.days-desc", defaultMessage: "日数の多い順" },
  "minutes-asc": { id: "trainingReport.order.minutes-asc", defaultMessage: "時間の短い順" },
  "minutes-desc": { id: "trainingReport.order.minutes-desc", defaultMessage: "時間の長い順" },
  "load-asc": { id: "trainingReport.order.load-asc", defaultMessage: "負荷の小さい順" },
  "load-desc": { id: "trainingReport.order.load-desc", defaultMessage: "負荷の大きい順" },
  "last-asc": { id: "trainingReport.order.last-asc", defaultMessage: "最終記録の新しい順" },
  "last-desc": { id: "trainingReport.order.last-desc", defaultMessage: "最終記録の古い順" },
  low: { id: "trainingReport.order.low", defaultMessage: "低い順" },
});

export const trainingReportValueText = typed.defineMessages({
  found: { id: "trainingReport.found", defaultMessage: "{total, number}人中 {hits, number}人" },
  show: { id: "trainingReport.show", defaultMessage: "{hits, number}人を表示する" },
  recent: { id: "trainingReport.recent", defaultMessage: "直近14日 {range}" },
  strip: { id: "trainingReport.strip", defaultMessage: "直近{days, number}日のうち{done, number}日実施" },
  ago: { id: "trainingReport.ago", defaultMessage: "{days, number}日前" },
  dayOf: { id: "trainingReport.dayOf", defaultMessage: "{date}の記録" },
  painOf: { id: "trainingReport.painOf", defaultMessage: "{name} {pain}（{date}）" },
  noHits: { id: "trainingReport.noHits", defaultMessage: "{filter}の条件では見つかりませんでした。" },
  quoted: { id: "trainingReport.quoted", defaultMessage: "名前「{q}」" },
  groupMost: { id: "trainingReport.order.groupMost", defaultMessage: "{group}の多い順" },
  groupLeast: { id: "trainingReport.order.groupLeast", defaultMessage: "{group}の少ない順" },
  most: { id: "trainingReport.order.most", defaultMessage: "{unit}の多い順" },
  least: { id: "trainingReport.order.least", defaultMessage: "{unit}の少ない順" },
});

/** Headings of the CSV file. */
export const trainingCsvText = plain.defineMessages({
  name: { id: "trainingCsv.name", defaultMessage: "氏名" },
  kana: personText.kana,
  grade: personText.grade,
  days: { id: "trainingCsv.days", defaultMessage: "実施日数" },
  expected: { id: "trainingCsv.expected", defaultMessage: "対象日数" },
  rate: { id: "trainingCsv.rate", defaultMessage: "実施率（%）" },
  rateBefore: { id: "trainingCsv.rateBefore", defaultMessage: "前の期間の実施率（%）" },
  streak: { id: "trainingCsv.streak", defaultMessage: "連続（日）" },
  minutes: { id: "trainingCsv.minutes", defaultMessage: "時間（分）" },
  load: { id: "trainingCsv.load", defaultMessage: "負荷（分×きつさ）" },
  last: { id: "trainingCsv.last", defaultMessage: "最終記録" },
  pain: { id: "trainingCsv.pain", defaultMessage: "7日以内の痛み" },
});

export const trainingCsvValueText = typed.defineMessages({
  amount: { id: "trainingCsv.amount", defaultMessage: "{group}（{unit}）" },
  file: { id: "trainingCsv.file", defaultMessage: "実施記録_{day}.csv" },
});
