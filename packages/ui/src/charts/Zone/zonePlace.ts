import type { PlanePoint } from "./kernelDensity.ts";

/**
 * Where a pitch crossed the front of the plate, from the catcher's view: metres to the right of its middle, and above
 * ground.
 */
export type PitchLocation = { sideM: number; heightM: number };

/** Lower and upper edge of the batter's strike zone, metres above the ground. */
export type StrikeZone = { bottomM: number; topM: number };

/** An adult batter's zone, which trackers use for an unknown batter: 1.5 to 3.5 feet. */
export const standardZone: StrikeZone = { bottomM: 0.457, topM: 1.067 };

/** The picture's zone is always 1 wide and 1.3 high around 0,0. */
export const zoneSize = { width: 1, height: 1.3 };

/** The dashed zone around it reaches a third farther out (the outer edge of the "shadow" attack zone of Statcast). */
export const shadowSize = { width: zoneSize.width * (4 / 3), height: zoneSize.height * (4 / 3) };

/** Edges of the picture, where pitches outside are drawn. */
export const zoneEdge = { side: 1.18, top: 1.2, bottom: -1.16 };

/** Position in the picture, possibly outside it. */
export function rawPlace({ sideM, heightM }: PitchLocation, zone: StrikeZone): PlanePoint {
  return {
    x: sideM / strikeWidthM,
    y: (zoneSize.height * (heightM - (zone.topM + zone.bottomM) / 2)) / (zone.topM - zone.bottomM),
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
  if (Math.abs(x) > zoneSize.width / 2 || Math.abs(y) > zoneSize.height / 2) return "ball";
  if (Math.abs(y) <= zoneSize.height / 6) return "middle";
  return y > 0 ? "high" : "low";
}

/** Width of the plate (43.2 cm) plus a ball's radius (3.65 cm) on each side: a strike only needs to touch the plate. */
const strikeWidthM = 0.505;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
