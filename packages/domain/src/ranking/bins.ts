/** Bins of equal width, lowest first: the first begins at `start`, each covers `width` without its upper end. */
export type RankingBins = { start: number; width: number; counts: readonly number[] };

/** At most 24 bins that begin at round numbers. */
export function rankingBins(values: readonly number[]): RankingBins {
  if (values.length === 0) return { start: 0, width: 1, counts: [] };
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const width = widthFor(low, high);
  const start = Math.floor(low / width) * width;
  const counts = Array.from({ length: Math.floor((high - start) / width) + 1 }, () => 0);
  for (const value of values) {
    const bin = Math.floor((value - start) / width);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { start, width, counts };
}

const mostBins = 24;

/** 1, 2, 3 or 5 and their tenfolds. */
function widthFor(low: number, high: number): number {
  for (let scale = 1; ; scale *= 10) {
    for (const step of [1, 2, 3, 5]) {
      const width = step * scale;
      if (Math.floor(high / width) - Math.floor(low / width) < mostBins) return width;
    }
  }
}
