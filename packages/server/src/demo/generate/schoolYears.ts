import { type Grade, grades } from "@kyuseki/domain";
import { type Day, schoolYearStart } from "./calendar.ts";

/** Years since entering elementary school: 0 is 小1 on 1 April, 6 中1, 9 高1. Fractions are days of the school year. */
export type SchoolYears = number;

/** Where a pupil stood on `day` who is in `grade` on `today`. */
export function schoolYearsOn(day: Day, grade: Grade, today: Day): SchoolYears {
  return grades.indexOf(grade) + (day - schoolYearStart(today)) / 365.25;
}

/** A value for every grade, 小1 to 高3. */
export type ByGrade = readonly [number, ...number[]] & { length: 12 };

/** Straight lines between the values of a table that hold at `offset` years into each grade; level beyond its ends. */
export function valueAt(table: ByGrade, at: SchoolYears, offset: number): number {
  const position = Math.min(Math.max(at - offset, 0), table.length - 1);
  const below = Math.floor(position);
  const low = table[below] ?? table[0];
  const high = table[below + 1] ?? low;
  return low + (high - low) * (position - below);
}
