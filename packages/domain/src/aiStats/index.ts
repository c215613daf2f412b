export { type BattingFigure, battingFigures } from "./batting/battingFigures.ts";
export {
  type BattingInput,
  type BattingPeer,
  type BattingStats,
  battingPeerFigures,
  battingStats,
} from "./batting/battingStats.ts";
export type { ExpectedBases } from "./batting/expectedBases.ts";
export type { LaunchWindow } from "./batting/launchWindow.ts";
export type { ModeGap } from "./batting/modeGap.ts";
export { type PayingBand, payingBand } from "./batting/payingBand.ts";
export type { Caveat, ComparedWith, Finding, FindingUnit, FindingWhat, NextStep } from "./finding.ts";
export type { Forecast, ForecastPoint } from "./forecast.ts";
export type { Guide, Place, Player } from "./peers.ts";
export type { NamedPitch, PitchTypeSpeeds, Separation } from "./pitching/arsenal.ts";
export type { Fatigue, FatigueBlock, FatigueLevel } from "./pitching/fatigue.ts";
export { type PitchingFigure, pitchingFigures } from "./pitching/pitchingFigures.ts";
export {
  type PitchingInput,
  type PitchingPeer,
  type PitchingStats,
  pitchingPeerFigures,
  pitchingStats,
} from "./pitching/pitchingStats.ts";
export type { SuspectTag } from "./pitching/suspectTags.ts";
export type { PlacedFigure } from "./places.ts";
export type { BattingCondition, BattingRecord, PitchingCondition, PitchingRecord } from "./records.ts";
export type { CountOf, Interval, Lack, Stat } from "./stat.ts";
export type { Spread } from "./statistics/spread.ts";
export type { Trend, TrendVerdict } from "./statistics/trend.ts";
