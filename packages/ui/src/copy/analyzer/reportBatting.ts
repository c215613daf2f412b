import { actionText } from "../controls/action.ts";
import { filterText } from "../controls/filter.ts";
import { headingText } from "../controls/heading.ts";
import { measureText } from "../controls/measures.ts";
import { unitText } from "../controls/units.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** The batting pages of a player's report. */
export const reportBattingText = plain.defineMessages({
  board: { id: "reportBatting.board", defaultMessage: "打撃の数字" },
  filters: { id: "reportBatting.filters", defaultMessage: "見る条件" },
  show: { id: "reportBatting.show", defaultMessage: "表示する" },
  max: { id: "reportBatting.max", defaultMessage: "最大打球速度" },
  angle: { id: "reportBatting.angle", defaultMessage: "平均角度" },
  longest: { id: "reportBatting.longest", defaultMessage: "最大飛距離" },
  count: measureText.count,
  sweetSpot: { id: "reportBatting.sweetSpot", defaultMessage: "8〜32°の割合" },
  results: { id: "reportBatting.results", defaultMessage: "結果" },
  kmh: unitText.kmh,
  degree: unitText.degree,
  metre: unitText.metre,
  times: unitText.times,
  balls: unitText.ball,
  percent: unitText.percent,
  trajectory: { id: "reportBatting.trajectory", defaultMessage: "打球の軌道" },
  noAngles: { id: "reportBatting.noAngles", defaultMessage: "角度の記録はありません" },
  noTrajectory: { id: "reportBatting.noTrajectory", defaultMessage: "角度の記録がないため、軌道を計算できません" },
  types: measureText.battingType,
  typesCaption: { id: "reportBatting.typesCaption", defaultMessage: "打撃の種類ごとの打球速度と角度" },
  mean: measureText.mean,
  most: measureText.max,
  angleColumn: { id: "reportBatting.angleColumn", defaultMessage: "角度" },
  countColumn: unitText.times,
  trend: { id: "reportBatting.trend", defaultMessage: "打球速度の推移" },
  noTrend: { id: "reportBatting.noTrend", defaultMessage: "この12週に測定はありません" },
  angles: { id: "reportBatting.angles", defaultMessage: "打球角度の分布" },
  angleMeasure: measureText.angle,
  ballCount: measureText.balls,
  best: { id: "reportBatting.best", defaultMessage: "強い打球の範囲" },
  noResults: { id: "reportBatting.noResults", defaultMessage: "結果の記録はありません" },
  emptyTitle: { id: "reportBatting.emptyTitle", defaultMessage: "この条件の測定はありません" },
  emptyBody: {
    id: "reportBatting.emptyBody",
    defaultMessage: "期間を広げるか、打撃の種類を変えてください。",
  },
  noSpeeds: { id: "reportBatting.noSpeeds", defaultMessage: "打球速度のある測定はありません" },
  toResults: { id: "reportBatting.toResults", defaultMessage: "打撃結果を見る" },
  range: headingText.date,
  result: measureText.result,
  all: actionText.all,
  everyResult: { id: "reportBatting.everyResult", defaultMessage: "結果すべて" },
  homeRun: { id: "reportBatting.homeRun", defaultMessage: "本塁打" },
  csv: headingText.csv,
  list: { id: "reportBatting.list", defaultMessage: "一球ごとの打撃の記録" },
  videoColumn: { id: "reportBatting.videoColumn", defaultMessage: "動画" },
  dateColumn: headingText.when,
  kindColumn: { id: "reportBatting.kindColumn", defaultMessage: "種類" },
  speedColumn: { id: "reportBatting.speedColumn", defaultMessage: "打球速度（km/h）" },
  differenceColumn: { id: "reportBatting.differenceColumn", defaultMessage: "平均との差" },
  angleUnitColumn: { id: "reportBatting.angleUnitColumn", defaultMessage: "角度（°）" },
  distanceColumn: { id: "reportBatting.distanceColumn", defaultMessage: "飛距離（m）" },
  batSpeedColumn: { id: "reportBatting.batSpeedColumn", defaultMessage: "スイング速度（km/h）" },
  attackAngleColumn: { id: "reportBatting.attackAngleColumn", defaultMessage: "アタックアングル（°）" },
  resultColumn: measureText.result,
  actionsColumn: actionText.actions,
  ballColumn: measureText.ball,
  resultsEmptyBody: {
    id: "reportBatting.resultsEmptyBody",
    defaultMessage: "日付を広げるか、種類や結果の条件を変えてください。",
  },
  everyBall: filterText.clearAll,
  longer: { id: "reportBatting.longer", defaultMessage: "直近3か月で見る" },
  oneDay: { id: "reportBatting.oneDay", defaultMessage: "1日で測定" },
});

export const reportBattingValueText = typed.defineMessages({
  meanOf: { id: "reportBatting.meanOf", defaultMessage: "平均打球速度（{type}）" },
  peers: { id: "reportBatting.peers", defaultMessage: "{grade}の平均 {mean}" },
  dayAndEv90: { id: "reportBatting.dayAndEv90", defaultMessage: "{day}・90パーセンタイル {ev90}" },
  sweetShare: { id: "reportBatting.sweetShare", defaultMessage: "8〜32° {percent, number}%" },
  sweetCount: { id: "reportBatting.sweetCount", defaultMessage: "8〜32° {of, number}球のうち{inside, number}球" },
  ofBalls: { id: "reportBatting.ofBalls", defaultMessage: "/ {of, number}球" },
  dayOf: { id: "reportBatting.dayOf", defaultMessage: "{day} {type}" },
  days: { id: "reportBatting.days", defaultMessage: "{days, number}日に分けて測定" },
  now: { id: "reportBatting.now", defaultMessage: "{period}・{ball}" },
  ballOnly: { id: "reportBatting.ballOnly", defaultMessage: "{ball}・種類と球は混ぜずに集計します" },
  done: { id: "reportBatting.done", defaultMessage: "{count, number}球を表示する" },
  newest: {
    id: "reportBatting.newest",
    defaultMessage: "{total, number}球のうち、いちばん飛んだ球と新しい球の{shown, number}球",
  },
  weekly: { id: "reportBatting.weekly", defaultMessage: "{type}・週の平均" },
  angleNote: { id: "reportBatting.angleNote", defaultMessage: "{type}・8〜32°が強い打球の範囲" },
  trendGoal: {
    id: "reportBatting.trendGoal",
    defaultMessage: "最後に測った週の平均は{mean} km/hです。目標は{goal} km/hです。",
  },
  trendMean: { id: "reportBatting.trendMean", defaultMessage: "最後に測った週の平均は{mean} km/hです。" },
  anglesSummary: {
    id: "reportBatting.anglesSummary",
    defaultMessage: "角度のある{of, number}球のうち{inside, number}球が8〜32°です。",
  },
  resultsOf: { id: "reportBatting.resultsOf", defaultMessage: "打撃結果（{type}）" },
  typeMean: { id: "reportBatting.typeMean", defaultMessage: "{type}の平均" },
  /** `b` sets the day in the numeral font. */
  moment: { id: "reportBatting.moment", defaultMessage: "<b>{day}</b>（{weekday}）{time}" },
  withoutSpeed: {
    id: "reportBatting.withoutSpeed",
    defaultMessage: "打球速度のない記録が{count, number}球あります。飛距離やスイング速度は、打撃結果に並びます。",
  },
  found: { id: "reportBatting.found", defaultMessage: "{count, number}球" },
  file: { id: "reportBatting.file", defaultMessage: "打撃結果_{name}_{start}-{end}.csv" },
  team: { id: "reportBatting.team", defaultMessage: "チーム{stage}" },
});

/** Every ball by speed and angle. */
export const speedAngleText = plain.defineMessages({
  title: { id: "speedAngle.title", defaultMessage: "打球速度と打球角度" },
  speed: measureText.exitSpeed,
  angle: measureText.angle,
  kmh: unitText.kmh,
  degree: unitText.degree,
  ball: { id: "speedAngle.ball", defaultMessage: "打球" },
  result: measureText.result,
  homeRun: { id: "speedAngle.homeRun", defaultMessage: "本塁打" },
  hit: { id: "speedAngle.hit", defaultMessage: "ヒット" },
  out: { id: "speedAngle.out", defaultMessage: "アウト" },
  unknown: { id: "speedAngle.unknown", defaultMessage: "結果なし" },
  empty: { id: "speedAngle.empty", defaultMessage: "速度と角度の両方がある打球はありません" },
});

export const speedAngleValueText = typed.defineMessages({
  counted: { id: "speedAngle.counted", defaultMessage: "帯は8〜32°・{of, number}球のうち角度のある{count, number}球" },
  summary: {
    id: "speedAngle.summary",
    defaultMessage: "速度と角度のある{count, number}球のうち、8〜32°は{inside, number}球です。",
  },
});

export const sprayPanelText = plain.defineMessages({
  title: { id: "sprayPanel.title", defaultMessage: "打球の方向" },
  empty: {
    id: "sprayPanel.empty",
    defaultMessage: "方向と飛距離の両方を測った打球はありません。方向を測れる機器のCSVを取り込むと、ここに表示します。",
  },
});

export const sprayPanelValueText = typed.defineMessages({
  fence: { id: "sprayPanel.fence", defaultMessage: "線はフェンスの目安：両翼{side} m・中堅{center} m" },
  round: { id: "sprayPanel.round", defaultMessage: "線はフェンスの目安：{side} m" },
});
