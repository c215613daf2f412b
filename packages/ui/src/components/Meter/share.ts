/** Position of a value along a bar, as CSS, clamped to the bar. */
export function share(value: number, max: number): string {
  if (max <= 0) return "0%";
  return `${Math.round(Math.min(Math.max(value / max, 0), 1) * 10_000) / 100}%`;
}

/** The end of a bar with a limit: some room beyond the limit, and all of a larger value. */
export function widestOf(value: number | null, limit: number): number {
  return Math.max(value ?? 0, limit * 1.16);
}
