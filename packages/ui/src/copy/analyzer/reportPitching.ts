import { defineMessages } from "react-intl";
import { actionText } from "../controls/action.ts";
import { filterText } from "../controls/filter.ts";
import { headingText } from "../controls/heading.ts";
import { measureText } from "../controls/measures.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const pitchingSummaryText = defineMessages({
  board: { id: "pitchingSummary.board", defaultMessage: "投球の数字" },
  filters: { id: "pitchingSummary.filters", defaultMessage: "投球サマリーの条件" },
  gap: { id: "pitchingSummary.gap", defaultMessage: "ストレートとの差" },
  zone: { id: "pitchingSummary.zone", defaultMessage: "ゾーン率" },
  week: { id: "pitchingSummary.week", defaultMessage: "直近7日の投球数" },
  calendar: { id: "pitchingSummary.calendar", defaultMessage: "今週の投球数（月曜から）" },
  confirm: { id: "pitchingSummary.confirm", defaultMessage: "確認" },
  emptyTitle: { id: "pitchingSummary.emptyTitle", defaultMessage: "この期間に測定した投球はありません" },
  emptyText: {
    id: "pitchingSummary.emptyText",
    defaultMessage: "期間を長くするか、測定データ分析からCSVを取り込むと、球種ごとの球速をここに表示します。",
  },
  toAnalysis: { id: "pitchingSummary.toAnalysis", defaultMessage: "測定データ分析を開く" },
  noSpeeds: { id: "pitchingSummary.noSpeeds", defaultMessage: "この期間に、球速のある投球はありません" },
  toResults: { id: "pitchingSummary.toResults", defaultMessage: "投球結果を見る" },
});

export const pitchTypesText = plain.defineMessages({
  title: { id: "pitchTypes.title", defaultMessage: "球種ごとの球速" },
  pitch: measureText.pitchType,
  share: { id: "pitchTypes.share", defaultMessage: "割合" },
  count: measureText.balls,
  mean: measureText.mean,
  max: measureText.max,
  csvMean: measureText.meanKmh,
  csvMax: { id: "pitchTypes.csvMax", defaultMessage: "最大（km/h）" },
  csvMaxDay: { id: "pitchTypes.csvMaxDay", defaultMessage: "最大の日" },
  csvShare: { id: "pitchTypes.csvShare", defaultMessage: "割合（%）" },
  csvBefore: { id: "pitchTypes.csvBefore", defaultMessage: "前の期間の平均（km/h）" },
  csvGap: { id: "pitchTypes.csvGap", defaultMessage: "ストレートとの差（km/h）" },
});

export const pitchGapText = defineMessages({
  title: { id: "pitchGap.title", defaultMessage: "ストレートとの球速差" },
  caption: { id: "pitchGap.caption", defaultMessage: "平均どうしの差" },
  empty: { id: "pitchGap.empty", defaultMessage: "ストレートと、ほかの球種の両方を投げると、差を表示します。" },
});

export const pitchSpeedText = plain.defineMessages({
  title: { id: "pitchSpeed.title", defaultMessage: "球速の推移" },
  caption: { id: "pitchSpeed.caption", defaultMessage: "直近3か月・測定日ごとの中央値" },
  which: { id: "pitchSpeed.which", defaultMessage: "線にする球種" },
  three: { id: "pitchSpeed.three", defaultMessage: "多い3つ" },
  all: actionText.all,
  measure: measureText.pitchSpeed,
  summaryPlain: { id: "pitchSpeed.summaryPlain", defaultMessage: "球種ごとの球速の中央値です。" },
});

export const pitchLoadText = defineMessages({
  title: { id: "pitchLoad.title", defaultMessage: "投球数と上限" },
  caption: { id: "pitchLoad.caption", defaultMessage: "直近14日" },
  guard: { id: "pitchLoad.guard", defaultMessage: "投球数ガード" },
  rolling: { id: "pitchLoad.rolling", defaultMessage: "直近7日" },
  calendar: { id: "pitchLoad.calendar", defaultMessage: "今週（月曜から）" },
  none: { id: "pitchLoad.none", defaultMessage: "直近14日に、投球数の記録はありません。" },
  own: { id: "pitchLoad.own", defaultMessage: "チーム独自の上限です。大会要項を優先してください。" },
  noRule: { id: "pitchLoad.noRule", defaultMessage: "上限を決めていないため、投球数を数えるだけになります。" },
});

export const pitchingSummaryValueText = typed.defineMessages({
  gapOf: { id: "pitchingSummary.gapOf", defaultMessage: "{pitch}との差" },
  beforeValue: { id: "pitchingSummary.beforeValue", defaultMessage: "{period} {value}" },
  zoneOf: { id: "pitchingSummary.zoneOf", defaultMessage: "{of, number}球のうち{inside, number}球" },
  limit: { id: "pitchingSummary.limit", defaultMessage: "/ {limit, number}球" },
  leftInWeek: { id: "pitchingSummary.leftInWeek", defaultMessage: "今週の残り {left, number}球" },
  tomorrow: { id: "pitchingSummary.tomorrow", defaultMessage: "あす投げられる数 {pitches, number}" },
  caption: { id: "pitchingSummary.caption", defaultMessage: "{period}・{count, number}球・{days, number}日" },
  withoutSpeed: {
    id: "pitchingSummary.withoutSpeed",
    defaultMessage: "球速のない記録が{count, number}球あります。回転数などは、投球結果に並びます。",
  },
  compare: { id: "pitchingSummary.compare", defaultMessage: "{day}の球を自己最速と並べる" },
  shown: { id: "pitchingSummary.shown", defaultMessage: "{period}・{ball}" },
  gapSummary: { id: "pitchGap.summary", defaultMessage: "いちばん遅い{pitch}は、ストレートより{gap} km/h遅い球です。" },
  close: {
    id: "pitchGap.close",
    defaultMessage: "{one}と{other}の差は{gap} km/hで、球速では区別がつきにくい組み合わせです。",
  },
  faster: {
    id: "pitchGap.faster",
    defaultMessage: "{pitches}の平均がストレートより速くなっています。球種の付けまちがいがないか確かめてください。",
  },
  speedSummary: {
    id: "pitchSpeed.summary",
    defaultMessage: "ストレートの中央値は、{first}に{from} km/h、{last}に{to} km/hです。",
  },
  speedOnce: { id: "pitchSpeed.once", defaultMessage: "ストレートの中央値は、{day}に{kmh} km/hです。" },
  loadSummary: { id: "pitchLoad.summary", defaultMessage: "{week}の合計は{pitches, number}球です。" },
  loadLimit: {
    id: "pitchLoad.summaryLimit",
    defaultMessage: "{week}の合計は{pitches, number}球で、上限は{limit, number}球です。",
  },
  rule: { id: "pitchLoad.rule", defaultMessage: "{label}。大会要項を優先してください。" },
  file: { id: "pitchTypes.file", defaultMessage: "球種ごとの球速_{name}_{day}.csv" },
});

export const pitchingResultsText = plain.defineMessages({
  video: { id: "pitchingResults.video", defaultMessage: "動画" },
  filters: { id: "pitchingResults.filters", defaultMessage: "投球結果の条件" },
  days: headingText.date,
  pitch: measureText.pitchType,
  all: actionText.all,
  everyPitch: { id: "pitchingResults.everyPitch", defaultMessage: "すべての球種" },
  show: filterText.show,
  list: { id: "pitchingResults.list", defaultMessage: "日ごとの投球の記録" },
  date: headingText.date,
  count: measureText.balls,
  straightMean: { id: "pitchingResults.straightMean", defaultMessage: "直球の平均（km/h）" },
  mean: measureText.meanKmh,
  max: { id: "pitchingResults.max", defaultMessage: "最大（km/h）" },
  mix: { id: "pitchingResults.mix", defaultMessage: "球種の割合" },
  time: headingText.time,
  when: headingText.when,
  speed: { id: "pitchingResults.speed", defaultMessage: "球速（km/h）" },
  spin: { id: "pitchingResults.spin", defaultMessage: "回転数（rpm）" },
  ball: measureText.ball,
  actions: actionText.actions,
  csv: headingText.csv,
  noDay: { id: "pitchingResults.noDay", defaultMessage: "この日の投球は、もうありません。" },
  loadingDay: { id: "pitchingResults.loadingDay", defaultMessage: "この日の投球を読み込んでいます" },
  emptyText: {
    id: "pitchingResults.emptyText",
    defaultMessage: "日付を広げるか、球種の条件を外してください。",
  },
  emptyAction: filterText.clearAll,
});

export const pitchingResultsValueText = typed.defineMessages({
  dayOf: { id: "pitchingResults.dayOf", defaultMessage: "{day}（{weekday}）" },
  found: { id: "pitchingResults.found", defaultMessage: "{count, number}日" },
  done: { id: "pitchingResults.done", defaultMessage: "{count, number}日を表示する" },
  pitchesOf: { id: "pitchingResults.pitchesOf", defaultMessage: "{day}の投球" },
  mixPart: { id: "pitchingResults.mixPart", defaultMessage: "{pitch} {count, number}球" },
  file: { id: "pitchingResults.file", defaultMessage: "投球結果_{name}_{start}-{end}.csv" },
});

export const pitchZoneText = defineMessages({
  title: { id: "pitchZone.title", defaultMessage: "コース" },
  empty: { id: "pitchZone.empty", defaultMessage: "コースの記録はありません" },
  missing: {
    id: "pitchZone.missing",
    defaultMessage:
      "コースの測定がないため、コースの図とゾーン率は表示していません。コースを測れる機器のCSVを取り込むと、ここに出ます。",
  },
});

export const pitchZoneValueText = typed.defineMessages({
  newest: { id: "pitchZone.newest", defaultMessage: "{total, number}球のうち新しい{shown, number}球" },
});
