/** Values from `from` up to, but not including, `to`. */
export type Bin = { from: number; to: number; count: number };

/**
 * Counts values in equal bins whose edges are multiples of `width` from `start`. Bins cover all values and at least
 * `atLeast`, including empty ones.
 */
export function binOf(
  values: readonly number[],
  width: number,
  { start = 0, atLeast }: { start?: number; atLeast?: readonly [from: number, to: number] } = {},
): Bin[] {
  const place = (value: number) => Math.floor((value - start) / width + slack);
  const places = values.map(place);
  const edges = atLeast ? [place(atLeast[0]), Math.ceil((atLeast[1] - start) / width - slack) - 1] : [];
  const all = [...places, ...edges];
  if (all.length === 0) return [];
  const first = Math.min(...all);
  const counts = new Map<number, number>();
  for (const at of places) counts.set(at, (counts.get(at) ?? 0) + 1);
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => ({
    from: rounded(start + (first + index) * width),
    to: rounded(start + (first + index + 1) * width),
    count: counts.get(first + index) ?? 0,
  }));
}

/** The bins with empty ones added on both sides up to `atLeast`; no bins stay no bins. */
export function widened(bins: readonly Bin[], atLeast: number): readonly Bin[] {
  const [first] = bins;
  const last = bins.at(-1);
  if (!first || !last || bins.length >= atLeast) return bins;
  const width = first.to - first.from;
  const before = Math.ceil((atLeast - bins.length) / 2);
  const empty = (from: number): Bin => ({ from: rounded(from), to: rounded(from + width), count: 0 });
  return [
    ...Array.from({ length: before }, (_, index) => empty(first.from - (before - index) * width)),
    ...bins,
    ...Array.from({ length: atLeast - bins.length - before }, (_, index) => empty(last.to + index * width)),
  ];
}

/** Rounding tolerance: a value on an edge belongs to the bin above it. */
const slack = 1e-9;
const rounded = (edge: number) => Math.round(edge * 1e6) / 1e6;
