import * as z from "zod/mini";
import { measurement } from "../../limits.ts";
import { pitchCodes } from "../../vocabulary/pitch.ts";
import { guardWeeks } from "../../vocabulary/pitchRuleSets.ts";
import { codeIn } from "../codeField.ts";
import { defineEndpoint } from "../endpoint.ts";
import { getPlayerGuard } from "../practice/pitchGuard.ts";
import { rangeSchema, spanField } from "../rankings/rankingFields.ts";
import {
  askedBall,
  ballChoices,
  ballOrNull,
  dayedValue,
  inOrder,
  listed,
  measuredBallSchema,
  numberOrNull,
  read,
  reportPlayerSchema,
} from "./reportFields.ts";

const code = z.literal(pitchCodes);
const verdict = z.enum(["best", "confirm", "none"]);
const asked = { player: reportPlayerSchema, ball: ballOrNull, range: rangeSchema, choices: ballChoices };

const pitchingSummarySchema = z.object({
  ...asked,
  /** As many days, directly before `range`. */
  before: rangeSchema,
  count: z.int(),
  days: z.int(),
  /** Codes thrown in `range`, the most thrown first; km/h. */
  pitches: z.array(
    z.object({
      code,
      count: z.int(),
      mean: numberOrNull,
      max: dayedValue,
      mean_before: numberOrNull,
      /** Mean fastball − own mean, from the rounded numbers; null for the fastball and without one. */
      gap: numberOrNull,
      gap_before: numberOrNull,
    }),
  ),
  /** Fastballs only. `verdict`: whether `max` is a personal best (AI 10); `record` is what it is compared with. */
  fastball: z.nullable(z.object({ max: z.number(), day: z.iso.date(), record: numberOrNull, verdict })),
  /**
   * Balls in the zone, among those with a location; null without any. The zone in cm, without the ball's radius: `half`
   * to either side of the middle of the plate, `bottom` and `top` above the ground, for a batter of this `height`. A ball
   * may lie its `radius` outside, in cm.
   */
  zone: z.nullable(
    z.object({
      inside: z.int(),
      of: z.int(),
      half: z.number(),
      bottom: z.number(),
      top: z.number(),
      radius: z._default(z.number(), 3.6),
      height: z.number(),
      /** `grade`: the national mean of the grade replaces a missing height. */
      height_of: z.enum(["player", "grade"]),
    }),
  ),
  /** Where pitches crossed the plate, newest first, at most 300: cm as in a measurement, speed in km/h. */
  located: z._default(
    z.array(z.object({ id: z.int(), datetime: z.number(), code, speed: z.number(), x: z.number(), z: z.number() })),
    [],
  ),
  /**
   * The fastest fastball with a video on the newest day with one, and the fastest of all; null unless they differ
   * (BE-8).
   */
  compare: z.nullable(z.object({ ball_id: z.int(), with_id: z.int(), day: z.iso.date() })),
  /** Medians by session day of the last three months and code, oldest first; km/h. */
  medians: z.array(z.object({ date: z.iso.date(), code, median: z.number(), count: z.int() })),
  /** The last 14 days, oldest first: pitches that count (BE-1), and their sum up to each in the team's own week. */
  thrown: z.array(z.object({ date: z.iso.date(), pitches: z.int(), week: z.int() })),
  guard: getPlayerGuard.reply.shape.guard,
  /** What the team counts as a week. */
  counted_week: z.enum(guardWeeks),
  /** Per cent of a limit from which the guard shows 注意. */
  caution: z.int(),
});
export type PitchingSummary = z.infer<typeof pitchingSummarySchema>;

/** A player's pitching summary. @throws not_found */
export const getPitchingSummary = defineEndpoint({
  ...read,
  id: "getPitchingSummary",
  path: "/api/coach/nextshot/report/:id/pitching/summary",
  query: z.object({ period: spanField, ...askedBall }),
  reply: pitchingSummarySchema,
  keptForOffline: true,
});

/** Codes thrown in `range` with `ball`, whatever the type filter; without untagged pitches. */
const codes = z.array(code);

/** `tag_pitch` 0 keeps every type (EN-12). */
const filtered = { ...listed, ...askedBall, tag_pitch: z._default(codeIn(pitchCodes), measurement.everyPitchType) };

export const pitchingSorts = ["-datetime", "datetime", "-speed", "speed", "-spin_rate", "spin_rate"] as const;

const pitchingResultsSchema = z.object({
  ...asked,
  /** Over the filtered, plausible pitches (AI 11); km/h. */
  figures: z.object({ count: z.int(), days: z.int(), mean: numberOrNull, max: dayedValue }),
  /** Rows on all pages. */
  total: z.int(),
  rows: z.array(measuredBallSchema),
});
export type PitchingResults = z.infer<typeof pitchingResultsSchema>;

/** A player's pitches, page by page. @throws not_found */
export const listPitchingResults = defineEndpoint({
  ...read,
  id: "listPitchingResults",
  path: "/api/coach/nextshot/report/:id/pitching/results",
  query: z.object({ ...filtered, sort: z._default(z.enum(pitchingSorts), "-datetime") }).check(inOrder()),
  reply: pitchingResultsSchema,
});

export const pitchingDaySorts = ["-date", "date", "-count", "count", "-mean", "mean", "-max", "max"] as const;

const pitchingDaySchema = z.object({
  date: z.iso.date(),
  /** Number of filtered pitches. */
  count: z.int(),
  /** Mean speed of the filtered type, or of the fastballs when all types are shown; km/h. */
  mean: numberOrNull,
  /** Fastest of the filtered pitches, km/h. */
  max: numberOrNull,
  /** Whether `max` was a personal best among them (AI 10). */
  verdict,
  /** All pitches of the day, by code. */
  mix: z.array(z.object({ code, count: z.int() })),
  /** Video of the first pitch that has one. */
  video_id: z.nullable(z.int()),
  poster: z.nullable(z.string()),
});

const pitchingDaysSchema = z.object({
  ...asked,
  codes,
  /** Days on all pages. */
  total: z.int(),
  rows: z.array(pitchingDaySchema),
});
export type PitchingDays = z.infer<typeof pitchingDaysSchema>;

/** A player's pitching days, page by page. @throws not_found */
export const listPitchingDays = defineEndpoint({
  ...read,
  id: "listPitchingDays",
  path: "/api/coach/nextshot/report/:id/pitching/days",
  query: z.object({ ...filtered, sort: z._default(z.enum(pitchingDaySorts), "-date") }).check(inOrder()),
  reply: pitchingDaysSchema,
});
