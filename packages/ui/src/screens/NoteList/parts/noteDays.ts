import type { PlayerNote } from "@kyuseki/domain";

export type NoteDayMarks = { count: number; scale: number | null; pain: boolean };

/** What a month's calendar shows of each day with notes; 手ごたえ is that of the latest note that says one. */
export function noteDays(
  notes: readonly Pick<PlayerNote, "day" | "scale" | "pain">[],
): ReadonlyMap<string, NoteDayMarks> {
  const days = new Map<string, NoteDayMarks>();
  // The newest come first.
  for (const { day, scale, pain } of notes) {
    const before = days.get(day);
    days.set(day, {
      count: (before?.count ?? 0) + 1,
      scale: before?.scale ?? scale,
      pain: (before?.pain ?? false) || pain,
    });
  }
  return days;
}

/** The next earlier month with a note to show; undefined when there is none. */
export function earlierMonth<Month extends { month: string; notes: number; pain: number }>(
  months: readonly Month[],
  before: string,
  view: "all" | "pain",
): Month | undefined {
  return months.find(({ month, notes, pain }) => month < before && (view === "pain" ? pain : notes) > 0);
}
