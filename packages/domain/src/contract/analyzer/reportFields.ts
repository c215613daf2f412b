import * as z from "zod/mini";
import { tablePages } from "../../limits.ts";
import { correctableFields } from "../../statistics/correction.ts";
import { grades } from "../../vocabulary/grade.ts";
import { pitchCodes } from "../../vocabulary/pitch.ts";
import { codeIn } from "../codeField.ts";
import { memberIdParams } from "../members/members.ts";
import { namedPlayer } from "../rankings/rankingFields.ts";
import { dayField } from "../rowFields.ts";
import { balls } from "../team/team.ts";

// Fields shared by the reports of one player. Days are YYYY-MM-DD in Asia/Tokyo; numbers are not rounded.

/** Only for teams with the analyzer (T7). */
export const read = {
  method: "GET",
  access: "coach",
  analyzer: true,
  params: memberIdParams,
  body: z.undefined(),
  status: 200,
} as const;

const day = dayField("日付は YYYY-MM-DD で指定してください");
export const dayedValue = z.nullable(z.object({ value: z.number(), day: z.iso.date() }));
export const numberOrNull = z.nullable(z.number());
export const battingTypeOrNull = z.nullable(z.literal([1, 2, 3]));
export const ballOrNull = z.nullable(z.enum(balls));

export const reportPlayerSchema = z.object({ ...namedPlayer, grade: z.enum(grades) });
export type ReportPlayer = z.infer<typeof reportPlayerSchema>;

/**
 * Batting type and ball; never pooled. 0 and `unset` ask for balls without one; by default those nearest to
 * tee and the team's ball that have measurements.
 */
export const askedBall = { ball: z.optional(z.enum([...balls, "unset"])) };
export const askedBatting = { batting_type: z.optional(codeIn([0, 1, 2, 3])), ...askedBall };

/** The choices, by number of balls in `range`, and the chosen one. */
export const battingChoices = z.array(z.object({ batting_type: battingTypeOrNull, ball: ballOrNull, count: z.int() }));
export const ballChoices = z.array(z.object({ ball: ballOrNull, count: z.int() }));

/** The most balls in one answer. */
export const REPORT_BALLS_MAX = 5000;

/** Query of a list; without days the last month. */
export const listed = {
  start: z.optional(day),
  end: z.optional(day),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  /** `REPORT_BALLS_MAX` for exports that need every row. */
  limit: z._default(codeIn([...tablePages.sizes, REPORT_BALLS_MAX]), tablePages.defaultSize),
};

type Span = { start?: string | undefined; end?: string | undefined };
export const inOrder = <Query extends Span>() =>
  z.refine<Query>(({ start, end }) => start === undefined || end === undefined || start <= end, {
    message: "終わりの日は、始まりの日と同じか後にしてください",
    path: ["end"],
  });

/** Who corrected it (null: an account that is gone) and when, in unix seconds. */
const corrected = { by: z.nullable(z.string()), at: z.number() };

/** One ball as measured, also an implausible one (EN-9). Units as in the pushed record. */
export const measuredBallSchema = z.object({
  id: z.int(),
  member_id: z.int(),
  /** Unix seconds. */
  datetime: z.number(),
  mode: z.literal([1, 2]),
  batting_type: battingTypeOrNull,
  batting_result: battingTypeOrNull,
  ball: ballOrNull,
  tag_pitch: z.nullable(z.literal(pitchCodes)),
  speed: numberOrNull,
  angle: numberOrNull,
  distance: numberOrNull,
  spin_rate: numberOrNull,
  spin_direction: numberOrNull,
  spin_efficiency: numberOrNull,
  break_vertical: numberOrNull,
  break_horizontal: numberOrNull,
  location_x: numberOrNull,
  location_z: numberOrNull,
  spray_angle: numberOrNull,
  bat_speed: numberOrNull,
  attack_angle: numberOrNull,
  video_id: z.nullable(z.int()),
  /** Picture of the video, readable for the session that asked; null without one. */
  poster: z.nullable(z.string()),
  /** Fields that a coach has corrected since, each with its first value. */
  corrections: z.array(
    z.object({
      field: z.enum(correctableFields),
      original: z.nullable(z.union([z.number(), z.string()])),
      ...corrected,
    }),
  ),
  /** The first member, when a coach has moved the ball; null also once that member is deleted. */
  moved: z.nullable(z.object({ from: z.object(namedPlayer), ...corrected })),
});
export type MeasuredBall = z.infer<typeof measuredBallSchema>;
