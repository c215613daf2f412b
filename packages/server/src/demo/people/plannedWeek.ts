import { type Day, weekday } from "../generate/calendar.ts";
import type { Diarist, Habit } from "../tables/habits.ts";

/** Pitches of one day at most: a game at the weekend, the team's evening, an evening after school. */
const most = {
  e: { weekend: 60, team: 40, school: 28 },
  j: { weekend: 95, team: 65, school: 50 },
  h: { weekend: 110, team: 70, school: 60 },
} as const satisfies Record<Diarist["stage"], Record<DayKind, number>>;

type DayKind = "weekend" | "team" | "school";
const kinds = ["weekend", "team", "school"] as const satisfies readonly DayKind[];

/** The team practises on Wednesdays and at the weekend. */
export function dayKindOf(day: Day): DayKind {
  if (weekday(day) === 0 || weekday(day) === 6) return "weekend";
  return weekday(day) === 3 ? "team" : "school";
}

/**
 * `total` pitches of the last week by day, so that the 投球数ガード shows every level on whatever weekday the demo is
 * opened. Today has none: the demo may be opened before school.
 */
export function plannedWeek(
  { stage, habit }: Pick<Diarist, "stage" | "habit">,
  total: number,
  today: Day,
): Map<Day, number> {
  const days = [1, 2, 3, 4, 5, 6]
    .map((ago) => today - ago)
    .filter((day) => day <= today - habit.silent && day !== dayBeforeStreak(habit, today));
  const counts = new Map<Day, number>();
  let left = total;
  for (const kind of kinds) {
    for (const day of days.filter((one) => dayKindOf(one) === kind)) {
      const pitches = Math.min(left, most[stage][kind]);
      if (pitches > 0) counts.set(day, pitches);
      left -= pitches;
    }
  }
  return counts;
}

/** A day without a record; undefined when the streak is as long as it happens to be. */
export function dayBeforeStreak({ silent, streak }: Habit, today: Day): Day | undefined {
  return streak === undefined ? undefined : today - silent - streak;
}
