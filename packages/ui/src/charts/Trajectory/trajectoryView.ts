import type { FlightPoint } from "./flight.ts";

export type TrajectoryView = {
  /** Pixels per metre, the same across and up. */
  perMetre: number;
  /** Position of home plate and of the ground. */
  homeX: number;
  groundY: number;
  /** Distances labelled on the ground, metres. */
  ticks: readonly number[];
};

/** A view that fits `reachM` across and `ceilingM` up, with text `em` pixels high. */
export function trajectoryView(
  { width, height, em }: { width: number; height: number; em: number },
  { reachM, ceilingM }: { reachM: number; ceilingM: number },
): TrajectoryView {
  const homeX = 2 * em;
  const groundY = height - 2.4 * em;
  const across = width - homeX - 1.4 * em;
  const perMetre = Math.max(0, Math.min(across / reachM, (groundY - 3.4 * em) / ceilingM));
  const edgeM = perMetre > 0 ? across / perMetre : 0;
  const step = steps.find((candidate) => edgeM / candidate <= 7 && candidate * perMetre >= 2.6 * em) ?? 50;
  return { perMetre, homeX, groundY, ticks: multiples(step, edgeM) };
}

export const placed = ({ perMetre, homeX, groundY }: TrajectoryView, { x, y }: FlightPoint) => ({
  x: homeX + x * perMetre,
  y: groundY - y * perMetre,
});

/** The middle of a label `widthPx` wide near `x`, moved so that it stays inside the picture. */
export const insideMiddle = (x: number, widthPx: number, pictureWidth: number) =>
  Math.max(widthPx / 2 + edgePx, Math.min(pictureWidth - widthPx / 2 - edgePx, x));

const steps = [5, 10, 20, 25, 50];
const edgePx = 6;

const multiples = (step: number, limit: number) =>
  Array.from({ length: Math.floor(limit / step + 1e-9) }, (_, index) => (index + 1) * step);
