import { foulLineDeg } from "@kyuseki/domain";

/** The thirds of fair ground, from home plate. */
export const fieldSides = ["left", "center", "right"] as const;
export type FieldSide = (typeof fieldSides)[number];

/** null is a foul ball. Both edges of the middle third belong to the centre. */
export function fieldSide(directionDeg: number): FieldSide | null {
  if (Math.abs(directionDeg) > foulLineDeg) return null;
  if (Math.abs(directionDeg) <= foulLineDeg / 3) return "center";
  return directionDeg < 0 ? "left" : "right";
}

/** Whole per cent of the fair balls, rounded half up; null when there is none. */
export function sideShares(directionsDeg: readonly number[]): Record<FieldSide, number> | null {
  const sides = directionsDeg.map(fieldSide).filter((side) => side !== null);
  if (sides.length === 0) return null;
  const share = (side: FieldSide) => Math.round((100 * sides.filter((other) => other === side).length) / sides.length);
  return { left: share("left"), center: share("center"), right: share("right") };
}
