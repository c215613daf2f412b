import { defineMessages } from "react-intl";

/** Measurements of the whole team. */
export const analysisText = defineMessages({
  filters: { id: "analysis.filters", defaultMessage: "測定データ分析の条件" },
  mode: { id: "analysis.mode", defaultMessage: "測定の種類" },
  1: { id: "analysis.batting", defaultMessage: "打撃" },
  2: { id: "analysis.pitching", defaultMessage: "投球" },
  grade: { id: "analysis.grade", defaultMessage: "学年" },
  all: { id: "analysis.all", defaultMessage: "すべて" },
  everyGrade: { id: "analysis.everyGrade", defaultMessage: "すべての学年" },
  pool: { id: "analysis.pool", defaultMessage: "打撃の種類と使用球" },
  pitch: { id: "analysis.pitch", defaultMessage: "球種" },
  everyPitch: { id: "analysis.everyPitch", defaultMessage: "すべての球種" },
  players: { id: "analysis.players", defaultMessage: "選手" },
  playersNote: { id: "analysis.playersNote", defaultMessage: "選ばないと全員" },
  choose: { id: "analysis.choose", defaultMessage: "選手を選ぶ" },
  import: { id: "analysis.import", defaultMessage: "CSVを取り込む" },
  show: { id: "analysis.show", defaultMessage: "この条件で表示する" },
  emptyTitle: { id: "analysis.emptyTitle", defaultMessage: "この条件の測定データはありません" },
  emptyText: {
    id: "analysis.emptyText",
    defaultMessage: "期間や学年、選手の条件を変えるか、計測機器のCSVを取り込んでください。",
  },
  reset: { id: "analysis.reset", defaultMessage: "条件をすべて外す" },
});

export const analysisChartText = defineMessages({
  scatter: { id: "analysis.scatter", defaultMessage: "打球速度と打球角度" },
  speeds: { id: "analysis.speeds", defaultMessage: "球速の分布" },
  exitSpeed: { id: "analysis.exitSpeed", defaultMessage: "打球速度" },
  angle: { id: "analysis.angle", defaultMessage: "打球角度" },
  pitchSpeed: { id: "analysis.pitchSpeed", defaultMessage: "球速" },
  kmh: { id: "analysis.kmh", defaultMessage: "km/h" },
  degree: { id: "analysis.degree", defaultMessage: "°" },
  player: { id: "analysis.player", defaultMessage: "選手" },
  day: { id: "analysis.day", defaultMessage: "日" },
  stage: { id: "analysis.stage", defaultMessage: "学年" },
  strong: { id: "analysis.strong", defaultMessage: "強い打球" },
  noAngles: { id: "analysis.noAngles", defaultMessage: "角度の測定がある打球はありません" },
  strongShare: { id: "analysis.strongShare", defaultMessage: "強い打球の割合" },
  pitchPanel: { id: "analysis.pitchPanel", defaultMessage: "学年ごとの球速" },
  count: { id: "analysis.count", defaultMessage: "球数" },
  people: { id: "analysis.people", defaultMessage: "人数" },
  percent: { id: "analysis.percent", defaultMessage: "%" },
  mean: { id: "analysis.mean", defaultMessage: "平均" },
  ball: { id: "analysis.ball", defaultMessage: "球" },
  exitTrend: { id: "analysis.exitTrend", defaultMessage: "平均打球速度の推移・週ごと" },
  pitchTrend: { id: "analysis.pitchTrend", defaultMessage: "平均球速の推移・週ごと" },
});

export const analysisPlayersText = defineMessages({
  title: { id: "analysisPlayers.title", defaultMessage: "選手別" },
  exitMean: { id: "analysisPlayers.exitMean", defaultMessage: "平均打球速度" },
  pitchMean: { id: "analysisPlayers.pitchMean", defaultMessage: "平均球速" },
  ranking: { id: "analysisPlayers.ranking", defaultMessage: "ランキング" },
  table: { id: "analysisPlayers.table", defaultMessage: "選手どうしの比較" },
  player: { id: "analysisPlayers.player", defaultMessage: "選手" },
  count: { id: "analysisPlayers.count", defaultMessage: "球数" },
  mean: { id: "analysisPlayers.mean", defaultMessage: "平均（km/h）" },
  last: { id: "analysisPlayers.last", defaultMessage: "最後の測定日" },
  lastMean: { id: "analysisPlayers.lastMean", defaultMessage: "その日の平均（km/h）" },
  recent: { id: "analysisPlayers.recent", defaultMessage: "直近8日の平均" },
  grade: { id: "analysisPlayers.grade", defaultMessage: "学年" },
  csv: { id: "analysisPlayers.csv", defaultMessage: "CSV" },
  search: { id: "analysisPlayers.search", defaultMessage: "名前で探す" },
  none: { id: "analysisPlayers.none", defaultMessage: "見つかる選手はいません。" },
  clear: { id: "analysisPlayers.clear", defaultMessage: "全員に戻す" },
  chooseHelp: { id: "analysisPlayers.chooseHelp", defaultMessage: "選ばないと、全員を表示します。100人まで選べます。" },
});

type Values = {
  pool: { pool: string; count: number };
  several: { count: number };
  now: { period: string; grade: string; what: string };
  done: { count: number };
  counted: { count: number; people: number };
  newest: { shown: number; total: number; people: number };
  strongBand: { speed: number; low: number; high: number };
  fastest: { name: string; speed: string; angle: string };
  scatterSummary: { count: number; strong: number };
  speedsSummary: { count: number; mean: string };
  trendSummary: { stage: string; mean: string };
  trendNone: { stage: string };
  detail: { count: number };
  showChosen: { count: number };
  file: { what: string; day: string };
};

export const analysisValueText = defineMessages<Values>({
  pool: { id: "analysis.poolOf", defaultMessage: "{pool}（{count, number}球）" },
  several: { id: "analysis.several", defaultMessage: "選んだ{count, number}人" },
  now: { id: "analysis.now", defaultMessage: "{period}・{grade}・{what}" },
  done: { id: "analysis.done", defaultMessage: "{count, number}球を表示する" },
  counted: { id: "analysis.counted", defaultMessage: "{count, number}球・{people, number}人" },
  newest: {
    id: "analysis.newest",
    defaultMessage: "{total, number}球のうち新しい{shown, number}球・{people, number}人",
  },
  strongBand: { id: "analysis.strongBand", defaultMessage: "{speed, number} km/h以上・{low, number}〜{high, number}°" },
  fastest: { id: "analysis.fastest", defaultMessage: "{name} {speed} km/h・{angle}°" },
  scatterSummary: {
    id: "analysis.scatterSummary",
    defaultMessage: "角度のある{count, number}球のうち、強い打球は{strong, number}球です。",
  },
  speedsSummary: { id: "analysis.speedsSummary", defaultMessage: "{count, number}球の平均は{mean} km/hです。" },
  trendSummary: { id: "analysis.trendSummary", defaultMessage: "{stage}の最後の週の平均は{mean} km/hです。" },
  trendNone: { id: "analysis.trendNone", defaultMessage: "{stage}の直近12週の測定はありません。" },
  detail: { id: "analysis.detail", defaultMessage: "{count, number}球" },
  showChosen: { id: "analysisPlayers.show", defaultMessage: "{count, number}人を表示する" },
  file: { id: "analysisPlayers.file", defaultMessage: "測定データ分析_{what}_{day}.csv" },
});
