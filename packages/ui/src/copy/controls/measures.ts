import type { Ball, BattingTypeCode } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { modeText } from "../mode.ts";
import { plain } from "../plain.ts";
import { unitText } from "./units.ts";

/** What is measured, and under which conditions, as a label or a header. */
export const measureText = plain.defineMessages({
  exitSpeed: { id: "measure.exitSpeed", defaultMessage: "打球速度" },
  angle: { id: "measure.angle", defaultMessage: "打球角度" },
  batSpeed: { id: "measure.batSpeed", defaultMessage: "スイング速度" },
  attackAngle: { id: "measure.attackAngle", defaultMessage: "アタックアングル" },
  distance: { id: "measure.distance", defaultMessage: "飛距離" },
  battedDistance: { id: "measure.battedDistance", defaultMessage: "打球飛距離" },
  pitchSpeed: { id: "measure.pitchSpeed", defaultMessage: "球速" },
  count: { id: "measure.count", defaultMessage: "測定回数" },
  balls: { id: "measure.balls", defaultMessage: "球数" },
  pitchType: { id: "measure.pitchType", defaultMessage: "球種" },
  battingType: { id: "measure.battingType", defaultMessage: "打撃の種類" },
  ball: { id: "measure.ball", defaultMessage: "使用球" },
  batting: modeText.batting,
  pitching: modeText.pitching,
  result: { id: "measure.result", defaultMessage: "結果" },
  mean: { id: "measure.mean", defaultMessage: "平均" },
  max: { id: "measure.max", defaultMessage: "最大" },
  best: { id: "measure.best", defaultMessage: "自己ベスト" },
  kind: { id: "measure.kind", defaultMessage: "測定の種類" },
  meanKmh: { id: "measure.meanKmh", defaultMessage: "平均（km/h）" },
  notes: { id: "measure.notes", defaultMessage: "成長ノート" },
});

/** The kinds of measurements (EN-5). */
export const measureKindText = plain.defineMessages({
  1: measureText.exitSpeed,
  2: measureText.battedDistance,
  3: measureText.count,
  4: measureText.pitchSpeed,
}) satisfies Record<RankedKind, MessageDescriptor>;

export const measureUnitText = plain.defineMessages({
  1: unitText.kmh,
  2: unitText.metre,
  3: unitText.times,
  4: unitText.kmh,
}) satisfies Record<RankedKind, MessageDescriptor>;

/** The types of batting practice (EN-4). */
export const battingTypeText = defineMessages({
  1: { id: "battingType.1", defaultMessage: "ティー" },
  2: { id: "battingType.2", defaultMessage: "トス" },
  3: { id: "battingType.3", defaultMessage: "実打" },
}) satisfies Record<BattingTypeCode, MessageDescriptor>;

export const ballUsedText = defineMessages({
  rubber: { id: "ballUsed.rubber", defaultMessage: "軟式球" },
  hard: { id: "ballUsed.hard", defaultMessage: "硬式球" },
  soft: { id: "ballUsed.soft", defaultMessage: "ソフトボール" },
}) satisfies Record<Ball, MessageDescriptor>;
