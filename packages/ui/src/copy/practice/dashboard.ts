import type { Period } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { typed } from "../typed.ts";

export const dashboardText = defineMessages({
  todayOpen: { id: "dashboard.todayOpen", defaultMessage: "今日は途中のため、実施率に数えていません" },
  report: { id: "dashboard.report", defaultMessage: "チームレポート" },
  board: { id: "dashboard.board", defaultMessage: "チームの数字" },
  show: { id: "dashboard.show", defaultMessage: "記録を表示する" },
  filters: { id: "dashboard.filters", defaultMessage: "チームレポートの絞り込み" },
  nobodyBody: {
    id: "dashboard.nobodyBody",
    defaultMessage: "メンバーを追加すると、実施率や練習の負荷がここに並びます。",
  },
  nobodyHere: { id: "dashboard.nobodyHere", defaultMessage: "この学年の選手はいません" },
  nobodyHereBody: {
    id: "dashboard.nobodyHereBody",
    defaultMessage: "学年を「すべて」にすると、全員の記録を見られます。",
  },
});

/** The figures on the board. */
export const reportStatText = defineMessages({
  rate: { id: "reportStat.rate", defaultMessage: "実施率" },
  mean: { id: "reportStat.mean", defaultMessage: "1日の平均提出" },
  missing: { id: "reportStat.missing", defaultMessage: "3日以上 記録なし" },
  sinceLastWeek: { id: "reportStat.sinceLastWeek", defaultMessage: "先週比" },
  streak: { id: "reportStat.streak", defaultMessage: "最長の連続実施" },
  guard: { id: "reportStat.guard", defaultMessage: "投球数の注意" },
  noGuard: { id: "reportStat.noGuard", defaultMessage: "注意する選手はいません" },
});

export const missingText = defineMessages({
  title: { id: "missing.title", defaultMessage: "記録がない選手" },
  since: { id: "missing.since", defaultMessage: "3日以上" },
  choose: { id: "missing.choose", defaultMessage: "送る選手を選んでください" },
  all: { id: "missing.all", defaultMessage: "すべて見る" },
  nobody: { id: "missing.nobody", defaultMessage: "3日以上 記録がない選手はいません。" },
});

export const trendText = defineMessages({
  title: { id: "trend.title", defaultMessage: "実施率の推移" },
});

/** Of which time, and by what. */
export const trendCaptionText = defineMessages({
  1: { id: "trendCaption.1", defaultMessage: "日ごと・直近1週間" },
  2: { id: "trendCaption.2", defaultMessage: "日ごと・直近1か月" },
  3: { id: "trendCaption.3", defaultMessage: "週ごと・直近3か月" },
}) satisfies Record<Period, MessageDescriptor>;

export const rateCalendarText = defineMessages({
  title: { id: "rateCalendar.title", defaultMessage: "実施カレンダー" },
  whole: { id: "rateCalendar.whole", defaultMessage: "全体の実施率・13週" },
  high: { id: "rateCalendar.high", defaultMessage: "80%以上の日" },
  low: { id: "rateCalendar.low", defaultMessage: "低い曜日" },
});

export const loadText = defineMessages({
  title: { id: "load.title", defaultMessage: "練習の負荷" },
  formula: { id: "load.formula", defaultMessage: "分×きつさ（RPE 0–10）" },
  measure: { id: "load.measure", defaultMessage: "1人あたりの負荷" },
  unit: { id: "load.unit", defaultMessage: "分×RPE" },
  rises: { id: "load.rises", defaultMessage: "急な増加" },
  risesNote: {
    id: "load.risesNote",
    defaultMessage:
      "今週が、前の4週の平均の1.5倍を超えた選手です。目安の情報で、けがの見込みを表すものではありません。",
  },
  none: { id: "load.none", defaultMessage: "今週の負荷の記録はまだありません。" },
  noRises: { id: "load.noRises", defaultMessage: "今週、急に増えた選手はいません。" },
});

export const painReportText = defineMessages({
  title: { id: "painReport.title", defaultMessage: "痛みの報告" },
  days: { id: "painReport.days", defaultMessage: "直近7日" },
});

export const reportGuardText = defineMessages({
  title: { id: "reportGuard.title", defaultMessage: "投球数" },
  week: { id: "reportGuard.week", defaultMessage: "この7日に投げた選手" },
  open: { id: "reportGuard.open", defaultMessage: "投球数ガードを開く" },
  inWeek: { id: "reportGuard.inWeek", defaultMessage: "1週間" },
  noLimit: { id: "reportGuard.noLimit", defaultMessage: "上限なし" },
  nobody: { id: "reportGuard.nobody", defaultMessage: "この7日に投球数の記録はありません。" },
});

export const streakText = defineMessages({
  title: { id: "streak.title", defaultMessage: "連続実施" },
  going: { id: "streak.going", defaultMessage: "継続中" },
  nobody: { id: "streak.nobody", defaultMessage: "続いている選手はまだいません。" },
});

export const practiceHeatText = defineMessages({
  title: { id: "practiceHeat.title", defaultMessage: "選手ごとの実施" },
  order: { id: "practiceHeat.order", defaultMessage: "実施率の低い順" },
  minutes: { id: "practiceHeat.minutes", defaultMessage: "1日の練習時間" },
  perWeek: { id: "practiceHeat.perWeek", defaultMessage: "1週間の実施日数" },
  minutesUnit: { id: "practiceHeat.minutesUnit", defaultMessage: "分" },
});

export const dashboardValueText = typed.defineMessages({
  range: { id: "dashboard.range", defaultMessage: "{range}（{days, number}日間）" },
  shown: { id: "dashboard.shown", defaultMessage: "{grade}・{range}" },
  done: { id: "dashboard.done", defaultMessage: "{count, number}人の記録を表示する" },
  before: { id: "reportStat.before", defaultMessage: "前の{period} {percent, number}%" },
  beforePeriod: { id: "reportStat.beforePeriod", defaultMessage: "前の{period}比" },
  ofPeople: { id: "reportStat.ofPeople", defaultMessage: "/ {count, number}人" },
  who: { id: "reportStat.who", defaultMessage: "{name}（{grade}）" },
  pain: { id: "reportStat.pain", defaultMessage: "痛み{count, number}" },
  over_yesterday: { id: "reportStat.over_yesterday", defaultMessage: "きのう超過{count, number}" },
  over: { id: "reportStat.over", defaultMessage: "超過{count, number}" },
  reached: { id: "reportStat.reached", defaultMessage: "到達{count, number}" },
  caution: { id: "reportStat.caution", defaultMessage: "注意{count, number}" },
  send: { id: "missing.send", defaultMessage: "{count, number}人に送る" },
  gradeAndRate: { id: "missing.gradeAndRate", defaultMessage: "{grade}・{period} {percent, number}%" },
  sendTo: { id: "missing.sendTo", defaultMessage: "{name}さんに送る" },
  showRest: { id: "missing.showRest", defaultMessage: "ほか{rest, number}人を表示" },
  rest: { id: "dashboard.rest", defaultMessage: "ほか{rest, number}人" },
  trend: {
    id: "trend.summary",
    defaultMessage:
      "期間の実施率は、いまのところ{rate, number}%です。目標の{goal, number}%まで{gap, number}ポイントです。",
  },
  trendReached: {
    id: "trend.reached",
    defaultMessage: "期間の実施率は、いまのところ{rate, number}%で、目標の{goal, number}%に届いています。",
  },
  trendNone: { id: "trend.none", defaultMessage: "期間の実施率はまだありません。目標は{goal, number}%です。" },
  load: { id: "load.summary", defaultMessage: "今週の1人あたりの負荷は、いまのところ{load, number}です。" },
  rise: { id: "load.rise", defaultMessage: "前の4週の平均 {usual, number} → 今週 {load, number}（{times}倍）" },
  low: { id: "rateCalendar.lowest", defaultMessage: "{weekday} {percent, number}%" },
});
