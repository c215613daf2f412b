/** `?start=2026-10-21&end=2026-11-20`. Both or none: days that are none, or in the wrong order, count as not said. */
export function daysFrom(params: URLSearchParams): { start: string | null; end: string | null } {
  const start = dayFrom(params.get("start"));
  const end = dayFrom(params.get("end"));
  if (start === null || end === null || start > end) return { start: null, end: null };
  return { start, end };
}

function dayFrom(text: string | null): string | null {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
