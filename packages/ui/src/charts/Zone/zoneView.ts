import type { PlanePoint } from "./kernelDensity.ts";
import { zoneEdge } from "./zonePlace.ts";

export type ZoneView = {
  /** Pixels per width of the zone. */
  unit: number;
  place: (point: PlanePoint) => PlanePoint;
};

/** The zone as large as the picture allows, with the plate below it and a line of text at the bottom. */
export function zoneView({ width, height, em }: { width: number; height: number; em: number }): ZoneView {
  const margin = 0.14;
  const foot = 1.5 * em;
  const unit = Math.max(
    0,
    Math.min(width / (2 * (zoneEdge.side + margin)), (height - foot) / (zoneEdge.top + margin + plateBottom)),
  );
  const originX = width / 2;
  const originY =
    (zoneEdge.top + margin) * unit + Math.max(0, (height - foot - unit * (zoneEdge.top + margin + plateBottom)) / 2);
  const short = (pixels: number) => Math.round(pixels * 10) / 10;
  return { unit, place: ({ x, y }) => ({ x: short(originX + x * unit), y: short(originY - y * unit) }) };
}

/** Front edge and point of the drawn plate, below the middle of the zone in widths of the zone. */
export const plateTop = 1.3;
export const plateBottom = 1.6;
