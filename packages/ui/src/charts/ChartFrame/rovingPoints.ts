/** A mark of the picture that stands for one row of the table; `x`, `y` in pixels of the picture. */
export type ChartPoint = {
  rowId: string;
  x: number;
  y: number;
  /** The column it shows, when a row has several marks: that one is emphasised and spoken. */
  columnId?: string | undefined;
  /** ← → stay inside a group, in the order given; ↑ ↓ go to the nearest point of the next one. */
  group?: string | undefined;
};

/** How a pointer finds a point: the nearest horizontally, vertically, or only one almost touched. */
export type PointReach = "x" | "y" | "near";

const nearPx = 28;
const leap = 10;

/** The point under the pointer, as an index; -1 when there is none. */
export function pointAt(points: readonly ChartPoint[], x: number, y: number, reach: PointReach): number {
  let found = -1;
  let best = reach === "near" ? nearPx ** 2 : Number.POSITIVE_INFINITY;
  points.forEach((point, index) => {
    const distance = distanceOf(point, { x, y }, reach);
    if (distance <= best) {
      best = distance;
      found = index;
    }
  });
  return found;
}

/** Squared distance. By `x` or `y`, the other direction only breaks ties. */
function distanceOf(a: { x: number; y: number }, b: { x: number; y: number }, reach: PointReach): number {
  const wideness = { x: 1e4, y: 1e-4, near: 1 }[reach];
  return (a.x - b.x) ** 2 * wideness + (a.y - b.y) ** 2;
}

/** Index of the point a key leads to; null for keys without a meaning here. */
export function pointAfterKey(
  points: readonly ChartPoint[],
  index: number,
  key: string,
  reach: PointReach = "near",
): number | null {
  const here = points[index];
  if (!here) return null;
  const group = points.flatMap((point, at) => (point.group === here.group ? [at] : []));
  const place = group.indexOf(index);
  const within = (to: number) => group[Math.max(0, Math.min(group.length - 1, to))] ?? index;

  switch (key) {
    case "ArrowRight":
      return within(place + 1);
    case "ArrowLeft":
      return within(place - 1);
    case "PageDown":
      return within(place + leap);
    case "PageUp":
      return within(place - leap);
    case "Home":
      return within(0);
    case "End":
      return within(group.length - 1);
    case "ArrowDown":
      return acrossGroups(points, here, 1, reach) ?? within(place + 1);
    case "ArrowUp":
      return acrossGroups(points, here, -1, reach) ?? within(place - 1);
    default:
      return null;
  }
}

/** Nearest point of the next or previous group; null when there is only one group. */
function acrossGroups(points: readonly ChartPoint[], here: ChartPoint, by: 1 | -1, reach: PointReach): number | null {
  const groups = [...new Set(points.map(({ group }) => group))];
  if (groups.length < 2) return null;
  const target = groups[groups.indexOf(here.group) + by];
  if (target === undefined) return points.indexOf(here);
  let found: number | null = null;
  let best = Number.POSITIVE_INFINITY;
  points.forEach((point, index) => {
    const distance = distanceOf(point, here, reach);
    if (point.group === target && distance < best) {
      best = distance;
      found = index;
    }
  });
  return found;
}
