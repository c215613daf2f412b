import { actionText } from "../controls/action.ts";
import { editingText } from "../controls/editing.ts";
import { filterText } from "../controls/filter.ts";
import { headingText } from "../controls/heading.ts";
import { measureText } from "../controls/measures.ts";
import { unitText } from "../controls/units.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** Measurements of the whole team. */
export const analysisText = plain.defineMessages({
  filters: { id: "analysis.filters", defaultMessage: "測定データ分析の条件" },
  mode: measureText.kind,
  1: measureText.batting,
  2: measureText.pitching,
  grade: personText.grade,
  all: actionText.all,
  everyGrade: { id: "analysis.everyGrade", defaultMessage: "すべての学年" },
  pool: { id: "analysis.pool", defaultMessage: "打撃の種類と使用球" },
  pitch: measureText.pitchType,
  everyPitch: { id: "analysis.everyPitch", defaultMessage: "すべての球種" },
  players: personText.player,
  playersNote: { id: "analysis.playersNote", defaultMessage: "選ばないと全員" },
  choose: editingText.choosePlayer,
  import: { id: "analysis.import", defaultMessage: "CSVを取り込む" },
  show: filterText.show,
  emptyTitle: { id: "analysis.emptyTitle", defaultMessage: "この条件の測定データはありません" },
  emptyText: {
    id: "analysis.emptyText",
    defaultMessage: "期間や学年、選手の条件を変えるか、計測機器のCSVを取り込んでください。",
  },
  reset: filterText.clearAll,
});

export const analysisChartText = plain.defineMessages({
  scatter: { id: "analysis.scatter", defaultMessage: "打球速度と打球角度" },
  speeds: { id: "analysis.speeds", defaultMessage: "球速の分布" },
  exitSpeed: measureText.exitSpeed,
  angle: measureText.angle,
  pitchSpeed: measureText.pitchSpeed,
  kmh: unitText.kmh,
  degree: unitText.degree,
  player: personText.player,
  day: { id: "analysis.day", defaultMessage: "日" },
  stage: personText.grade,
  strong: { id: "analysis.strong", defaultMessage: "強い打球" },
  band: { id: "analysis.band", defaultMessage: "帯は、その速さで塁打がもっとも多い8°です。" },
  bandOwn: { id: "analysis.bandOwn", defaultMessage: "（選手が足りないので、この段階の球どうしで読み替え）" },
  reference: { id: "analysis.reference", defaultMessage: "参考" },
  focus: { id: "analysis.focus", defaultMessage: "目立たせる選手" },
  noFocus: { id: "analysis.noFocus", defaultMessage: "目立たせる選手を選ぶ" },
  noAngles: { id: "analysis.noAngles", defaultMessage: "角度の測定がある打球はありません" },
  strongShare: { id: "analysis.strongShare", defaultMessage: "強い打球の割合" },
  pitchPanel: { id: "analysis.pitchPanel", defaultMessage: "学年ごとの球速" },
  count: measureText.balls,
  people: { id: "analysis.people", defaultMessage: "人数" },
  percent: unitText.percent,
  mean: measureText.mean,
  ball: unitText.ball,
  exitTrend: { id: "analysis.exitTrend", defaultMessage: "平均打球速度の推移・週ごと" },
  pitchTrend: { id: "analysis.pitchTrend", defaultMessage: "平均球速の推移・週ごと" },
});

export const analysisDayText = plain.defineMessages({
  exit: { id: "analysisDay.exit", defaultMessage: "打球速度の推移・日ごと" },
  pitch: { id: "analysisDay.pitch", defaultMessage: "球速の推移・日ごと" },
  team: { id: "analysisDay.team", defaultMessage: "チーム平均" },
  computed: { id: "analysisDay.computed", defaultMessage: "チーム平均は、その日に測った全員の平均" },
  recorded: { id: "analysisDay.recorded", defaultMessage: "チーム平均は、測定アプリの値。ない日は全員の平均" },
  none: { id: "analysisDay.none", defaultMessage: "この期間の測定はありません。" },
});

export const analysisDistributionText = plain.defineMessages({
  title: { id: "analysisDistribution.title", defaultMessage: "打球速度の分布" },
  caption: { id: "analysisDistribution.caption", defaultMessage: "縦線は平均・山の広さはどれも同じ" },
  few: { id: "analysisDistribution.few", defaultMessage: "10球以上測った学年があると、分布を表示します。" },
});

export const analysisPlayersText = plain.defineMessages({
  title: { id: "analysisPlayers.title", defaultMessage: "選手別" },
  exitMean: { id: "analysisPlayers.exitMean", defaultMessage: "平均打球速度" },
  pitchMean: { id: "analysisPlayers.pitchMean", defaultMessage: "平均球速" },
  ranking: { id: "analysisPlayers.ranking", defaultMessage: "ランキング" },
  table: { id: "analysisPlayers.table", defaultMessage: "選手どうしの比較" },
  player: personText.player,
  count: measureText.balls,
  mean: measureText.meanKmh,
  last: { id: "analysisPlayers.last", defaultMessage: "最後の測定日" },
  lastMean: { id: "analysisPlayers.lastMean", defaultMessage: "その日の平均（km/h）" },
  recent: { id: "analysisPlayers.recent", defaultMessage: "直近8日の平均" },
  grade: personText.grade,
  csv: headingText.csv,
  search: { id: "analysisPlayers.search", defaultMessage: "名前で探す" },
  none: { id: "analysisPlayers.none", defaultMessage: "見つかる選手はいません。" },
  clear: { id: "analysisPlayers.clear", defaultMessage: "全員に戻す" },
  chooseHelp: { id: "analysisPlayers.chooseHelp", defaultMessage: "選ばないと、全員を表示します。100人まで選べます。" },
});

export const analysisValueText = typed.defineMessages({
  pool: { id: "analysis.poolOf", defaultMessage: "{pool}（{count, number}球）" },
  several: { id: "analysis.several", defaultMessage: "選んだ{count, number}人" },
  now: { id: "analysis.now", defaultMessage: "{period}・{grade}・{what}" },
  done: { id: "analysis.done", defaultMessage: "{count, number}球を表示する" },
  counted: { id: "analysis.counted", defaultMessage: "{count, number}球・{people, number}人" },
  newest: {
    id: "analysis.newest",
    defaultMessage: "{total, number}球のうち新しい{shown, number}球・{people, number}人",
  },
  withoutAngle: {
    id: "analysis.withoutAngle",
    defaultMessage: "{caption}（角度のある{of, number}球。ない{rest, number}球は、この図と割合に入れていません）",
  },
  strongBand: { id: "analysis.strongBand", defaultMessage: "{speed, number} km/h以上・{low, number}〜{high, number}°" },
  fastest: { id: "analysis.fastest", defaultMessage: "{name} {speed} km/h・{angle}°" },
  scatterSummary: {
    id: "analysis.scatterSummary",
    defaultMessage: "角度のある{count, number}球のうち、強い打球は{strong, number}球です。",
  },
  speedsMixed: {
    id: "analysis.speedsMixed",
    defaultMessage: "{count, number}球の球速です。学年の段階がまたがるため、平均は段階ごとに示します。",
  },
  speedsSummary: { id: "analysis.speedsSummary", defaultMessage: "{count, number}球の平均は{mean} km/hです。" },
  trendSummary: { id: "analysis.trendSummary", defaultMessage: "{stage}の最後の週の平均は{mean} km/hです。" },
  trendNone: { id: "analysis.trendNone", defaultMessage: "{stage}の直近12週の測定はありません。" },
  nameMean: { id: "analysis.nameMean", defaultMessage: "{name} {mean} km/h" },
  lastDays: { id: "analysis.lastDays", defaultMessage: "最後の測定日の平均は、{means}です。" },
  distribution: { id: "analysis.distributionSummary", defaultMessage: "打球速度の平均は、{means}です。" },
  band: {
    id: "analysis.bandOf",
    defaultMessage:
      "{stage}：真ん中の速さ（{speed} km/h）では{from, number}〜{to, number}°。{of, number}球のうち{inside, number}球（{share}%）がそれぞれの速さの帯の中。",
  },
  enough: { id: "analysisPlayers.enough", defaultMessage: "{what}・{balls, number}球以上" },
  nobodyEnough: {
    id: "analysisPlayers.nobodyEnough",
    defaultMessage: "{balls, number}球以上測った選手は、まだいません。",
  },
  fewLast: { id: "analysisPlayers.fewLast", defaultMessage: "{balls, number}球に満たない選手は、平均の順では最後" },
  detail: { id: "analysis.detail", defaultMessage: "{count, number}球" },
  showChosen: { id: "analysisPlayers.show", defaultMessage: "{count, number}人を表示する" },
  file: { id: "analysisPlayers.file", defaultMessage: "測定データ分析_{what}_{day}.csv" },
});
