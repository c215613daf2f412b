import type { BattingFigure, CountOf, PitchingFigure } from "@kyuseki/domain/aiStats";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { measureText } from "../controls/measures.ts";
import { unitText } from "../controls/units.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const aiStatsText = plain.defineMessages({
  findings: { id: "aiStats.findings", defaultMessage: "わかったこと" },
  findingsNote: { id: "aiStats.findingsNote", defaultMessage: "確かさの高い順に3つまで" },
  loading: { id: "aiStats.loading", defaultMessage: "計算しています" },
  battingType: measureText.battingType,
  ball: { id: "aiStats.ball", defaultMessage: "球の種類" },
  apart: { id: "aiStats.apart", defaultMessage: "種類と球は混ぜずに計算します" },
  apartBall: { id: "aiStats.apartBall", defaultMessage: "球の種類は混ぜずに計算します" },
  estimate: { id: "aiStats.estimate", defaultMessage: "推定値です" },
  methods: { id: "aiStats.methods", defaultMessage: "計算の方法" },
  exitSpeed: measureText.exitSpeed,
  angle: measureText.angle,
  fastball: { id: "aiStats.fastball", defaultMessage: "ストレート" },
  places: { id: "aiStats.places", defaultMessage: "同学年の中での位置" },
  nationwide: { id: "aiStats.nationwide", defaultMessage: "全国の選手と（名前なし）" },
  placesNote: { id: "aiStats.placesNote", defaultMessage: "100人に並べたときの位置" },
  window: { id: "aiStats.window", defaultMessage: "いい角度の範囲" },
  windowNote: { id: "aiStats.windowNote", defaultMessage: "この打球速度で塁打がもっとも多い8°" },
  balls: measureText.balls,
  ballUnit: unitText.ball,
  reference: { id: "aiStats.reference", defaultMessage: "参考" },
  scaleGroup: { id: "aiStats.scaleGroup", defaultMessage: "速度は同年代に合わせて読み替えています。" },
  scaleNation: {
    id: "aiStats.scaleNation",
    defaultMessage: "速度は、全国の同年代の選手（名前なし）に合わせて読み替えています。",
  },
  scaleOwn: { id: "aiStats.scaleOwn", defaultMessage: "比べる選手が足りないので、速度は本人の中で読み替えています。" },
  trendNote: { id: "aiStats.trendNote", defaultMessage: "丸は測定ごとの中央値・帯は90%区間" },
  trendBand: { id: "aiStats.trendBand", defaultMessage: "90%区間" },
  trendLine: { id: "aiStats.trendLine", defaultMessage: "伸びの線" },
  session: { id: "aiStats.session", defaultMessage: "測定の中央値" },
  rising: { id: "aiStats.rising", defaultMessage: "伸びています" },
  falling: { id: "aiStats.falling", defaultMessage: "落ちています" },
  unclear: { id: "aiStats.unclear", defaultMessage: "伸びたとも落ちたとも言えません" },
  unclearWhy: {
    id: "aiStats.unclearWhy",
    defaultMessage:
      "区間は0の片側にありますが、同時に調べたほかの数字の分を割り引くか、1日の中のばらつきと比べると、偶然と区別できません。",
  },
  forecastWide: {
    id: "aiStats.forecastWide",
    defaultMessage:
      "見通しの幅が、本人のこれまでの測定の幅より広いので、表示しません。測る回数が増えると狭くなります。",
  },
  forecastLine: { id: "aiStats.forecastLine", defaultMessage: "見通しは、伸びの線をそのまま先へ延ばしたものです。" },
  forecastNote: { id: "aiStats.forecastNote", defaultMessage: "帯は推定の幅（80%）" },
  forecastBand: { id: "aiStats.forecastBand", defaultMessage: "80%の幅" },
  forecast: { id: "aiStats.forecast", defaultMessage: "見通し" },
  spreadNote: { id: "aiStats.spreadNote", defaultMessage: "丸1つが1球・縦線は平均・帯は標準偏差・km/h" },
  now: { id: "aiStats.now", defaultMessage: "この期間" },
  before: { id: "aiStats.before", defaultMessage: "前の期間" },
  oneBall: { id: "aiStats.oneBall", defaultMessage: "一球" },
  sdBand: { id: "aiStats.sdBand", defaultMessage: "平均±標準偏差" },
  expected: { id: "aiStats.expected", defaultMessage: "見込み塁打（実打）" },
  expectedUnit: { id: "aiStats.expectedUnit", defaultMessage: "塁打／球" },
  trendLack: { id: "aiStats.trendLack", defaultMessage: "測定ごとの中央値から、伸びの線とその幅を計算します。" },
  forecastLack: { id: "aiStats.forecastLack", defaultMessage: "これまでの測定から、4週間先までの見通しを計算します。" },
  spreadLack: { id: "aiStats.spreadLack", defaultMessage: "一球ずつの速さから、ばらつきを計算します。" },
  fatigueLack: {
    id: "aiStats.fatigueLack",
    defaultMessage: "期間でいちばん多く投げた日の球数です。1日に20球投げると、球種ごとに10球ずつに分けて比べます。",
  },
  fatigueTypeLack: {
    id: "aiStats.fatigueTypeLack",
    defaultMessage: "その日の球数は足りています。同じ球種が8球あると、10球ずつに分けて比べます。",
  },
  when: { id: "aiStats.when", defaultMessage: "区分" },
  modeGap: { id: "aiStats.modeGap", defaultMessage: "実打とティーの差" },
  arsenal: { id: "aiStats.arsenal", defaultMessage: "球種ごとの球速" },
  pitchType: measureText.pitchType,
  gap: { id: "aiStats.gap", defaultMessage: "ストレートとの差" },
  overlap: { id: "aiStats.overlap", defaultMessage: "重なり" },
  guide: { id: "aiStats.guide", defaultMessage: "目安（大学生）" },
  separates: { id: "aiStats.separates", defaultMessage: "差は十分" },
  suspect: { id: "aiStats.suspect", defaultMessage: "球種の名前を確かめたい球" },
  fatigue: { id: "aiStats.fatigue", defaultMessage: "10球ごとの球速" },
  base: { id: "aiStats.base", defaultMessage: "基準" },
  noBlock: { id: "aiStats.noBlock", defaultMessage: "―" },
  caution: { id: "aiStats.caution", defaultMessage: "注意" },
  warning: { id: "aiStats.warning", defaultMessage: "警告" },
  notCompared: {
    id: "aiStats.notCompared",
    defaultMessage: "基準のあとに同じ球種を投げていないので、比べていません。",
  },
  steady: { id: "aiStats.steady", defaultMessage: "落ちは、注意の目安に届いていません。" },
  firstTen: { id: "aiStats.firstTen", defaultMessage: "最初の10球との差" },
  lastSessions: { id: "aiStats.lastSessions", defaultMessage: "最近の測定との差" },
  closing: { id: "aiStats.closing", defaultMessage: "推定値です。指導の判断は、動画と体調とあわせて行ってください。" },
});

/** What is counted towards a minimum. */
export const countUnitText = plain.defineMessages({
  balls: unitText.ball,
  liveBalls: { id: "aiCount.liveBalls", defaultMessage: "球（実打）" },
  teeBalls: { id: "aiCount.teeBalls", defaultMessage: "球（ティー）" },
  pitches: unitText.ball,
  fastballs: { id: "aiCount.fastballs", defaultMessage: "球（ストレート）" },
  sessions: { id: "aiCount.sessions", defaultMessage: "回の測定" },
  closeSessions: { id: "aiCount.closeSessions", defaultMessage: "回の続けた測定" },
  liveSessions: { id: "aiCount.liveSessions", defaultMessage: "回の測定（実打）" },
  teeSessions: { id: "aiCount.teeSessions", defaultMessage: "回の測定（ティー）" },
  days: { id: "aiCount.days", defaultMessage: "日" },
  players: { id: "aiCount.players", defaultMessage: "人の比べる選手" },
}) satisfies Record<CountOf, MessageDescriptor>;

export const battingFigureText = defineMessages({
  speedMean: { id: "aiFigure.speedMean", defaultMessage: "打球速度の平均" },
  speedP90: { id: "aiFigure.speedP90", defaultMessage: "速い打球（EV90）" },
  angleMean: { id: "aiFigure.angleMean", defaultMessage: "打球角度の平均" },
  speedSd: { id: "aiFigure.speedSd", defaultMessage: "打球速度の安定" },
  sweetSpotShare: { id: "aiFigure.sweetSpotShare", defaultMessage: "8〜32°の割合" },
}) satisfies Record<BattingFigure, MessageDescriptor>;

export const pitchingFigureText = defineMessages({
  fastballMean: { id: "aiFigure.fastballMean", defaultMessage: "ストレートの平均" },
  fastballSd: { id: "aiFigure.fastballSd", defaultMessage: "球速の再現性" },
  fastballAngleSd: { id: "aiFigure.fastballAngleSd", defaultMessage: "角度の安定" },
  changeUpGap: { id: "aiFigure.changeUpGap", defaultMessage: "チェンジアップとの差" },
  lateChange: { id: "aiFigure.lateChange", defaultMessage: "終盤の球速の保ち" },
}) satisfies Record<PitchingFigure, MessageDescriptor>;

/** What counts towards a minimum, and how much of what was measured does. */
export const aiLackText = typed.defineMessages({
  fewFlights: {
    id: "aiLack.fewFlights",
    defaultMessage:
      "この期間の実打{live, number}球のうち、速度と角度の両方がある{have, number}球が数に入ります。ティーやトスの球は数えません。",
  },
  oneDay: {
    id: "aiLack.oneDay",
    defaultMessage: "この期間の実打{live, number}球は足りています。ほかの日の実打があると、幅と合わせて表示できます。",
  },
  noPeers: {
    id: "aiLack.noPeers",
    defaultMessage:
      "この期間の実打{live, number}球は足りています。速度を同年代に合わせて読み替えるために、同じ学年と性別の選手の実打が要ります。",
  },
  noGender: {
    id: "aiLack.noGender",
    defaultMessage:
      "性別が未回答なので、同じ学年と性別の選手と比べられません。メンバーリストで性別を選ぶと、計算できます。",
  },
  window: {
    id: "aiLack.window",
    defaultMessage:
      "この期間の{balls, number}球のうち、速度と角度の両方がある{have, number}球が数に入ります。塁打がもっとも多い角度を計算します。",
  },
  late: { id: "aiLack.late", defaultMessage: "20球投げた日があると表示できます（前半と後半に直球4球ずつ）" },
  unclassified: {
    id: "aiLack.unclassified",
    defaultMessage: "打撃の種類か使用球の記録がない{count, number}球は、数に入っていません",
  },
  unsaidBall: { id: "aiLack.unsaidBall", defaultMessage: "使用球の記録がない{count, number}球は、数に入っていません" },
  modeGap: {
    id: "aiLack.modeGap",
    defaultMessage:
      "それぞれ10球と3回の測定から比べます。この期間は実打{live, number}球、ティー{tee, number}球です。平均は混ぜません。",
  },
  arsenal: {
    id: "aiLack.arsenal",
    defaultMessage:
      "ひとつの球種が8球から計算します。この期間の{balls, number}球のうち、いちばん多い球種が{have, number}球です。",
  },
  peers: {
    id: "aiLack.peers",
    defaultMessage:
      "比べる選手が{have}人なので、位置はまだ出ません。同じ学年と性別で、同じように測った選手が{need, number}人になると出ます。",
  },
});

export const aiStatsValueText = typed.defineMessages({
  evidence: { id: "aiStats.evidence", defaultMessage: "{count, number}{unit}（{dates}）" },
  have: { id: "aiStats.have", defaultMessage: "<n>{have, number}</n> / {need, number}<u>{unit}</u>" },
  missing: { id: "aiStats.missing", defaultMessage: "あと{count, number}{unit}で表示できます" },
  typeOption: { id: "aiStats.typeOption", defaultMessage: "{type} {count, number}球" },
  peers: { id: "aiStats.peers", defaultMessage: "{count, number}人の中で" },
  guide: { id: "aiStats.guideValue", defaultMessage: "目安 {value}（大学生の投手）" },
  basis: { id: "aiStats.basis", defaultMessage: "この期間（{dates}・{days, number}日間）の{balls, number}球" },
  windowName: { id: "aiStats.windowName", defaultMessage: "{from, number}〜{to, number}°" },
  inside: {
    id: "aiStats.inside",
    defaultMessage: "この期間（{dates}）の{of, number}球のうち{inside, number}球（{share}%）がこの範囲に入りました。",
  },
  growth: { id: "aiStats.growth", defaultMessage: "{measure}の伸び" },
  trend: {
    id: "aiStats.trend",
    defaultMessage:
      "{measure}は{verdict}。4週間あたり{change} km/h（90%区間 {low}〜{high}）。{dates}の{sessions, number}回の測定から。",
  },
  outlook: { id: "aiStats.outlook", defaultMessage: "{measure}の見通し" },
  forecast: {
    id: "aiStats.forecastSummary",
    defaultMessage:
      "最後の測定の{weeks, number}週間後（{day}）は{value} km/h の見通しです（80%の幅 {low}〜{high}）。これまで{sessions, number}回の測定から。",
  },
  miss: {
    id: "aiStats.miss",
    defaultMessage: "同じ方法で過去を言い当てたときの外れは、真ん中で{miss} km/h でした（{tried, number}回）。",
  },
  steadiness: { id: "aiStats.steadiness", defaultMessage: "{measure}の安定" },
  spread: { id: "aiStats.spread", defaultMessage: "{when}（{dates}）±{sd}（{count, number}球）" },
  spreadSummary: { id: "aiStats.spreadSummary", defaultMessage: "{measure}のばらつき：{words}" },
  expected: {
    id: "aiStats.expectedBody",
    defaultMessage:
      "この期間（{dates}）の実打{count, number}球の速度と角度から計算した1球あたりの塁打です（90%区間 {low}〜{high}）。",
  },
  share: { id: "aiStats.share", defaultMessage: "実打はティーの{share}%（90%区間 {low}〜{high}%）です。" },
  modes: {
    id: "aiStats.modes",
    defaultMessage: "実打 {live} km/h（{liveBalls, number}球）、ティー {tee} km/h（{teeBalls, number}球）",
  },
  arsenal: {
    id: "aiStats.arsenalSummary",
    defaultMessage: "{count, number}球種の球速。いちばん速い{fastest}は平均{mean} km/h です。",
  },
  modeGapNote: { id: "aiStats.modeGapNote", defaultMessage: "打球速度の平均・{dates}" },
  arsenalNote: { id: "aiStats.arsenalNote", defaultMessage: "{dates}・km/h・縦線は平均・8球以上の球種" },
  typeBalls: { id: "aiStats.typeBalls", defaultMessage: "{count, number}球" },
  separates: { id: "aiStats.overlapValue", defaultMessage: "{overlap}%" },
  suspect: { id: "aiStats.suspectBall", defaultMessage: "{tagged} {speed} km/h（{likely}の速さに近い）" },
  block: { id: "aiStats.block", defaultMessage: "{from, number}–{to, number}球" },
  fatigue: { id: "aiStats.fatigueNote", defaultMessage: "{type}・{against}" },
  drop: {
    id: "aiStats.drop",
    defaultMessage:
      "{from, number}–{to, number}球で {drop} km/h 下がりました（自分のばらつき ±{sd} km/h と比べています）。",
  },
  dropUnknownSpread: {
    id: "aiStats.dropUnknownSpread",
    defaultMessage:
      "{from, number}–{to, number}球で {drop} km/h 下がりました（自分のばらつきはまだわからないので、±{sd} km/h として比べています）。",
  },
});
