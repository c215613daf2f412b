import type { PainPart } from "@kyuseki/domain/training";

type Place = { x: number; y: number };

/** Position of each body part on the figure (48 × 96, from the front: the player's right is on the left). */
const places: Record<PainPart, Place> = {
  neck: { x: 0, y: 22 },
  shoulder: { x: 11, y: 27 },
  elbow: { x: 16, y: 40 },
  wrist: { x: 19, y: 51 },
  hand: { x: 20, y: 56 },
  back: { x: 0, y: 36 },
  lower_back: { x: 0, y: 48 },
  hip: { x: 6, y: 55 },
  thigh: { x: 7, y: 65 },
  knee: { x: 7, y: 75 },
  shin: { x: 8, y: 83 },
  ankle: { x: 8, y: 89 },
  foot: { x: 9, y: 93 },
  other: { x: 0, y: 40 },
};

/** Both sides when the side is unknown. */
export function bodyPlaces(part: PainPart, side: "L" | "R" | null): readonly Place[] {
  const { x, y } = places[part];
  const right = { x: 24 - x, y };
  const left = { x: 24 + x, y };
  if (x === 0 || side === "R") return [right];
  return side === "L" ? [left] : [right, left];
}
