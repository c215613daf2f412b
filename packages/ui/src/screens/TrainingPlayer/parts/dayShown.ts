import type { TrainingPlayer } from "@kyuseki/domain";
import { monthOf } from "../../../format/date.ts";

/**
 * The chosen day if it lies in the month; else the last one with a record, else today; null in a past month without
 * records.
 */
export function dayShown(
  { month, today, days }: Pick<TrainingPlayer, "month" | "today" | "days">,
  chosen: string | null,
): string | null {
  if (chosen !== null && monthOf(chosen) === month && chosen <= today) return chosen;
  const last = days.at(-1)?.date;
  if (last !== undefined) return last;
  return monthOf(today) === month ? today : null;
}
