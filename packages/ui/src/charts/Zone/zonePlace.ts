import type { PlanePoint } from "./kernelDensity.ts";

/**
 * Where a pitch crossed the front of the plate, from the catcher's view: metres to the right of its middle, and above
 * ground.
 */
export type PitchLocation = { sideM: number; heightM: number };

/**
 * Lower and upper edge of the batter's strike zone, metres above the ground, and the ball's radius: a ball that touches
 * the zone is in it, so its middle may lie this far outside any edge, as in ゾーン率.
 */
export type StrikeZone = { bottomM: number; topM: number; ballM: number };

/** An adult batter's zone, which trackers use for an unknown batter: 1.5 to 3.5 feet; 硬式. */
export const standardZone: StrikeZone = { bottomM: 0.457, topM: 1.067, ballM: 0.037 };

/** As the server says it, in cm; `radius` is the ball's. */
type MeasuredZone = { bottom: number; top: number; radius: number };

/** The zone of a batter as tall as the player; an adult's where none is known. */
export const zoneOf = (zone: MeasuredZone | null | undefined): StrikeZone =>
  zone ? { bottomM: zone.bottom / 100, topM: zone.top / 100, ballM: zone.radius / 100 } : standardZone;

/** The picture's zone, with the ball's radius around it, is always 1 wide and 1.3 high around 0,0. */
export const zoneSize = { width: 1, height: 1.3 };

/** The dashed zone around it reaches a third farther out (the outer edge of the "shadow" attack zone of Statcast). */
export const shadowSize = { width: zoneSize.width * (4 / 3), height: zoneSize.height * (4 / 3) };

/** Edges of the picture, where pitches outside are drawn. */
export const zoneEdge = { side: 1.18, top: 1.2, bottom: -1.16 };

/** Position in the picture, possibly outside it. */
export function rawPlace({ sideM, heightM }: PitchLocation, zone: StrikeZone): PlanePoint {
  const { bottomM, topM, ballM } = zone;
  return {
    x: (zoneSize.width * sideM) / (plateM + 2 * ballM),
    y: (zoneSize.height * (heightM - (topM + bottomM) / 2)) / (topM - bottomM + 2 * ballM),
  };
}

/** Position in the picture, clamped to its edge. */
export function zonePlace(location: PitchLocation, zone: StrikeZone): PlanePoint {
  const { x, y } = rawPlace(location, zone);
  return { x: within(x, -zoneEdge.side, zoneEdge.side), y: within(y, zoneEdge.bottom, zoneEdge.top) };
}

export const zoneHeights = ["ball", "low", "middle", "high"] as const;
export type ZoneHeight = (typeof zoneHeights)[number];

/** The third of the zone it crossed, or a ball; the edges belong to the zone. */
export function zoneHeight(location: PitchLocation, zone: StrikeZone): ZoneHeight {
  const { x, y } = rawPlace(location, zone);
  if (Math.abs(x) > zoneSize.width / 2 + slack || Math.abs(y) > zoneSize.height / 2 + slack) return "ball";
  if (Math.abs(y) <= zoneSize.height / 6) return "middle";
  return y > 0 ? "high" : "low";
}

/** Width of the plate. */
const plateM = 0.432;
/** Tolerance for inexact quotients at the edges. */
const slack = 1e-6;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
