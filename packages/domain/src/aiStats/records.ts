import type { MeasurementRecord } from "../contract/analyzer/measurementRecord.ts";
import type { Ball } from "../contract/team/team.ts";
import { dayInJapan } from "../statistics/day.ts";
import type { DateRange } from "../statistics/period.ts";
import type { PitchCode } from "../vocabulary/pitch.ts";
import type { BattingTypeCode } from "../vocabulary/trainingModes.ts";

/** A record as it comes from the server: unix seconds, degrees, km/h (EN-9). */
export type BattingRecord = Pick<MeasurementRecord, "datetime" | "batting_type" | "ball" | "angle" | "speed">;
export type PitchingRecord = Pick<MeasurementRecord, "datetime" | "ball" | "tag_pitch" | "angle" | "speed">;

/** What balls must share to be compared: speeds from a tee and from a machine differ by about 14 km/h. */
export type BattingCondition = { battingType: BattingTypeCode; ball: Ball };
export type PitchingCondition = { ball: Ball };

declare const unmixed: unique symbol;

/** Balls of one condition. Only `ballsOfCondition` and `pitchesOfCondition` make them, so that statistics cannot mix conditions. */
export type SingleCondition<Of> = Of & { readonly [unmixed]: true };

/** A ball off the bat. `day` is YYYY-MM-DD in Asia/Tokyo. */
export type BattedBall = SingleCondition<{ day: string; angle: number | null; speed: number | null }>;

/** A pitch; `code` 0 is untagged. */
export type Pitch = SingleCondition<{ day: string; code: PitchCode; angle: number | null; speed: number | null }>;

/** The balls of one batting type and one ball in order of time; records that lack either are left out. */
export function ballsOfCondition(
  { battingType, ball }: BattingCondition,
  records: readonly BattingRecord[],
  now: number,
): BattedBall[] {
  return records
    .filter((record) => record.datetime <= now && record.batting_type === battingType && record.ball === ball)
    .toSorted(byTime)
    .map(({ datetime, angle, speed }) => ({ day: dayOf(datetime), angle, speed: speedOf(speed) }))
    .filter(isUnmixed);
}

/** The pitches with one ball in order of time; records without a ball are left out. */
export function pitchesOfCondition(
  { ball }: PitchingCondition,
  records: readonly PitchingRecord[],
  now: number,
): Pitch[] {
  return records
    .filter((record) => record.datetime <= now && record.ball === ball)
    .toSorted(byTime)
    .map(({ datetime, tag_pitch, angle, speed }) => ({
      day: dayOf(datetime),
      code: tag_pitch ?? 0,
      angle,
      speed: speedOf(speed),
    }))
    .filter(isUnmixed);
}

/** The balls whose day lies in the range, both ends included. */
export function within<Of extends { day: string }>(balls: readonly Of[], { start, end }: DateRange): Of[] {
  return balls.filter(({ day }) => day >= start && day <= end);
}

/** The day of a moment in unix seconds. */
export const dayOf = (seconds: number): string => dayInJapan(new Date(seconds * 1000));

/** The values without nulls. */
export const measured = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

/** A device that lost the ball writes 0. */
const speedOf = (speed: number | null) => (speed !== null && speed > 0 ? speed : null);

const byTime = (a: { datetime: number }, b: { datetime: number }) => a.datetime - b.datetime;

/** Marks a ball as of one condition for the compiler; its callers have filtered. */
const isUnmixed = <Of>(_ball: Of): _ball is SingleCondition<Of> => true;
