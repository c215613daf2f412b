import * as z from "zod/mini";
import { codeIn } from "../codeField.ts";
import { defineEndpoint } from "../endpoint.ts";
import { rangeSchema, spanField } from "../rankings/rankingFields.ts";
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

/** Over the plausible balls only (AI 11). */
const battingFiguresSchema = z.object({
  count: z.int(),
  /** Number of days measured. */
  days: z.int(),
  /** km/h */
  mean: numberOrNull,
  max: dayedValue,
  /** 90th percentile of exit speed (EV90), km/h, interpolated between the two nearest balls. */
  ev90: numberOrNull,
  /** Degrees; over the balls with a speed, as in the AI stats. */
  mean_angle: numberOrNull,
  /** Launch angles of 8–32° (Statcast's sweet spot), among the balls with an angle. */
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
  /** Mean of the means of the other active players of the grade, km/h; null below three of them. */
  peers: numberOrNull,
  /** Goal of the player's grade, km/h; null: none set. */
  goal: numberOrNull,
  /** Batting types with the same ball. */
  types: z.array(
    z.object({
      batting_type: battingTypeOrNull,
      count: z.int(),
      mean: numberOrNull,
      max: numberOrNull,
      mean_angle: numberOrNull,
    }),
  ),
  /** Means of the last 12 weeks by their Monday, km/h; `team` is over all active players of the same school stage. */
  weeks: z.array(z.object({ week: z.iso.date(), mean: numberOrNull, team: numberOrNull })),
  /** Newest first, at most `REPORT_BALLS_MAX`; `balls_total` counts them all. */
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

/** A player's batting summary. @throws not_found */
export const getBattingSummary = defineEndpoint({
  ...read,
  id: "getBattingSummary",
  path: "/api/coach/nextshot/report/:id/batting/summary",
  query: z.object({ period: spanField, ...askedBatting }),
  reply: battingSummarySchema,
  keptForOffline: true,
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
  /** Rows on all pages, including implausible ones that `figures` leaves out. */
  total: z.int(),
  rows: z.array(measuredBallSchema),
});
export type BattingResults = z.infer<typeof battingResultsSchema>;

/** A player's batted balls, page by page. @throws not_found */
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
