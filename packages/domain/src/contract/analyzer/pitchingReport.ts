import * as z from "zod/mini";
import { measurement } from "../../product.ts";
import { pitchCodes } from "../../vocabulary/pitch.ts";
import { defineEndpoint } from "../endpoint.ts";
import { getPlayerGuard } from "../practice/pitchGuard.ts";
import { codeIn, rangeSchema, spanField } from "../rankings/rankingFields.ts";
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
  /** The most thrown first; km/h. Codes thrown in `range`. */
  pitches: z.array(
    z.object({
      code,
      count: z.int(),
      mean: numberOrNull,
      max: dayedValue,
      mean_before: numberOrNull,
      /** Mean fastball − own mean, each as it is shown; null for the fastball and without one. */
      gap: numberOrNull,
      gap_before: numberOrNull,
    }),
  ),
  /** Of code 1. `verdict`: whether `max` is a personal best (ai-stats 10); `record` is what it is compared with. */
  fastball: z.nullable(z.object({ max: z.number(), day: z.iso.date(), record: numberOrNull, verdict })),
  /**
   * Balls in the zone, of those with a location; null without any. The zone in cm, without the ball's radius: `half` to
   * either side of the middle of the plate, `bottom` and `top` above the ground, of a batter as tall as `height`.
   */
  zone: z.nullable(
    z.object({
      inside: z.int(),
      of: z.int(),
      half: z.number(),
      bottom: z.number(),
      top: z.number(),
      height: z.number(),
      /** `grade`: the national mean of the grade stands for a height nobody has entered. */
      height_of: z.enum(["player", "grade"]),
    }),
  ),
  /** BE-8. The fastest filmed fastball of the newest filmed day, and the fastest filmed one of all; null unless they are two. */
  compare: z.nullable(z.object({ ball_id: z.int(), with_id: z.int(), day: z.iso.date() })),
  /** By session day of the last three months and code, oldest first; km/h. */
  medians: z.array(z.object({ date: z.iso.date(), code, median: z.number(), count: z.int() })),
  /** The last 14 days, oldest first: pitches that count (BE-1), and the sum of the seven days up to each. */
  thrown: z.array(z.object({ date: z.iso.date(), pitches: z.int(), week: z.int() })),
  guard: getPlayerGuard.reply.shape.guard,
  /** Per cent of a limit from which on the guard says 注意. */
  caution: z.int(),
});
export type PitchingSummary = z.infer<typeof pitchingSummarySchema>;

/** @throws not_found */
export const getPitchingSummary = defineEndpoint({
  ...read,
  id: "getPitchingSummary",
  path: "/api/coach/nextshot/report/:id/pitching/summary",
  query: z.object({ period: spanField, ...askedBall }),
  reply: pitchingSummarySchema,
});

/** Codes thrown in `range` with `ball`, whatever type is filtered; pitches nobody has named are not among them. */
const codes = z.array(code);

/** EN-12: 0 keeps every type. */
const filtered = { ...listed, ...askedBall, tag_pitch: z._default(codeIn(pitchCodes), measurement.everyPitchType) };

export const pitchingSorts = ["-datetime", "datetime", "-speed", "speed", "-spin_rate", "spin_rate"] as const;

const pitchingResultsSchema = z.object({
  ...asked,
  /** Of the pitches filtered that can be right (ai-stats 11); km/h. */
  figures: z.object({ count: z.int(), days: z.int(), mean: numberOrNull, max: dayedValue }),
  /** Rows of all pages. */
  total: z.int(),
  rows: z.array(measuredBallSchema),
});
export type PitchingResults = z.infer<typeof pitchingResultsSchema>;

/** @throws not_found */
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
  /** Pitches filtered. */
  count: z.int(),
  /** km/h: of the type asked for; of the fastballs when all are. */
  mean: numberOrNull,
  /** km/h, of the pitches filtered. */
  max: numberOrNull,
  /** Whether `max` was a personal best among them (ai-stats 10). */
  verdict,
  /** All pitches of the day, by code. */
  mix: z.array(z.object({ code, count: z.int() })),
  /** Of the first pitch filmed. */
  video_id: z.nullable(z.int()),
  poster: z.nullable(z.string()),
});

const pitchingDaysSchema = z.object({
  ...asked,
  codes,
  /** Days of all pages. */
  total: z.int(),
  rows: z.array(pitchingDaySchema),
});
export type PitchingDays = z.infer<typeof pitchingDaysSchema>;

/** @throws not_found */
export const listPitchingDays = defineEndpoint({
  ...read,
  id: "listPitchingDays",
  path: "/api/coach/nextshot/report/:id/pitching/days",
  query: z.object({ ...filtered, sort: z._default(z.enum(pitchingDaySorts), "-date") }).check(inOrder()),
  reply: pitchingDaysSchema,
});
