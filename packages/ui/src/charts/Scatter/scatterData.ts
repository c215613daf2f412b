import type { ChartTable } from "../ChartFrame/chartTable.ts";
import type { ChartPoint } from "../ChartFrame/rovingPoints.ts";
import type { MarkCode } from "../theme/markLook.ts";
import type { Range } from "../theme/ticks.ts";

export type ScatterAxis = {
  /** 例：「打球速度」。 */
  measure: string;
  unit: string;
  /** 選手や期間で変わらない範囲。外の点は端に置き、値はそのまま読ませる。 */
  range: Range;
  digits?: 0 | 1;
};

export type ScatterCategory = { id: string; name: string; mark: MarkCode };

/** One ball or one try. */
export type ScatterPoint = {
  id: string;
  categoryId: string;
  /** Whose it is. */
  name: string;
  /** What distinguishes it from the person's others, such as the day. */
  detail?: string | undefined;
  x: number;
  y: number;
};

/** What is drawn under the points of a category: at each value along the axis a range of the other. */
export type ScatterBand = { categoryId: string; steps: readonly { x: number; from: number; to: number }[] };

/** A line through values of one kind, from left to right: a moving mean. */
export type ScatterLine = { mark: MarkCode; points: readonly { x: number; y: number }[] };

/** A few words at a point. */
export type ScatterNote = { pointId: string; text: string };

/** Headings of the table's text columns. */
export type ScatterLabels = { name: string; detail?: string | undefined; category: string };

export function scatterTable(
  points: readonly ScatterPoint[],
  categories: readonly ScatterCategory[],
  x: ScatterAxis,
  y: ScatterAxis,
  labels: ScatterLabels,
  caption: string,
): ChartTable {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const column = (id: string, { measure, unit, digits = 1 }: ScatterAxis) => ({ id, label: measure, unit, digits });
  return {
    caption,
    columns: [
      { id: "name", label: labels.name },
      ...(labels.detail ? [{ id: "detail", label: labels.detail }] : []),
      { id: "category", label: labels.category },
      column("x", x),
      column("y", y),
    ],
    rows: points.map((point) => ({
      id: point.id,
      cells: [
        point.name,
        ...(labels.detail ? [point.detail ?? null] : []),
        names.get(point.categoryId) ?? null,
        point.x,
        point.y,
      ],
    })),
  };
}

/** The plot between the axes, in pixels of the picture. */
export type PlotArea = { left: number; top: number; right: number; bottom: number };

export type PlacedBall = ChartPoint & { mark: MarkCode };

/** Points in pixels, category by category and from left to right. */
export function placeBalls(
  points: readonly ScatterPoint[],
  categories: readonly ScatterCategory[],
  area: PlotArea,
  xRange: Range,
  yRange: Range,
): PlacedBall[] {
  const place = placeIn(area, xRange, yRange);
  return categories.flatMap(({ id, mark }) =>
    points
      .filter(({ categoryId }) => categoryId === id)
      .map((point) => ({ rowId: point.id, group: id, mark, ...place(point.x, point.y) }))
      .sort((a, b) => a.x - b.x),
  );
}

/** Position of two values in the picture, clamped to its edges. */
export function placeIn({ left, top, right, bottom }: PlotArea, xRange: Range, yRange: Range) {
  return (x: number, y: number) => ({
    x: left + (right - left) * shareOf(xRange, x),
    y: bottom - (bottom - top) * shareOf(yRange, y),
  });
}

const shareOf = ([min, max]: Range, value: number) => Math.min(1, Math.max(0, (value - min) / (max - min)));

/** `box` is the space that the words take. */
export type NotePlace = { dx: number; dy: number; anchor: "start" | "end"; box: PlotArea };

const directions: readonly (readonly [dx: number, dy: number])[] = [40, 76, 112].flatMap((far) =>
  [
    [-28, far],
    [-28, -far],
    [28, far],
    [28, -far],
  ].map(([dx = 0, dy = 0]) => [dx, dy] as const),
);

/** Where a note covers the fewest points, stays inside the plot and avoids the words in `taken`. */
export function emptiestPlace(
  at: { x: number; y: number },
  size: { width: number; height: number },
  points: readonly { x: number; y: number }[],
  area: PlotArea,
  taken: readonly PlotArea[],
): NotePlace {
  const places = directions.map(([dx, dy]) => {
    const left = at.x + dx - (dx < 0 ? size.width : 0);
    const top = at.y + dy - (dy < 0 ? size.height : 0);
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const isInside = left >= area.left && box.right <= area.right && top >= area.top && box.bottom <= area.bottom;
    const covered = points.filter(({ x, y }) => meet(box, { left: x, right: x, top: y, bottom: y })).length;
    const crossed = taken.filter((words) => meet(box, words)).length;
    return { dx, dy, box, cost: covered + crossed * (points.length + 1) + (isInside ? 0 : outside) };
  });
  const { dx, dy, box } = places.reduce((best, place) => (place.cost < best.cost ? place : best));
  return { dx, dy, anchor: dx < 0 ? "end" : "start", box };
}

/** Larger than any number of points. */
const outside = 1e9;

const meet = (one: PlotArea, other: PlotArea) =>
  other.right > one.left && other.left < one.right && other.bottom > one.top && other.top < one.bottom;
