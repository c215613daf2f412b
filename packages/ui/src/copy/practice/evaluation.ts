import type { NormSource } from "@kyuseki/domain/measuringDays";
import { defineMessage, defineMessages, type MessageDescriptor } from "react-intl";
import { actionText } from "../controls/action.ts";
import { filterText } from "../controls/filter.ts";
import { headingText } from "../controls/heading.ts";
import { measureText } from "../controls/measures.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const evaluationText = plain.defineMessages({
  what: measureText.kind,
  everyItem: { id: "evaluation.everyItem", defaultMessage: "すべての項目" },
  importCsv: { id: "evaluation.importCsv", defaultMessage: "CSVを取り込む" },
  noneAll: { id: "evaluation.noneAll", defaultMessage: "測定がありません" },
  otherItems: { id: "evaluation.otherItems", defaultMessage: "その他の項目" },
  period: headingText.period,
  choice: { id: "evaluation.choice", defaultMessage: "測りかた" },
  choiceNote: { id: "evaluation.choiceNote", defaultMessage: "打ちかたと球を混ぜて集計しません" },
  all: actionText.all,
  enter: { id: "evaluation.enter", defaultMessage: "測定会の入力" },
  sheet: { id: "evaluation.sheet", defaultMessage: "測定シート" },
  settings: { id: "evaluation.settings", defaultMessage: "項目と目標の設定" },
  player: personText.player,
  highest: { id: "evaluation.highest", defaultMessage: "期間の最大" },
  lowest: { id: "evaluation.lowest", defaultMessage: "期間の最小" },
  counted: { id: "evaluation.counted", defaultMessage: "期間の回数" },
  lastTime: { id: "evaluation.lastTime", defaultMessage: "前回" },
  mean: measureText.mean,
  left: { id: "evaluation.left", defaultMessage: "目標まで" },
  reached: { id: "evaluation.reached", defaultMessage: "達成" },
  noGoal: { id: "evaluation.noGoal", defaultMessage: "目標なし" },
  recent: { id: "evaluation.recent", defaultMessage: "直近8日" },
  date: { id: "evaluation.date", defaultMessage: "測定日" },
  best: measureText.best,
  confirm: { id: "evaluation.confirm", defaultMessage: "確認" },
  confirmBody: {
    id: "evaluation.confirmBody",
    defaultMessage: "それまでの最高より15%を超えてよい値です。測りまちがいがないか確かめてください。",
  },
  kana: personText.kana,
  grade: personText.grade,
  gender: personText.gender,
  count: measureText.count,
  goal: { id: "evaluation.goal", defaultMessage: "目標" },
  change: { id: "evaluation.change", defaultMessage: "増減" },
  nobody: personText.nobody,
  nobodyBody: { id: "evaluation.nobodyBody", defaultMessage: "選手を追加すると、ここに測定の結果が並びます。" },
  toMembers: personText.toMembers,
  notFromDevice: {
    id: "evaluation.notFromDevice",
    defaultMessage: "測定会で入力した値が、学年ごとの図と選手の表になります。",
  },
  fromDevice: {
    id: "evaluation.fromDevice",
    defaultMessage: "測定が届くと、学年ごとの図と選手の表になります。",
  },
  noName: { id: "evaluation.noName", defaultMessage: "この名前の選手の測定はありません" },
  noHits: { id: "evaluation.noHits", defaultMessage: "条件に合う選手がいません" },
  clear: filterText.clear,
  growth: { id: "evaluation.growth", defaultMessage: "2年間の伸び" },
  highestSoFar: { id: "evaluation.highestSoFar", defaultMessage: "2年間の最大" },
  lowestSoFar: { id: "evaluation.lowestSoFar", defaultMessage: "2年間の最小" },
  countedSoFar: { id: "evaluation.countedSoFar", defaultMessage: "2年間の測定回数" },
  bests: { id: "evaluation.bests", defaultMessage: "自己ベストの記録" },
  noBests: { id: "evaluation.noBests", defaultMessage: "自己ベストの更新は、まだありません。" },
  noDays: { id: "evaluation.noDays", defaultMessage: "この2年間に測定がありません" },
  norm: { id: "evaluation.norm", defaultMessage: "目安" },
  place: { id: "evaluation.place", defaultMessage: "チームの同じ学年・性別の中で" },
  toMember: { id: "evaluation.toMember", defaultMessage: "選手の詳細" },
});

export const normSourceText = defineMessages({
  survey2014: {
    id: "normSource.survey2014",
    defaultMessage: "文部科学省「全国体力・運動能力、運動習慣等調査」平成26年度（2014）",
  },
  survey2023: {
    id: "normSource.survey2023",
    defaultMessage: "スポーツ庁「全国体力・運動能力、運動習慣等調査」令和5年度（2023）",
  },
}) satisfies Record<NormSource, MessageDescriptor>;

export const evaluationValueText = typed.defineMessages({
  bestBefore: { id: "evaluation.bestBefore", defaultMessage: "それまで {value} →" },
  by: defineMessage<{ how: "higher" | "lower" | "count"; range: string }>({
    id: "evaluation.by",
    defaultMessage: "{how, select, lower {最小値} count {回数} other {最大値}}で集計・{range}",
  }),
  choice: { id: "evaluation.choiceOf", defaultMessage: "{batting}・{ball}" },
  measured: { id: "evaluation.measured", defaultMessage: "{count, number}人" },
  unmeasured: {
    id: "evaluation.unmeasured",
    defaultMessage: "ほかに、この期間に測定のない選手が{count, number}人います",
  },
  show: { id: "evaluation.show", defaultMessage: "{count, number}人を表示する" },
  plotTitle: { id: "evaluation.plotTitle", defaultMessage: "学年ごとの{measure}" },
  plotNote: { id: "evaluation.plotNote", defaultMessage: "{unit}・丸1つが選手1人" },
  plot: defineMessage<{
    count: number;
    measure: string;
    median: string;
    name: string;
    value: string;
    unit: string;
    bests: number;
  }>({
    id: "evaluation.plot",
    defaultMessage:
      "{count, number}人の{measure}の中央値は {median} {unit}、いちばんよいのは{name}さんの {value} {unit} です。{bests, plural, =0 {} other {自己ベストを更新した選手は{bests, number}人です。}}",
  }),
  noneTitle: { id: "evaluation.noneTitle", defaultMessage: "{measure}の測定がありません" },
  none: { id: "evaluation.none", defaultMessage: "{period}に測定した選手がいません。" },
  wider: { id: "evaluation.wider", defaultMessage: "{period}で見る" },
  open: { id: "evaluation.open", defaultMessage: "{name}の伸びを見る" },
  tableFile: { id: "evaluation.tableFile", defaultMessage: "測定_すべての項目_{date}.csv" },
  taken: { id: "evaluation.taken", defaultMessage: "{measure}：{how}" },
  changeOf: { id: "evaluation.changeOf", defaultMessage: "{measure}の増減（{unit}）" },
  file: { id: "evaluation.file", defaultMessage: "測定_{measure}_{date}.csv" },
  withUnit: { id: "evaluation.withUnit", defaultMessage: "{name}（{unit}）" },
  oneDay: {
    id: "evaluation.oneDay",
    defaultMessage: "測定は {date} の1日だけです。もう1日測ると、ここに伸びの線が出ます。",
  },
  growthOf: { id: "evaluation.growthOf", defaultMessage: "{measure}の推移" },
  growth: {
    id: "evaluation.growthSummary",
    defaultMessage: "{name}さんの{measure}は、{date} に {value} {unit} です。",
  },
  countGrowth: {
    id: "evaluation.countGrowth",
    defaultMessage: "{name}さんは、この2年間に{count, number}回測定しました。",
  },
  place: { id: "evaluation.placeOf", defaultMessage: "100人中、下から{place, number}番目くらい" },
  norm: { id: "evaluation.normOf", defaultMessage: "同じ学年の全国平均 {mean} {unit}。{source}" },
  bothHands: { id: "evaluation.bothHands", defaultMessage: "同じ学年の全国平均 {mean} {unit}（左右の平均）。{source}" },
  grown: { id: "evaluation.grown", defaultMessage: "{range}の伸び" },
  fromTo: { id: "evaluation.fromTo", defaultMessage: "{from} {unit}（{fromDay}）から {to} {unit}（{toDay}）" },
  goalOf: { id: "evaluation.goalOf", defaultMessage: "{grade}の目標" },
});
