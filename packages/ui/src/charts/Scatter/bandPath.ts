import type { placeIn, ScatterBand } from "./scatterData.ts";

/** A closed path around ranges of equal width along the axis: each holds as far as the middle between two steps. */
export function bandPath(steps: ScatterBand["steps"], place: ReturnType<typeof placeIn>): string {
  const [first, second] = steps;
  if (!first) return "";
  const half = second ? (second.x - first.x) / 2 : 1;
  const along = (side: "from" | "to", { x, ...range }: (typeof steps)[number]) =>
    [x - half, x + half].map((at) => place(at, range[side]));
  const top = steps.flatMap((step) => along("to", step));
  const bottom = steps.flatMap((step) => along("from", step)).toReversed();
  return `M${[...top, ...bottom].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
