import { addDays, changeShown } from "@kyuseki/domain";
import { type GuardWeek, weekOf } from "@kyuseki/domain/pitchGuard";
import type { PitchDay } from "../../store/pitchCounts/pitchCounts.ts";
import type { findPitchingReport } from "../../store/playerReports/pitchingReport.ts";

type Pitches = Awaited<ReturnType<typeof findPitchingReport>>["pitches"];

/** How much slower each is than the fastball, in both ranges (ai-stats 7). */
export function withGaps(pitches: Pitches) {
  const fastball = pitches.find(({ code }) => code === fastballCode);
  const gap = (from: number | null | undefined, mean: number | null) =>
    from === null || from === undefined || mean === null ? null : changeShown(from, mean);
  return pitches.map((pitch) => {
    const from = pitch.code === fastballCode ? undefined : fastball;
    return {
      ...pitch,
      gap: gap(from?.mean, pitch.mean),
      gap_before: gap(from?.mean_before, pitch.mean_before),
    };
  });
}

const fastballCode = 1;

/** The last 14 days, and the sum up to each in the week that the team's limits count in. */
export function lastDays(days: readonly PitchDay[], today: string, counted_week: GuardWeek) {
  const counted = new Map(days.map(({ date, game, practice, elsewhere }) => [date, game + practice + elsewhere]));
  const pitchesOn = (date: string) => counted.get(date) ?? 0;
  return Array.from({ length: 14 }, (_, at) => addDays(today, at - 13)).map((date) => {
    let week = 0;
    for (let [day] = weekOf(date, counted_week); day <= date; day = addDays(day, 1)) week += pitchesOn(day);
    return { date, pitches: pitchesOn(date), week };
  });
}
