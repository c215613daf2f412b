export type PlanePoint = { x: number; y: number };

/** Values on a square lattice: `rows[j][i]` belongs to `left + i·step`, `bottom + j·step`. */
export type Lattice = { left: number; bottom: number; step: number; rows: readonly (readonly number[])[] };

export type Area = { left: number; right: number; bottom: number; top: number };

/**
 * Gaussian kernel density of points, not normalised (a single point peaks at 1). The outermost ring of the lattice is
 * 0, so that every contour closes.
 */
export function density(points: readonly PlanePoint[], { left, right, bottom, top }: Area, spread: number): Lattice {
  const step = spread / 3;
  const columns = Math.ceil((right - left) / step) + 1;
  const lines = Math.ceil((top - bottom) / step) + 1;
  const rows = Array.from({ length: lines }, (_, j) =>
    Array.from({ length: columns }, (_, i) => {
      if (i === 0 || j === 0 || i === columns - 1 || j === lines - 1) return 0;
      return points.reduce((sum, { x, y }) => {
        const far = ((x - left - i * step) ** 2 + (y - bottom - j * step) ** 2) / (2 * spread ** 2);
        return far > 8 ? sum : sum + Math.exp(-far);
      }, 0);
    }),
  );
  return { left, bottom, step, rows };
}

export const highest = ({ rows }: Lattice) => Math.max(0, ...rows.map((row) => Math.max(...row)));

/**
 * Closed contour lines (marching squares with linear interpolation). The higher side is on the left of a line, so holes
 * run the other way and the fill leaves them open.
 */
export function contours({ left, bottom, step, rows }: Lattice, level: number): PlanePoint[][] {
  const ends = new Map<string, { to: string; at: PlanePoint }>();
  const high = (i: number, j: number) => (rows[j]?.[i] ?? 0) >= level;
  const crossing = (a: Corner, b: Corner): PlanePoint => {
    const from = rows[a.j]?.[a.i] ?? 0;
    const to = rows[b.j]?.[b.i] ?? 0;
    const share = (level - from) / (to - from);
    return { x: left + step * (a.i + share * (b.i - a.i)), y: bottom + step * (a.j + share * (b.j - a.j)) };
  };

  for (let j = 0; j + 1 < rows.length; j += 1) {
    for (let i = 0; i + 1 < (rows[j]?.length ?? 0); i += 1) {
      const around = corners.map((corner) => ({ i: i + corner.i, j: j + corner.j }));
      for (const [enter, leave] of cellLines(around.map((corner) => high(corner.i, corner.j)))) {
        const [a, b] = sideOf(around, enter);
        ends.set(keyOf(a, b), { to: keyOf(...sideOf(around, leave)), at: crossing(a, b) });
      }
    }
  }
  return joined(ends);
}

type Corner = { i: number; j: number };

/** Anticlockwise from the lower left; side n joins corner n and n + 1. */
const corners: readonly Corner[] = [
  { i: 0, j: 0 },
  { i: 1, j: 0 },
  { i: 1, j: 1 },
  { i: 0, j: 1 },
];

const at = <Item>(items: readonly Item[], index: number, none: Item): Item => items[index % items.length] ?? none;
const origin: Corner = { i: 0, j: 0 };
const sideOf = (around: readonly Corner[], side: number): [Corner, Corner] => [
  at(around, side, origin),
  at(around, side + 1, origin),
];
/** The same key for the two cells that share a side. */
const keyOf = (a: Corner, b: Corner) => `${a.i + b.i},${a.j + b.j}`;

/** Pairs of sides: a line enters where the corners go from high to low, and leaves at the next rise. */
function cellLines(high: readonly boolean[]): [enter: number, leave: number][] {
  const falls = [0, 1, 2, 3].filter((side) => at(high, side, false) && !at(high, side + 1, false));
  return falls.map((fall) => {
    const rise = [1, 2, 3].find((back) => !at(high, fall + 4 - back, false) && at(high, fall + 5 - back, false)) ?? 1;
    return [fall, (fall + 4 - rise) % 4];
  });
}

function joined(ends: Map<string, { to: string; at: PlanePoint }>): PlanePoint[][] {
  const lines: PlanePoint[][] = [];
  for (const start of ends.keys()) {
    const line: PlanePoint[] = [];
    let key = start;
    for (let end = ends.get(key); end; end = ends.get(key)) {
      line.push(end.at);
      ends.delete(key);
      key = end.to;
    }
    if (line.length > 0) lines.push(line);
  }
  return lines;
}
