import type { TrainingRecord } from "@kyuseki/domain";
import { type Day, weekday } from "../generate/calendar.ts";
import { type Random, wholeBetween } from "../generate/random.ts";
import { dayBeforeStreak } from "../people/plannedWeek.ts";
import type { Diarist } from "../tables/habits.ts";
import { practiceEntries } from "./practiceEntries.ts";

/** Two periods of three months: each figure has one before it to be compared with. */
const DIARY_DAYS = 190;
/** Of the habit, by weekday: the team practises on Wednesdays and at the weekend. */
const shares: Readonly<Record<number, number>> = { 0: 1.12, 3: 1.05, 5: 0.88, 6: 1.15 };

/** The days with a record, oldest first. Nothing lies after the last one `habit` allows, whatever `certain` says. */
function recordedDays(random: Random, { habit, since }: Diarist, certain: ReadonlySet<Day>, today: Day): Day[] {
  const last = today - habit.silent;
  const days: Day[] = [];
  for (let day = Math.max(since, today - DIARY_DAYS); day <= last; day += 1) {
    const wants = random() < habit.rate * (shares[weekday(day)] ?? 0.97);
    const isStreak = day > last - (habit.streak ?? 1);
    if (isStreak || (day !== dayBeforeStreak(habit, today) && (wants || certain.has(day)))) days.push(day);
  }
  return days;
}

/** Everything a player writes down, oldest first. `pitches` are those that count, by day. */
export function practiceDiary(
  random: Random,
  diarist: Diarist,
  pitches: ReadonlyMap<Day, number>,
  today: Day,
): TrainingRecord[] {
  const days = recordedDays(random, diarist, new Set(pitches.keys()), today);
  return days.flatMap((day) =>
    practiceEntries(random, diarist, { day, today, pitches: pitches.get(day), gameDay: isGameDay(day) }),
  );
}

/** Two weekend days in three the whole team plays. */
export function isGameDay(day: Day): boolean {
  return (weekday(day) === 0 || weekday(day) === 6) && day % 3 !== 0;
}

export function silentDays(random: Random): number {
  return random() < 0.7 ? 0 : wholeBetween(random, 1, 5);
}
