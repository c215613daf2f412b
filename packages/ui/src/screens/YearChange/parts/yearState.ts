import type { YearChange, YearState } from "@kyuseki/domain";

/** `nowS` is unix seconds. */
export const canUndo = ({ undone_at, undo_until }: YearChange, nowS: number): boolean =>
  undone_at === null && nowS * 1000 <= Date.parse(undo_until);

/** The change that made the roster's present school year; null when there is none, or it was undone. */
export function standingChange({ last, school_year }: YearState): YearChange | null {
  return last && last.undone_at === null && last.to_year === school_year ? last : null;
}

/** The first day of a school year, YYYY-MM-DD. */
export const firstDayOf = (year: number): string => `${year}-04-01`;

/** Unix seconds of what the server wrote. */
export const momentOf = (iso: string): number => Date.parse(iso) / 1000;
