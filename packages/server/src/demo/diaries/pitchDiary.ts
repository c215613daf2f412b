import type { PitchCountRecord } from "@kyuseki/domain";
import { type Day, isoDate, weekday } from "../generate/calendar.ts";
import { type Random, wholeBetween } from "../generate/random.ts";
import { dayBeforeStreak, dayKindOf, plannedWeek } from "../people/plannedWeek.ts";
import type { Diarist } from "../tables/habits.ts";
import { isGameDay } from "./practiceDiary.ts";

const COUNTED_DAYS = 60;
/** Those are planned, so that the 投球数ガード has every level to show. */
const PLANNED_DAYS = 7;

/** Pitches of a day on the mound, about: most in games. */
const outings = {
  e: { game: [30, 62], practice: [18, 30] },
  j: { game: [45, 92], practice: [24, 40] },
  h: { game: [60, 115], practice: [30, 50] },
} as const satisfies Record<Diarist["stage"], Record<"game" | "practice", readonly [number, number]>>;

/** Counted pitches of one pitcher over sixty days, by day. `lastWeek` are those of the last week. */
export function pitchDiary(
  random: Random,
  { stage, habit, since }: Diarist,
  lastWeek: number,
  today: Day,
): Map<Day, number> {
  const counts = new Map<Day, number>();
  for (let day = Math.max(since, today - COUNTED_DAYS); day < today - PLANNED_DAYS; day += 1) {
    const chance = isGameDay(day) ? 0.5 : weekday(day) === 3 ? 0.4 : 0;
    const isOut = random() < chance;
    const [low, high] = outings[stage][isGameDay(day) ? "game" : "practice"];
    const pitches = wholeBetween(random, low, high);
    const isRecorded = day <= today - habit.silent && day !== dayBeforeStreak(habit, today);
    if (isOut && isRecorded) counts.set(day, pitches);
  }
  return new Map([...counts, ...plannedWeek({ stage, habit }, lastWeek, today)]);
}

export function pitchCountRows(
  { team_id, member_id, stage, habit }: Diarist,
  counts: ReadonlyMap<Day, number>,
  today: Day,
): PitchCountRecord[] {
  return [...counts].map(([day, pitches]) => {
    const isWeekend = dayKindOf(day) === "weekend";
    const isElsewhere = habit.elsewhere === true && isWeekend && today - day <= PLANNED_DAYS;
    const isGame = isWeekend && (isGameDay(day) || pitches > outings[stage].practice[1]);
    return {
      team_id,
      member_id,
      source_id: `${member_id}-${isoDate(day)}`,
      date: isoDate(day),
      kind: isElsewhere ? "elsewhere" : isGame ? "game" : "practice",
      pitches,
      innings: isGame && !isElsewhere ? Math.max(1, Math.round(pitches / 16)) : null,
      note: isElsewhere ? "選抜チームの練習試合" : "",
    };
  });
}
