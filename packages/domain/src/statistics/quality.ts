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
 * beyond 90°, a distance beyond the vacuum range from 1.2 m above the ground plus 5 % (without an angle that of the best
 * one, without a speed that of 200 km/h). A ball hit level or into the ground rolls, so that its angle limits nothing.
 * undefined when none is.
 */
export function impossibleValue({ mode, angle, distance, speed }: Reading): "angle" | "distance" | "speed" | undefined {
  if (speed !== null && speed > fastestKmh[mode]) return "speed";
  if (angle !== null && Math.abs(angle) > steepestAngle) return "angle";
  if (mode === 1 && distance !== null && distance > farthest(speed, angle)) return "distance";
  return undefined;
}

/** Where the bat meets the ball, m. */
const contactHeight = 1.2;
/** What devices and winds may add. */
const allowance = 1.05;

/** m */
function farthest(speedKmh: number | null, angle: number | null): number {
  if (angle !== null && angle <= 0) return farthest(null, null);
  const speed = (speedKmh ?? fastestKmh[1]) / 3.6;
  const fall = 2 * GRAVITY * contactHeight;
  // v·√(v² + 2gh)/g is the range at the best angle from the height h.
  if (angle === null) return (allowance * speed * Math.sqrt(speed ** 2 + fall)) / GRAVITY;
  const theta = (angle * Math.PI) / 180;
  const up = speed * Math.sin(theta);
  return (allowance * speed * Math.cos(theta) * (up + Math.sqrt(up ** 2 + fall))) / GRAVITY;
}
