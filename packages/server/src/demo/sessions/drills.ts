import { type Day, weekday } from "../generate/calendar.ts";
import type { Random } from "../generate/random.ts";
import { COURSE_DAYS } from "../people/course.ts";
import type { Player } from "../people/player.ts";
import type { MeasurementRow } from "../write/rows.ts";
import { battingSession } from "./batting.ts";
import { pitchingSession } from "./pitching.ts";

type Season = {
  days: readonly Day[];
  today: Day;
  /** Of the bullpen on the last day; 0: none. */
  pitches: number;
};

/** What is measured besides practice: a round off the tee every week, and one long bullpen. In order of time. */
export function drills(random: Random, player: Player, { days, today, pitches }: Season): MeasurementRow[] {
  const rounds = days.filter((day) => today - day < COURSE_DAYS && weekday(day) === SATURDAY);
  const last = days.at(-1);
  return [
    ...rounds.flatMap((day) =>
      battingSession(random, player, { day, today, startSeconds: 15 * hour, battingType: 1, balls: TEE_BALLS }),
    ),
    ...(pitches > 0 && last !== undefined
      ? pitchingSession(random, player, { day: last, today, startSeconds: 16 * hour, pitches })
      : []),
  ];
}

const SATURDAY = 6;
const TEE_BALLS = 14;
const hour = 3600;
