/**
 * A lane for every mark, so that marks `widthPx` wide do not overlap: 0 is the line itself, then alternately above and
 * below (−1, 1, −2, 2 …) up to `most`. `xs` must ascend. A mark without a free lane stays on the line.
 */
export function swarm(xs: readonly number[], widthPx: number, most: number): number[] {
  const lanes = [0, ...Array.from({ length: Math.max(0, most) }, (_, index) => [-(index + 1), index + 1]).flat()];
  const ends = new Map<number, number>();
  return xs.map((x) => {
    const free = lanes.find((lane) => (ends.get(lane) ?? Number.NEGATIVE_INFINITY) <= x - widthPx) ?? 0;
    ends.set(free, x);
    return free;
  });
}
