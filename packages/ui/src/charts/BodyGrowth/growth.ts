import { changeShown, type MemberDetail } from "@kyuseki/domain";

export type BodySizes = MemberDetail["body_history"];
export type BodyMeasure = "height" | "weight";
export type Growth = {
  /** Oldest first, in the unit of the measure. */
  values: readonly number[];
  /** From the first value to the last, in the same unit. */
  change: number;
  /** Day of the first value, YYYY-MM-DD. */
  since: string;
};

/** How much a height (cm) or weight (kg) changed over the year before its latest value; null with fewer than two values. */
export function growthOf(history: BodySizes, measure: BodyMeasure): Growth | null {
  const known = history
    .flatMap(({ date, [measure]: value }) => (value === null ? [] : [{ date, value }]))
    .sort((a, b) => a.date.localeCompare(b.date));
  const last = known.at(-1);
  if (!last) return null;
  const year = known.filter(({ date }) => date >= yearBefore(last.date));
  const [first] = year;
  if (!first || first === last) return null;
  return { values: year.map(({ value }) => value), change: changeShown(last.value, first.value), since: first.date };
}

/** The day a year earlier as text, which compares correctly even when that day does not exist. */
function yearBefore(day: string): string {
  const [year = "", ...rest] = day.split("-");
  return [String(Number(year) - 1).padStart(year.length, "0"), ...rest].join("-");
}
