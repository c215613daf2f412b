import type { LineLook, LinePoint } from "./lineData.ts";

/** A reading in pixels of the plot. */
export type PlacedPoint = { date: string; x: number; y: number; isAfterGap: boolean };

/** The points with a value. `joined`: no gap interrupts them. */
export function placed(
  points: readonly LinePoint[],
  { x, y, joined = false }: { x: (date: string) => number; y: (value: number) => number; joined?: boolean | undefined },
) {
  return points.flatMap(({ date, value }, index): PlacedPoint[] =>
    value === null ? [] : [{ date, x: x(date), y: y(value), isAfterGap: !joined && points[index - 1]?.value === null }],
  );
}

/** The pieces of a line, which is interrupted where a value is missing. */
export function runsOf(points: readonly PlacedPoint[]): PlacedPoint[][] {
  const runs: PlacedPoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && !point.isAfterGap) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** SVG path through the points. */
export const pathOf = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/**
 * Which points are drawn: all of `dots`; all of marked lines and of `isBridged` lines while they do not overlap; of
 * others only the last and isolated ones.
 */
export function dotsOf(
  look: LineLook,
  points: readonly PlacedPoint[],
  { width, isBridged = false }: { width: number; isBridged?: boolean },
): readonly PlacedPoint[] {
  const areApart = points.length * 12 < width;
  if (look === "dots" || ((typeof look === "number" || isBridged) && areApart)) return points;
  const alone = runsOf(points).flatMap((run) => (run.length === 1 ? run : []));
  const last = points.at(-1);
  return last ? [...new Set([...alone, last])] : alone;
}

type Label = {
  /** Start and end of the words, the index of their point, and how far away they end. */
  from: number;
  to: number;
  y: number;
  reach: number;
  bottom: number;
};

const up = -1;
const down = 1;

/** Whether words at a point cross fewer lines above it (−1) or below it (1); above when equal. */
export function emptierSide(lines: readonly (readonly PlacedPoint[])[], label: Label): -1 | 1 {
  if (label.y < label.reach) return down;
  if (label.y > label.bottom - label.reach) return up;
  const samples = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => label.from + (label.to - label.from) * part);
  const crossed = (side: -1 | 1) =>
    lines.reduce((sum, points) => {
      const inside = samples.filter((x) => {
        const off = (heightAt(points, x) - label.y) * side;
        return off > label.reach / 4 && off < label.reach;
      });
      return sum + inside.length;
    }, 0);
  return crossed(down) < crossed(up) ? down : up;
}

/** Height of a line at `x`; NaN where it has none. */
function heightAt(points: readonly PlacedPoint[], x: number): number {
  const after = points.findIndex((point) => point.x >= x);
  const b = points[after];
  const a = points[after - 1];
  if (!b || b.isAfterGap || !a) return b?.x === x ? b.y : Number.NaN;
  return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
}

export type NoteAnchor = "start" | "middle" | "end";

/**
 * Where a note's words, `width` long, begin, and which of their ends is at `x`: turned inwards near an edge, and not
 * over the axis or the end labels as long as there is room.
 */
export function noteAlong(x: number, width: number, room: number): { anchor: NoteAnchor; from: number } {
  const usual: NoteAnchor = x > room - edgePx ? "end" : x < edgePx ? "start" : "middle";
  const place = (anchor: NoteAnchor) => ({ anchor, from: x - { start: 0, middle: width / 2, end: width }[anchor] });
  const ways = ([usual, "middle", "start", "end"] as const).map(place);
  return ways.find(({ from }) => from >= 0 && from + width <= room) ?? place(usual);
}

const edgePx = 100;
