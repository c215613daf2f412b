import type { PitchCode } from "@kyuseki/domain";
import type { ChartColor } from "../../tokens/chartColors.ts";

export type SymbolName =
  | "circle"
  | "square"
  | "diamond"
  | "triangleUp"
  | "triangleDown"
  | "plus"
  | "cross"
  | "star"
  | "ring";

/** The one look of a pitch type. `dash` is a `stroke-dasharray` for its lines. */
export type PitchMarkLook = { color: ChartColor; symbol: SymbolName; dash: string };

/** Bound to the code, not the name: colours keep ≥ 3:1 on their surface and differ for every kind of colour vision. */
export const pitchMarks = {
  0: { color: "chart-9", symbol: "ring", dash: "4 6" },
  1: { color: "chart-1", symbol: "circle", dash: "none" },
  2: { color: "chart-2", symbol: "square", dash: "7 3" },
  3: { color: "chart-3", symbol: "diamond", dash: "3 3" },
  4: { color: "chart-4", symbol: "triangleUp", dash: "10 3 2 3" },
  5: { color: "chart-5", symbol: "triangleDown", dash: "12 4" },
  6: { color: "chart-6", symbol: "plus", dash: "2 4" },
  7: { color: "chart-7", symbol: "cross", dash: "6 2 2 2 2 2" },
  8: { color: "chart-8", symbol: "star", dash: "1 3" },
} as const satisfies Record<PitchCode, PitchMarkLook>;

/**
 * SVG path of a symbol centred on 0,0, to be filled (also the ring). The nine look equally large at one radius; the
 * farthest reach is 1.55 radii.
 */
export function symbolPath(symbol: SymbolName, radius: number): string {
  return shapes[symbol](radius);
}

type Point = readonly [x: number, y: number];

const shapes = {
  circle: (r) => disc(r),
  square: (r) => polygon(scaled(box, r * 0.88)),
  diamond: (r) =>
    polygon([
      [0, r * -1.3],
      [r * 1.15, 0],
      [0, r * 1.3],
      [r * -1.15, 0],
    ]),
  triangleUp: (r) => polygon(scaled(triangle, r)),
  triangleDown: (r) => polygon(scaled(triangle, -r)),
  plus: (r) => polygon(arms(r * 0.42, r * 1.2)),
  cross: (r) => polygon(arms(r * 0.42, r * 1.25).map(turnedAnEighth)),
  star: (r) => polygon(starPoints(r * 1.35, r * 0.58)),
  /** The hole runs the other way round, so that filling leaves it open. */
  ring: (r) => `${disc(r * 1.05)}${disc(r * 0.6, 0)}`,
} as const satisfies Record<SymbolName, (radius: number) => string>;

const box: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];
const triangle: readonly Point[] = [
  [0, -1.25],
  [1.2, 0.95],
  [-1.2, 0.95],
];

const scaled = (points: readonly Point[], by: number) => points.map(([x, y]): Point => [x * by, y * by]);

/** A plus: `a` is half the thickness of an arm, `b` its reach. */
const arms = (a: number, b: number): readonly Point[] => [
  [-a, -b],
  [a, -b],
  [a, -a],
  [b, -a],
  [b, a],
  [a, a],
  [a, b],
  [-a, b],
  [-a, a],
  [-b, a],
  [-b, -a],
  [-a, -a],
];

const turnedAnEighth = ([x, y]: Point): Point => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];

const starPoints = (outer: number, inner: number) =>
  Array.from({ length: 10 }, (_, index): Point => {
    const reach = index % 2 ? inner : outer;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });

const short = (value: number) => String(Math.round(value * 100) / 100);

const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;

function disc(radius: number, sweep: 0 | 1 = 1) {
  const r = short(radius);
  const half = `A${r} ${r} 0 1 ${sweep}`;
  return `M0 -${r}${half} 0 ${r}${half} 0 -${r}Z`;
}
