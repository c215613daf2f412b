import type { PitchesOn } from "./restRules.ts";

/** All pitches that count, on one day in Japan (YYYY-MM-DD). */
export type PitchesOfDay = {
  date: string;
  game: number;
  practice: number;
  elsewhere: number;
  /** Whether the coach has said that the day ended within the batter at whom the limit was reached. */
  finished_batter?: boolean;
};

/** Sums of the days up to today. */
export function pitchesOn(days: readonly PitchesOfDay[], today: string): PitchesOn {
  const counted = new Map<string, number>();
  for (const { date, game, practice, elsewhere } of days) {
    if (date <= today) counted.set(date, (counted.get(date) ?? 0) + game + practice + elsewhere);
  }
  return (day) => counted.get(day) ?? 0;
}
