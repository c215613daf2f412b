import { foulLineDeg } from "@kyuseki/domain";

export type SprayView = {
  home: { x: number; y: number };
  perMetre: number;
  /** How far the picture reaches from home plate, metres. */
  reachM: number;
  /** Distances of the arcs, metres. */
  arcsM: readonly number[];
};

/** Fair ground with home plate at the bottom, as large as the picture allows. */
export function sprayView(
  { width, height, em }: { width: number; height: number; em: number },
  farthestM: number,
): SprayView {
  const reachM = farthestM * 1.05;
  const step = steps.find((candidate) => reachM / candidate <= 6) ?? 50;
  const head = 2.6 * em;
  const foot = 1.6 * em;
  const beside = 3 * em;
  const across = 2 * reachM * Math.sin(radians(foulLineDeg));
  const perMetre = Math.max(0, Math.min((height - head - foot) / reachM, (width - 2 * beside) / across));
  const spare = Math.max(0, height - head - foot - reachM * perMetre);
  return {
    home: { x: width / 2, y: head + spare / 2 + reachM * perMetre },
    perMetre,
    reachM,
    arcsM: Array.from({ length: Math.floor(reachM / step) }, (_, index) => (index + 1) * step),
  };
}

/** Pixels of a place `distanceM` away in direction `directionDeg` (0 is straight ahead, right is positive). */
export function sprayPlace({ home, perMetre }: SprayView, distanceM: number, directionDeg: number) {
  const angle = radians(directionDeg);
  const reach = distanceM * perMetre;
  return { x: short(home.x + reach * Math.sin(angle)), y: short(home.y - reach * Math.cos(angle)) };
}

const steps = [10, 20, 25, 50];
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const short = (pixels: number) => Math.round(pixels * 10) / 10;
