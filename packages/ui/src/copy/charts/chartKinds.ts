import { defineMessage, defineMessages } from "react-intl";
import { measureText } from "../controls/measures.ts";
import { unitText } from "../controls/units.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const battedText = defineMessages({
  ball: { id: "batted.ball", defaultMessage: "打球" },
  noResult: { id: "batted.noResult", defaultMessage: "結果なし" },
});

export const trajectoryText = defineMessages({
  caption: { id: "trajectory.caption", defaultMessage: "打球の軌道" },
  computed: { id: "trajectory.computed", defaultMessage: "速度と角度からの計算値・横から見た図" },
  sideView: { id: "trajectory.sideView", defaultMessage: "横から見た図" },
  partlyComputed: { id: "trajectory.partlyComputed", defaultMessage: "測っていない飛距離は計算値・横から見た図" },
  carry: { id: "trajectory.carry", defaultMessage: "飛距離（計算値）" },
  apex: { id: "trajectory.apex", defaultMessage: "最高点" },
});

export const trajectoryValueText = typed.defineMessages({
  summary: defineMessage<{
    count: number;
    name: string;
    carry: string;
    speed: string;
    angle: string;
    computed: string;
  }>({
    id: "trajectory.summary",
    defaultMessage:
      "{count, number}球のうち、いちばん遠くへ飛んだのは「{name}」の{carry} m（{speed} km/h・{angle}°）です。{computed, select, true {飛距離は速度と角度からの計算値です。} other {}}",
  }),
  carry: { id: "trajectory.metresCarried", defaultMessage: "{carry} m" },
  computedCarry: { id: "trajectory.metresComputed", defaultMessage: "{carry} m（計算値）" },
  flown: { id: "trajectory.flown", defaultMessage: "{carry}・{speed} km/h・{angle}°" },
  landed: { id: "trajectory.landed", defaultMessage: "{name} {carry}" },
  metres: { id: "trajectory.metres", defaultMessage: "{value} m" },
  fence: { id: "trajectory.fence", defaultMessage: "フェンス {value} m" },
});

export const zoneText = defineMessages({
  caption: { id: "zone.caption", defaultMessage: "投球コース" },
  course: { id: "zone.course", defaultMessage: "コース" },
  side: { id: "zone.side", defaultMessage: "横（右が＋）" },
  height: { id: "zone.height", defaultMessage: "高さ" },
  view: { id: "zone.view", defaultMessage: "捕手から見た位置" },
  shown: { id: "zone.shown", defaultMessage: "表示" },
});

export const zoneHeightText = defineMessages({
  ball: { id: "zone.ball", defaultMessage: "ボール" },
  low: { id: "zone.low", defaultMessage: "ゾーン・低め" },
  middle: { id: "zone.middle", defaultMessage: "ゾーン・真ん中" },
  high: { id: "zone.high", defaultMessage: "ゾーン・高め" },
});

export const zoneValueText = typed.defineMessages({
  summary: {
    id: "zone.summary",
    defaultMessage:
      "捕手から見た{count, number}球の位置です。ゾーンに入ったのは{share, number}%で、低めは{low, number}%です。",
  },
  density: { id: "zone.density", defaultMessage: "密度＋{last, number}球" },
  densityView: {
    id: "zone.densityView",
    defaultMessage: "捕手から見た位置・面は{count, number}球の密度、点は最後の{last, number}球",
  },
  selected: { id: "zone.selected", defaultMessage: "{letters} {speed}" },
});

export const sprayText = defineMessages({
  caption: { id: "spray.caption", defaultMessage: "打球の方向" },
  direction: { id: "spray.direction", defaultMessage: "方向（右が＋）" },
  side: { id: "spray.side", defaultMessage: "打ち分け" },
  foul: { id: "spray.foul", defaultMessage: "ファウル" },
  pull: { id: "spray.pull", defaultMessage: "引っ張り" },
  opposite: { id: "spray.opposite", defaultMessage: "流し" },
  left: { id: "spray.left", defaultMessage: "左方向" },
  center: { id: "spray.center", defaultMessage: "センター" },
  right: { id: "spray.right", defaultMessage: "右方向" },
});

export const sprayValueText = typed.defineMessages({
  summary: {
    id: "spray.summary",
    defaultMessage:
      "{count, number}球の打球の方向です。フェアの打球は{left}{leftShare, number}%、センター{centerShare, number}%、{right}{rightShare, number}%です。",
  },
  onlyFouls: { id: "spray.onlyFouls", defaultMessage: "{count, number}球はすべてファウルでした。" },
  share: { id: "spray.share", defaultMessage: "{side} {share, number}%" },
});

export const calendarText = defineMessages({
  day: { id: "calendar.day", defaultMessage: "日" },
});

export const calendarValueText = typed.defineMessages({
  summary: {
    id: "calendar.summary",
    defaultMessage: "{count, number}日分の{measure}です。いちばん高い日は{date}の{percent}%です。",
  },
  nothing: { id: "calendar.nothing", defaultMessage: "{measure}の記録はまだありません。" },
});

export const heatValueText = typed.defineMessages({
  below: { id: "heat.below", defaultMessage: "{limit, number}{unit}未満" },
  reached: { id: "heat.reached", defaultMessage: "{limit, number}{unit}以上" },
  summary: {
    id: "heat.summary",
    defaultMessage:
      "{cells, number}マスのうち{known, number}マスに記録があります。いちばん大きいのは{highRow}の{highColumn}で{high}{unit}、いちばん小さいのは{lowRow}の{lowColumn}で{low}{unit}です。",
  },
  one: {
    id: "heat.one",
    defaultMessage: "どの記録も{value}{unit}です。記録があるのは{cells, number}マスのうち{known, number}マスです。",
  },
});

export const rangeText = plain.defineMessages({
  group: { id: "range.group", defaultMessage: "区分" },
  min: { id: "range.min", defaultMessage: "最小" },
  lower: { id: "range.lower", defaultMessage: "下位25%" },
  median: { id: "range.median", defaultMessage: "中央値" },
  upper: { id: "range.upper", defaultMessage: "上位25%" },
  max: measureText.max,
  own: { id: "range.own", defaultMessage: "本人" },
  whole: { id: "range.whole", defaultMessage: "最小〜最大" },
  middleAndMedian: { id: "range.middleAndMedian", defaultMessage: "中央の50%と中央値" },
  person: unitText.person,
  player: personText.player,
  best: { id: "range.best", defaultMessage: "自己ベスト更新" },
  target: { id: "range.target", defaultMessage: "目標の範囲" },
  goal: { id: "range.goal", defaultMessage: "目標" },
});

export const rangeValueText = typed.defineMessages({
  target: { id: "range.targetSpan", defaultMessage: "{lower}–{upper}" },
  labelled: { id: "range.labelled", defaultMessage: "{name} {value}" },
});

export const scatterText = defineMessages({
  density: { id: "scatter.density", defaultMessage: "記号ひとつの球数" },
});

export const scatterValueText = typed.defineMessages({
  one: { id: "scatter.one", defaultMessage: "{from, number}球" },
  between: { id: "scatter.between", defaultMessage: "{from, number}〜{to, number}球" },
  from: { id: "scatter.from", defaultMessage: "{from, number}球から" },
});

export const percentileText = defineMessages({
  strength: { id: "percentile.strength", defaultMessage: "強み" },
  weakness: { id: "percentile.weakness", defaultMessage: "課題" },
  middle: { id: "percentile.middle", defaultMessage: "中央の50%" },
  median: { id: "percentile.median", defaultMessage: "点線は中央値" },
  none: { id: "percentile.none", defaultMessage: "比べられる記録がまだ足りません" },
});

export const percentileValueText = typed.defineMessages({
  place: { id: "percentile.place", defaultMessage: "100人中の位置 {place, number}" },
  estimate: { id: "percentile.estimate", defaultMessage: "推定値です。{basis}から計算しています。" },
  short: { id: "percentile.short", defaultMessage: "あと{missing, number}球で表示できます" },
});
