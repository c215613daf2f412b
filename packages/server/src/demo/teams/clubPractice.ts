import { type Day, isoDate, weekday } from "../generate/calendar.ts";
import { randomFrom } from "../generate/random.ts";
import type { TeamPracticeDayRow, TeamRow } from "../write/rows.ts";

/** Three months, the longest period (EN-10). */
const DAYS = 92;
const shares: Readonly<Record<number, number>> = { 0: 1.2, 3: 1.1, 6: 1.25 };

/** How many of a club recorded on each day; the records themselves are nobody's here. */
export function clubPractice({ team_id, name }: TeamRow, size: number, today: Day): TeamPracticeDayRow[] {
  const random = randomFrom(`club/practice/${name}`);
  const rate = 0.35 + 0.45 * random();
  const growth = 0.15 * (random() - 0.4);
  const rows: TeamPracticeDayRow[] = [];
  for (let day = today - DAYS; day <= today; day += 1) {
    const share =
      rate * (1 + (growth * (day - today)) / DAYS) * (shares[weekday(day)] ?? 0.9) * (0.85 + 0.3 * random());
    const recorded = Math.min(size, Math.round(size * share));
    if (recorded > 0) rows.push({ team_id, date: isoDate(day), recorded });
  }
  return rows;
}
