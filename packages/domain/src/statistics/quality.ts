import { kindRanges } from "../vocabulary/measureItem.ts";

type Reading = {
  mode: 1 | 2;
  /** Degrees. */
  angle: number | null;
  /** m */
  distance: number | null;
  /** km/h */
  speed: number | null;
};

/** Fastest plausible ball off the bat and out of a hand (km/h). */
export const fastestKmh = { 1: kindRanges[1].highest, 2: kindRanges[4].highest } as const;
/** Steepest plausible angle, degrees. */
export const steepestAngle = 90;
const GRAVITY = 9.806_65;

/**
 * Which value is physically impossible (AI 11): a speed over 200 km/h off the bat or 180 km/h out of the hand, an angle
 * beyond 90°, a carry beyond the vacuum range v²·sin 2θ/g (without an angle that of 45°, without a speed that of 200
 * km/h). undefined when none is.
 */
export function impossibleValue({ mode, angle, distance, speed }: Reading): "angle" | "distance" | "speed" | undefined {
  if (speed !== null && speed > fastestKmh[mode]) return "speed";
  if (angle !== null && Math.abs(angle) > steepestAngle) return "angle";
  if (mode === 1 && distance !== null && distance > vacuumRange(speed ?? fastestKmh[1], angle ?? 45)) return "distance";
  return undefined;
}

const vacuumRange = (speedKmh: number, angle: number) =>
  ((speedKmh / 3.6) ** 2 * Math.sin((2 * angle * Math.PI) / 180)) / GRAVITY;
