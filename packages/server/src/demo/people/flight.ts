import { normal, type Random } from "../generate/random.ts";

const GRAVITY = 9.81;

/** v²·sin 2θ / g: how far a ball would carry in a vacuum, in metres. Speed in km/h, angle in degrees. */
export function vacuumRange(speedKmh: number, angle: number): number {
  return ((speedKmh / 3.6) ** 2 * Math.sin((2 * angle * Math.PI) / 180)) / GRAVITY;
}

/**
 * Carry in metres with drag: 55 to 75 % of the vacuum range, less for faster balls. Rounded down to one decimal.
 * null for a ball hit into the ground, which has no carry.
 */
export function carry(random: Random, speedKmh: number, angle: number): number | null {
  if (angle <= 0) return null;
  const kept = Math.min(Math.max(0.78 - 0.0013 * speedKmh + 0.02 * normal(random), 0.55), 0.75);
  return Math.floor(vacuumRange(speedKmh, angle) * kept * 10) / 10;
}
