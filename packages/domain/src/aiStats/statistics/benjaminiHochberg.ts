/**
 * Those kept when at most `share` (0–1) of them may be false: all up to the last k, in ascending order of p, with
 * p₍ₖ₎ ≤ share · k / m (Benjamini & Hochberg 1995). Input order is preserved.
 */
export function keptByBenjaminiHochberg<Tested extends { p: number }>(
  tests: readonly Tested[],
  share: number,
): Tested[] {
  const ordered = tests.map(({ p }) => p).toSorted((a, b) => a - b);
  const last = ordered.findLastIndex((p, at) => p <= (share * (at + 1)) / ordered.length);
  const limit = ordered[last] ?? -1;
  return tests.filter(({ p }) => p <= limit);
}
