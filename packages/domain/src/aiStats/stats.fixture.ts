import type { DateRange } from "../statistics/period.ts";
import type { BattingTypeCode } from "../vocabulary/trainingModes.ts";
import type { BattingPeer, PitchingPeer } from "./index.ts";
import type { NamedPitch } from "./pitching/arsenal.ts";
import type { BattingRecord, PitchingRecord } from "./records.ts";

/** 2026-11-20, ten in the morning. */
export const now = Date.UTC(2026, 10, 20, 1) / 1000;
export const range: DateRange = { start: "2026-10-20", end: "2026-11-20" };
export const player = { memberId: 1, grade: "j2", gender: "F" } as const;

const at = (daysAgo: number, ball: number) => now - daysAgo * 86_400 - 3600 + ball * 20;

export const batted = (
  daysAgo: number,
  flights: readonly { speed: number; angle: number }[],
  { battingType = 1, ball = "rubber" }: { battingType?: BattingTypeCode; ball?: BattingRecord["ball"] } = {},
): BattingRecord[] =>
  flights.map((flight, index) => ({ ...flight, datetime: at(daysAgo, index), batting_type: battingType, ball }));

export const thrown = (
  daysAgo: number,
  pitches: readonly { code: NonNullable<PitchingRecord["tag_pitch"]>; speed: number }[],
  ball: PitchingRecord["ball"] = "rubber",
): PitchingRecord[] =>
  pitches.map(({ code, speed }, index) => ({
    datetime: at(daysAgo, index),
    ball,
    tag_pitch: code,
    angle: -2 + (index % 3) / 10,
    speed,
  }));

/** Ten pitches of a type with a standard deviation of √(2/3). */
export const ten = (code: NamedPitch, speed: number) =>
  [-1, 0, 1, -1, 0, 1, -1, 0, 1, 0].map((off) => ({ code, speed: speed + off }));

/** Ten girls of the same grade, one km/h apart. */
export const battingPeers = (middle: number, condition: BattingPeer["condition"]): BattingPeer[] =>
  Array.from({ length: 10 }, (_, index) => ({
    ...player,
    memberId: index + 2,
    condition,
    figures: {
      speedMean: middle - 4.5 + index,
      speedP90: middle + 3.5 + index,
      angleMean: 10 + index,
      speedSd: 3 + index / 10,
      sweetSpotShare: 0.3 + index / 100,
    },
  }));

export const pitchingPeers = (middle: number): PitchingPeer[] =>
  Array.from({ length: 10 }, (_, index) => ({
    ...player,
    memberId: index + 2,
    condition: { ball: "rubber" },
    figures: {
      fastballMean: middle - 4.5 + index,
      fastballSd: 1 + index / 10,
      fastballAngleSd: 0.4 + index / 10,
      changeUpGap: 14 + index / 10,
      lateChange: -1 + index / 10,
    },
  }));
