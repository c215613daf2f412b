import { changeShown, type FilmedBall, type PitchCode } from "@kyuseki/domain";
import type { PitchLocation } from "../../../charts/Zone/zonePlace.ts";

export type DayPitch = FilmedBall & {
  /** Counted from 1 in the order thrown. */
  number: number;
  code: PitchCode;
  /** km/h above the mean of its type that day; null without a measurement or for the only one. */
  gap: number | null;
  location: PitchLocation | null;
};

/** The pitches of a day in the order thrown. */
export function dayPitches(day: readonly FilmedBall[]): readonly DayPitch[] {
  return day.map((one, index) => {
    const { tag_pitch, speed, location_x, location_z } = one.ball;
    const speeds = day.flatMap(({ ball }) => (ball.tag_pitch === tag_pitch && ball.speed !== null ? [ball.speed] : []));
    return {
      ...one,
      number: index + 1,
      code: tag_pitch ?? 0,
      gap: speed === null || speeds.length < 2 ? null : changeShown(speed, meanOf(speeds)),
      // Pushed in centimetres.
      location:
        location_x === null || location_z === null ? null : { sideM: location_x / 100, heightM: location_z / 100 },
    };
  });
}

/** Types by number of pitches, largest first; `mean` in km/h, null without measurements. */
export function kindsOf(pitches: readonly DayPitch[]) {
  const codes = [...new Set(pitches.map(({ code }) => code))];
  return codes
    .map((code) => {
      const same = pitches.filter((pitch) => pitch.code === code);
      const speeds = speedsOf(same);
      return { code, count: same.length, mean: speeds.length === 0 ? null : meanOf(speeds) };
    })
    .sort((a, b) => b.count - a.count || a.code - b.code);
}

/** At each pitch of the type, the mean of the last five: x is the number of the pitch, y km/h. */
export function movingMean(pitches: readonly DayPitch[], kind: PitchCode) {
  const same = pitches.filter(({ code, ball }) => code === kind && ball.speed !== null);
  return same.map(({ number }, index) => ({
    x: number,
    y: meanOf(speedsOf(same.slice(Math.max(0, index - 4), index + 1))),
  }));
}

/** Mean speed of a type in each half of the day's pitches; null where a half has fewer than three of it. */
export function halvesOf(pitches: readonly DayPitch[], kind: PitchCode) {
  const half = Math.ceil(pitches.length / 2);
  const ofKind = (part: readonly DayPitch[]) => speedsOf(part.filter(({ code }) => code === kind));
  const [first, second] = [ofKind(pitches.slice(0, half)), ofKind(pitches.slice(half))];
  if (first.length < fewest || second.length < fewest) return null;
  return { half, rest: pitches.length - half, first: meanOf(first), second: meanOf(second) };
}

const fewest = 3;
const speedsOf = (pitches: readonly DayPitch[]) =>
  pitches.flatMap(({ ball: { speed } }) => (speed === null ? [] : [speed]));
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether any pitch of the day has a place where it crossed the plate. */
export const hasLocations = (pitches: readonly DayPitch[]): boolean =>
  pitches.some(({ location }) => location !== null);
