import { type Day, monthOf, weekday } from "../generate/calendar.ts";
import { pickWeighted, type Random, wholeBetween } from "../generate/random.ts";
import { dayKindOf } from "../people/plannedWeek.ts";
import type { Player } from "../people/player.ts";
import type { MeasurementRow } from "../write/rows.ts";
import { battingMix, battingSession } from "./batting.ts";
import { pitchingSession } from "./pitching.ts";

const hour = 3600;
/** 土日の午前と水曜の夕方。 */
const startOfPractice: Readonly<Record<number, number>> = { 0: 9 * hour, 3: 17.5 * hour, 6: 9 * hour };
/** January to December: little in winter, most in the summer camp. */
const eagerness = [0.5, 0.7, 1, 1.1, 1.1, 1, 1.2, 1.3, 1.1, 1, 0.9, 0.6];
const RECENT_DAYS = 90;

/** The team's practice days of the two years before `today`, oldest first; some fall to rain and tournaments. */
export function practiceDays(random: Random, today: Day): Day[] {
  const days: Day[] = [];
  for (let day = today - 730; day < today; day += 1) {
    const rained = random() < 0.15;
    if (startOfPractice[weekday(day)] !== undefined && !rained) days.push(day);
  }
  return days;
}

type Season = {
  days: readonly Day[];
  today: Day;
  isPitcher: boolean;
  /** Those who train besides hit more often. */
  isTraining: boolean;
  /** Of the last week, by day. */
  recentPitches?: ReadonlyMap<Day, number> | undefined;
};

/** Everything a player hits and throws with the analyzer on the given practice days, in order of time. */
export function practise(random: Random, player: Player, season: Season): MeasurementRow[] {
  const { today, isPitcher, isTraining, recentPitches } = season;
  const rows: MeasurementRow[] = [];

  for (const day of season.days) {
    const start = startOfPractice[weekday(day)] ?? 0;
    const keen = (eagerness[monthOf(day) - 1] ?? 1) * (today - day <= RECENT_DAYS ? 2.4 : 1);
    if (random() < 0.11 * keen * (isTraining ? 1.2 : 0.7)) {
      const startSeconds = start + wholeBetween(random, 10, 50) * 60;
      const battingType = pickWeighted(random, battingMix);
      rows.push(
        ...battingSession(random, player, {
          day,
          today,
          startSeconds,
          battingType,
          balls: wholeBetween(random, 11, 20),
        }),
      );
    }
    const isPlanned = recentPitches !== undefined && today - day <= 7;
    if (isPitcher && !isPlanned && weekday(day) !== 3 && random() < 0.17 * keen) {
      const startSeconds = start + wholeBetween(random, 70, 100) * 60;
      rows.push(
        ...pitchingSession(random, player, { day, today, startSeconds, pitches: wholeBetween(random, 20, 36) }),
      );
    }
  }
  for (const [day, pitches] of recentPitches ?? []) {
    const startSeconds = dayKindOf(day) === "weekend" ? 14 * hour : 18 * hour;
    rows.push(...pitchingSession(random, player, { day, today, startSeconds, pitches }));
  }
  return rows.sort((one, other) => one.measured_at.getTime() - other.measured_at.getTime());
}

/** The Sunday of a measuring day: 0 is the latest, five to eleven days ago, and each further one a quarter earlier. */
export function measuringSunday(quarter: number, today: Day): Day {
  const target = today - 5 - 91 * quarter;
  return target - weekday(target);
}

/** 測定会: one Sunday a quarter, three balls from the tee and three fastballs, typed in by hand. */
export function measuringDays(random: Random, player: Player, since: Day, today: Day): MeasurementRow[] {
  const rows: MeasurementRow[] = [];
  for (let quarter = 7; quarter >= 0; quarter -= 1) {
    const day = measuringSunday(quarter, today);
    if (day < since) continue;
    const startSeconds = 13 * hour + wholeBetween(random, 0, 90) * 60;
    const hits = battingSession(random, player, { day, today, startSeconds, balls: 3, battingType: 1 });
    // A radar gun reads speed and nothing else.
    rows.push(...hits.map((hit) => ({ ...hit, angle: null, distance: null })));
    rows.push(
      ...pitchingSession(random, player, {
        day,
        today,
        startSeconds: startSeconds + 600,
        pitches: 3,
        fastballsOnly: true,
      }),
    );
  }
  return rows;
}
