/** How far along a bar a value lies, as CSS: never before its start nor past its end. */
export function share(value: number, max: number): string {
  if (max <= 0) return "0%";
  return `${Math.round(Math.min(Math.max(value / max, 0), 1) * 10_000) / 100}%`;
}

/** The end of a bar with a limit: some room behind the limit, and all of a value that passed it. */
export function widestOf(value: number | null, limit: number): number {
  return Math.max(value ?? 0, limit * 1.16);
}
