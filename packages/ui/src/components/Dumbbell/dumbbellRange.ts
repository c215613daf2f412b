export type DumbbellRange = { low: number; high: number };

/** A range with round ends around every value, so that positions compare across rows. */
export function dumbbellRange(values: readonly number[]): DumbbellRange {
  const tens = values.map((value) => value / 10);
  const low = Math.floor(Math.min(...tens)) * 10;
  const high = Math.ceil(Math.max(...tens)) * 10;
  return values.length === 0 ? { low: 0, high: 10 } : { low, high: Math.max(high, low + 10) };
}

/** Where a value stands between the ends, as a CSS length. */
export const placeIn = ({ low, high }: DumbbellRange, value: number): string =>
  `${((value - low) / (high - low)) * 100}%`;
