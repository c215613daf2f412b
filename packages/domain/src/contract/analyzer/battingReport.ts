import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { codeIn, rangeSchema, spanField } from "../rankings/rankingFields.ts";
import {
  askedBatting,
  ballOrNull,
  battingChoices,
  battingTypeOrNull,
  dayedValue,
  inOrder,
  listed,
  measuredBallSchema,
  numberOrNull,
  read,
  reportPlayerSchema,
} from "./reportFields.ts";

/** Of the balls that can be right (ai-stats 11). */
const battingFiguresSchema = z.object({
  count: z.int(),
  /** Days measured. */
  days: z.int(),
  /** km/h */
  mean: numberOrNull,
  max: dayedValue,
  /** EV90, km/h: the 90th percentile of exit speed, linear between the two nearest balls. */
  ev90: numberOrNull,
  /** Degrees. Angles are of the balls counted, those with a speed, as the AI stats take them. */
  mean_angle: numberOrNull,
  /** Launch angles of 8–32° (Statcast's sweet spot), of the balls with an angle. */
  sweet_spot: z.object({ inside: z.int(), of: z.int() }),
  /** m */
  longest: dayedValue,
  results: z.object({ out: z.int(), hit: z.int(), home_run: z.int() }),
});
export type BattingFigures = z.infer<typeof battingFiguresSchema>;

const asked = {
  player: reportPlayerSchema,
  batting_type: battingTypeOrNull,
  ball: ballOrNull,
  range: rangeSchema,
  choices: battingChoices,
  figures: battingFiguresSchema,
};

const battingSummarySchema = z.object({
  ...asked,
  /** As many days, directly before `range`. */
  before: rangeSchema,
  figures_before: battingFiguresSchema,
  /** km/h: mean of the means of the other active players of the grade; null under three of them. */
  peers: numberOrNull,
  /** km/h, of the player's grade; null: none was set. */
  goal: numberOrNull,
  /** Of the same ball. */
  types: z.array(
    z.object({
      batting_type: battingTypeOrNull,
      count: z.int(),
      mean: numberOrNull,
      max: numberOrNull,
      mean_angle: numberOrNull,
    }),
  ),
  /** Means of the last 12 weeks by their Monday, km/h; `team` is of all active players of the same school stage. */
  weeks: z.array(z.object({ week: z.iso.date(), mean: numberOrNull, team: numberOrNull })),
  /** The newest first, `REPORT_BALLS_MAX` at most; `balls_total` is how many there are. */
  balls: z.array(
    z.object({
      id: z.int(),
      datetime: z.number(),
      speed: z.number(),
      angle: numberOrNull,
      distance: numberOrNull,
      result: battingTypeOrNull,
      spray_angle: numberOrNull,
      video_id: z.nullable(z.int()),
    }),
  ),
  balls_total: z.int(),
});
export type BattingSummary = z.infer<typeof battingSummarySchema>;

/** @throws not_found */
export const getBattingSummary = defineEndpoint({
  ...read,
  id: "getBattingSummary",
  path: "/api/coach/nextshot/report/:id/batting/summary",
  query: z.object({ period: spanField, ...askedBatting }),
  reply: battingSummarySchema,
});

export const battingSorts = [
  "-datetime",
  "datetime",
  "-speed",
  "speed",
  "-angle",
  "angle",
  "-distance",
  "distance",
] as const;

const battingResultsSchema = z.object({
  ...asked,
  /** Rows of all pages, also those that cannot be right and stay out of `figures`. */
  total: z.int(),
  rows: z.array(measuredBallSchema),
});
export type BattingResults = z.infer<typeof battingResultsSchema>;

/** @throws not_found */
export const listBattingResults = defineEndpoint({
  ...read,
  id: "listBattingResults",
  path: "/api/coach/nextshot/report/:id/batting/results",
  query: z
    .object({
      ...listed,
      ...askedBatting,
      result: z.optional(codeIn([1, 2, 3])),
      sort: z._default(z.enum(battingSorts), "-datetime"),
    })
    .check(inOrder()),
  reply: battingResultsSchema,
});
