import type { MeasurementRecord } from "../contract/analyzer/measurementRecord.ts";
import type { Ball } from "../contract/team/team.ts";
import { dayInJapan } from "../statistics/day.ts";
import type { DateRange } from "../statistics/period.ts";
import type { PitchCode } from "../vocabulary/pitch.ts";
import type { BattingTypeCode } from "../vocabulary/trainingModes.ts";

/** EN-9, as the records come: unix seconds, degrees, km/h. */
export type BattingRecord = Pick<MeasurementRecord, "datetime" | "batting_type" | "ball" | "angle" | "speed">;
export type PitchingRecord = Pick<MeasurementRecord, "datetime" | "ball" | "tag_pitch" | "angle" | "speed">;

/** What balls must share to be reckoned together: a tee and a machine differ by about 14 km/h. */
export type BattingCondition = { battingType: BattingTypeCode; ball: Ball };
export type PitchingCondition = { ball: Ball };

declare const unmixed: unique symbol;

/** Balls of one condition. Only `battedUnder` and `pitchedWith` make them, so nothing else can be reckoned with. */
export type Unmixed<Of> = Of & { readonly [unmixed]: true };

/** A ball off the bat. `day` is YYYY-MM-DD in Asia/Tokyo. */
export type BattedBall = Unmixed<{ day: string; angle: number | null; speed: number | null }>;

/** A pitch. `code` 0 is one that nobody has named. */
export type Pitch = Unmixed<{ day: string; code: PitchCode; angle: number | null; speed: number | null }>;

/** The balls of one batting type and one ball in order of time; a record that does not say both is left out. */
export function battedUnder(
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

/** The pitches with one ball in order of time; a record that does not say its ball is left out. */
export function pitchedWith({ ball }: PitchingCondition, records: readonly PitchingRecord[], now: number): Pitch[] {
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

/** Those whose day lies in the range, both ends included. */
export function within<Of extends { day: string }>(balls: readonly Of[], { start, end }: DateRange): Of[] {
  return balls.filter(({ day }) => day >= start && day <= end);
}

/** The day of a moment in unix seconds. */
export const dayOf = (seconds: number): string => dayInJapan(new Date(seconds * 1000));

/** The values that were measured. */
export const measured = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

/** A device that missed the ball writes 0. */
const speedOf = (speed: number | null) => (speed !== null && speed > 0 ? speed : null);

const byTime = (a: { datetime: number }, b: { datetime: number }) => a.datetime - b.datetime;

/** What was kept above is of one condition; this says so to the types. */
const isUnmixed = <Of>(_ball: Of): _ball is Unmixed<Of> => true;
