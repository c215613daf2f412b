import { schoolYearOf } from "@kyuseki/domain";
import { defineView, type Parameter } from "../../navigation/defineView.ts";

const year: Parameter<number> = {
  read: (digits) => (/^20\d\d$/.test(digits) ? Number(digits) : undefined),
  write: String,
};

/** `year`: a school year by the calendar year it begins in; null is the present one. */
export const printNotesAddress = defineView<{ year: number | null }>({ year: null }, { year });

/** First and last day of a school year. */
export const daysOfSchoolYear = (schoolYear: number) => ({
  from: `${schoolYear}-04-01`,
  to: `${schoolYear + 1}-03-31`,
});

/** School years from that of the first note to the present one, and the chosen one, the newest first. */
export function schoolYearsSince(
  firstDay: string | null,
  { chosen, present }: { chosen: number; present: number },
): readonly number[] {
  const first = firstDay === null ? present : schoolYearOf(new Date(`${firstDay}T12:00:00+09:00`));
  const oldest = Math.min(first, chosen, present);
  const newest = Math.max(chosen, present);
  return Array.from({ length: newest - oldest + 1 }, (_, back) => newest - back);
}
