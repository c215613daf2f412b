import { actionText } from "../controls/action.ts";
import { headingText } from "../controls/heading.ts";
import { measureText } from "../controls/measures.ts";
import { unitText } from "../controls/units.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** The pages of single balls: what is only on one of them. */
export const gapText = plain.defineMessages({
  gaps: { id: "ballGap.gaps", defaultMessage: "数値のちがい" },
  alone: { id: "ballGap.alone", defaultMessage: "この球の数値" },
  withBest: { id: "ballGap.withBest", defaultMessage: "動画の中の最大とくらべて" },
  measure: { id: "ballGap.measure", defaultMessage: "測定" },
  difference: { id: "ballGap.difference", defaultMessage: "差" },
  result: measureText.result,
});

export const battingVideoText = plain.defineMessages({
  speed: measureText.exitSpeed,
  angle: measureText.angle,
  distance: measureText.distance,
  bat_speed: measureText.batSpeed,
  attack_angle: measureText.attackAngle,
  path: { id: "battingVideo.path", defaultMessage: "打球の軌道" },
  day: { id: "battingVideo.day", defaultMessage: "この日の打球" },
});

export const pitchingVideoText = plain.defineMessages({
  course: { id: "pitchingVideo.course", defaultMessage: "コースと球種" },
  every: actionText.all,
  meanKmh: { id: "pitchingVideo.meanKmh", defaultMessage: "平均 km/h" },
  kinds: { id: "pitchingVideo.kinds", defaultMessage: "見る球種" },
  noCourse: { id: "pitchingVideo.noCourse", defaultMessage: "コースの記録はありません" },
  results: { id: "pitchingVideo.results", defaultMessage: "1球ごとの結果" },
  choose: { id: "pitchingVideo.choose", defaultMessage: "番号を選ぶと、その球に移ります" },
  number: { id: "pitchingVideo.number", defaultMessage: "No." },
  pitch: measureText.pitchType,
  speed: { id: "pitchingVideo.speed", defaultMessage: "球速（km/h）" },
  gap: { id: "pitchingVideo.gap", defaultMessage: "同球種の平均との差" },
  spin: { id: "pitchingVideo.spin", defaultMessage: "回転数（rpm）" },
  place: { id: "pitchingVideo.place", defaultMessage: "コース" },
  time: headingText.time,
  byNumber: { id: "pitchingVideo.byNumber", defaultMessage: "球数ごとの球速" },
  speedMeasure: measureText.pitchSpeed,
  countMeasure: measureText.balls,
  countUnit: unitText.ball,
  kmh: unitText.kmh,
  noSpeed: { id: "pitchingVideo.noSpeed", defaultMessage: "球速の記録はありません" },
  spinName: { id: "pitchingVideo.spinName", defaultMessage: "回転数" },
  rpm: { id: "pitchingVideo.rpm", defaultMessage: "rpm" },
  rise: { id: "pitchingVideo.rise", defaultMessage: "縦の変化量" },
  side: { id: "pitchingVideo.side", defaultMessage: "横の変化量" },
  cm: { id: "pitchingVideo.cm", defaultMessage: "cm" },
  withBest: { id: "pitchingVideo.withBest", defaultMessage: "動画の中の最速とくらべる" },
});

export const reportVideoValueText = typed.defineMessages({
  ofDay: { id: "reportVideo.ofDay", defaultMessage: "{day}・{kind} {count, number}球" },
  ball: { id: "reportVideo.ball", defaultMessage: "{number, number}球目・{angle}°" },
  ballPlain: { id: "reportVideo.ballPlain", defaultMessage: "{number, number}球目" },
  against: { id: "reportVideo.against", defaultMessage: "{partner}とくらべて" },
  numbered: { id: "reportVideo.numbered", defaultMessage: "No.{number, number}" },
  pitches: { id: "reportVideo.pitches", defaultMessage: "{count, number}球" },
  line: { id: "reportVideo.line", defaultMessage: "線は{pitch}の5球の移動平均" },
  halves: {
    id: "reportVideo.halves",
    defaultMessage: "{pitch}の平均は、前半{half, number}球で{first} km/h、後半{rest, number}球で{second} km/hです。",
  },
  speedSummary: {
    id: "reportVideo.speedSummary",
    defaultMessage: "球速を測った{count, number}球の、投げた順の球速です。",
  },
});
