export type RadarView = {
  center: { x: number; y: number };
  radius: number;
  /** Place of `share` (0–100) on an axis; axes go clockwise from the top. */
  place: (axis: number, share: number) => { x: number; y: number };
  /** First line of an axis's label, and which of its ends is at `x`. */
  label: (axis: number) => { x: number; y: number; anchor: "start" | "middle" | "end" };
};

/**
 * A web of `axes` spokes, with a two-line label `wordsPx` wide at the end of each: beside the ends where there is room,
 * else above and below them.
 */
export function radarView(
  { width, height, em }: { width: number; height: number; em: number },
  axes: number,
  wordsPx: number,
): RadarView {
  const tallest = Math.max(0, height / 2 - 2.9 * em);
  const beside = Math.min(tallest, width / 2 - wordsPx - 1.2 * em);
  const above = Math.min(tallest, width / 2 - wordsPx / 2 - em / 2);
  const isBeside = beside >= above * 0.75;
  const radius = Math.max(0, isBeside ? beside : above);
  const center = { x: width / 2, y: height / 2 };
  const at = (axis: number, reach: number) => {
    const angle = (2 * Math.PI * axis) / axes - Math.PI / 2;
    return { x: short(center.x + reach * Math.cos(angle)), y: short(center.y + reach * Math.sin(angle)) };
  };
  return {
    center,
    radius,
    place: (axis, share) => at(axis, (radius * share) / 100),
    label: (axis) => {
      const end = at(axis, radius);
      const spot = at(axis, radius + 0.8 * em);
      const lean = spot.x - center.x;
      if (isBeside && Math.abs(lean) >= em) {
        return { x: spot.x, y: spot.y - 0.3 * em, anchor: lean > 0 ? "start" : "end" };
      }
      return { x: end.x, y: spot.y + (spot.y <= center.y ? -1.2 : 0.6) * em, anchor: "middle" };
    },
  };
}

const short = (pixels: number) => Math.round(pixels * 10) / 10;
