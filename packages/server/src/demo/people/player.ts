import type { Ball, Gender, Grade } from "@kyuseki/domain";
import type { Day } from "../generate/calendar.ts";
import { type NonEmpty, normal, type Random } from "../generate/random.ts";
import { type ByGrade, type SchoolYears, schoolYearsOn, valueAt } from "../generate/schoolYears.ts";
import type { PitchCode } from "../tables/pitches.ts";
import { fastballKmh, genderShare, teeExitKmh, windmillKmh } from "../tables/speeds.ts";
import type { MeasurementRow } from "../write/rows.ts";
import { type Course, gained, steadyCourse } from "./course.ts";

/** What makes one invented player throw and hit as they do. */
export type Player = {
  team_id: number;
  member_id: number;
  gender: Gender;
  grade: Grade;
  ball: Ball;
  source: MeasurementRow["source"];
  /** Shares of the grade's mean speed above or below it. */
  arm: number;
  bat: number;
  /** Share of speed gained (or lost) a year beyond what growing gives. */
  progress: number;
  /** Ball to ball, km/h. */
  spreadKmh: number;
  /** Degrees added to every launch angle. */
  swingAngle: number;
  /** Fastball first. */
  pitches: NonEmpty<PitchCode>;
  course: Course;
};

export function talentOf(
  random: Random,
): Pick<Player, "arm" | "bat" | "progress" | "spreadKmh" | "swingAngle" | "course"> {
  return {
    arm: 0.02 * normal(random),
    bat: 0.025 * normal(random),
    progress: 0.012 * normal(random),
    spreadKmh: 1.3 + random(),
    swingAngle: 3 * normal(random),
    course: steadyCourse,
  };
}

/** Mean fastball (or windmill pitch) of the day, km/h. */
export function armSpeedOn(player: Player, day: Day, today: Day): number {
  return (
    speedOn(player, player.ball === "soft" ? windmillKmh : fastballKmh, player.arm, day, today) *
    gained(player.course.arm, day, today)
  );
}

/** Mean exit speed from a tee on the day, km/h. */
export function batSpeedOn(player: Player, day: Day, today: Day): number {
  return speedOn(player, teeExitKmh, player.bat, day, today) * gained(player.course.bat, day, today);
}

export function schoolYearsOf(player: Player, day: Day, today: Day): SchoolYears {
  return schoolYearsOn(day, player.grade, today);
}

function speedOn(player: Player, table: ByGrade, talent: number, day: Day, today: Day): number {
  const at = schoolYearsOf(player, day, today);
  const yearsAgo = (today - day) / 365.25;
  return (
    valueAt(table, at, 0.5) * valueAt(genderShare[player.gender], at, 0.5) * (1 + talent - player.progress * yearsAgo)
  );
}
