export type { NamedPitch, PitchTypeSpeeds, Separation } from "./arsenal.ts";
export { type BattingFigure, battingFigures } from "./battingFigures.ts";
export {
  type BattingInput,
  type BattingPeer,
  type BattingStats,
  battingPeerFigures,
  battingStats,
} from "./battingStats.ts";
export type { ExpectedBases } from "./expectedBases.ts";
export type { Fatigue, FatigueBlock, FatigueLevel } from "./fatigue.ts";
export type { Caveat, ComparedWith, Finding, FindingUnit, FindingWhat, NextStep } from "./finding.ts";
export type { Forecast, ForecastPoint } from "./forecast.ts";
export type { LaunchWindow } from "./launchWindow.ts";
export type { ModeGap } from "./modeGap.ts";
export type { Guide, Place, Player } from "./peers.ts";
export { type PitchingFigure, pitchingFigures } from "./pitchingFigures.ts";
export {
  type PitchingInput,
  type PitchingPeer,
  type PitchingStats,
  pitchingPeerFigures,
  pitchingStats,
} from "./pitchingStats.ts";
export type { PlacedFigure } from "./places.ts";
export type { BattingCondition, BattingRecord, PitchingCondition, PitchingRecord } from "./records.ts";
export type { Spread } from "./spread.ts";
export type { CountOf, Interval, Lack, Stat } from "./stat.ts";
export type { SuspectTag } from "./suspectTags.ts";
export type { Trend, TrendVerdict } from "./trend.ts";
