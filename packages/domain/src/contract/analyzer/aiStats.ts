import * as z from "zod/mini";
import { defaultPeriod, periods } from "../../statistics/period.ts";
import { codeIn } from "../codeField.ts";
import { defineEndpoint } from "../endpoint.ts";
import { rangeSchema } from "../rankings/rankingFields.ts";
import { balls } from "../team/team.ts";
import {
  findingsSchema,
  forecastSchema,
  guideSchema,
  intervalSchema,
  listOf,
  namedPitch,
  placesOf,
  spreadSchema,
  stat,
  trendSchema,
} from "./aiStatsFields.ts";
import { read } from "./reportFields.ts";

const period = z._default(codeIn(periods), defaultPeriod);
const ball = z.optional(z.enum(balls));
const battingTypes = [1, 2, 3] as const;

/** What the answer is for; `nationwide` when the player is compared with nameless players of other teams too. */
const asked = {
  range: rangeSchema,
  before: rangeSchema,
  ball: z.enum(balls),
  nationwide: z.boolean(),
  /** Balls in `range` of which nobody said the ball or, in batting, the type: no statistic counts them. */
  unclassified: z._default(z.int(), 0),
};
/** The balls the player has measurements with in `range`, and the chosen one. */
const ballCounts = z.array(z.object({ ball: z.enum(balls), count: z.int() }));

/** Whether earlier days were compared with; only then do no findings mean no clear change. */
const isCompared = z._default(z.boolean(), true);

const battingAiStatsSchema = z.object({
  ...asked,
  batting_type: z.literal(battingTypes),
  /** As `nationwide`, of the live batters whose speeds the expected bases are read at. False from an earlier release. */
  bases_nationwide: z._default(z.boolean(), false),
  choices: ballCounts,
  stats: z.object({
    /** Balls of the period with the chosen ball, by batting type. */
    counts: z.object({ 1: z.int(), 2: z.int(), 3: z.int() }),
    findings: findingsSchema,
    isCompared,
    peers: z.int(),
    places: placesOf(["speedMean", "speedP90", "angleMean", "speedSd", "sweetSpotShare"]),
    trend: trendSchema,
    forecast: forecastSchema,
    spread: z.object({ speed: spreadSchema, angle: spreadSchema }),
    window: stat({
      n: z.int(),
      from: z.number(),
      to: z.number(),
      bases: z.number(),
      inside: z.int(),
      share: z.number(),
      scale: z.enum(["group", "own"]),
      bins: z.object({ start: z.number(), width: z.number(), counts: listOf(z.int()) }),
    }),
    expectedBases: stat({ n: z.int(), bases: z.number(), interval: intervalSchema }),
    modeGap: stat({
      live: z.object({ n: z.int(), mean: z.number() }),
      tee: z.object({ n: z.int(), mean: z.number() }),
      ratio: z.number(),
      interval: intervalSchema,
    }),
  }),
});
export type BattingAiStats = z.infer<typeof battingAiStatsSchema>;

/**
 * Batting statistics for one batting type and one ball (BE-3); by default tee and the team's ball, or
 * the nearest to them with measurements.
 * @throws not_found
 */
export const getBattingAiStats = defineEndpoint({
  ...read,
  id: "getBattingAiStats",
  path: "/api/coach/nextshot/report/:id/batting/ai_stats",
  query: z.object({ period, batting_type: z.optional(codeIn(battingTypes)), ball }),
  reply: battingAiStatsSchema,
});

const pitchingAiStatsSchema = z.object({
  ...asked,
  choices: ballCounts,
  stats: z.object({
    pitches: z.int(),
    findings: findingsSchema,
    isCompared,
    peers: z.int(),
    places: placesOf(["fastballMean", "fastballSd", "fastballAngleSd", "changeUpGap", "lateChange"]),
    arsenal: stat({
      types: listOf(
        z.object({
          code: namedPitch,
          n: z.int(),
          mean: z.number(),
          sd: z.number(),
          robustSd: z.number(),
          speeds: listOf(z.number()),
          fromFastball: z.nullable(
            z.object({ gap: z.number(), gapPercent: z.number(), cohensD: z.number(), overlap: z.number() }),
          ),
          separates: z.nullable(z.boolean()),
          guide: z.nullable(guideSchema),
        }),
      ),
    }),
    suspectTags: listOf(z.object({ tagged: namedPitch, at: z.int(), speed: z.number(), likely: namedPitch })),
    trend: trendSchema,
    forecast: forecastSchema,
    spread: spreadSchema,
    fatigue: stat({
      types: listOf(
        z.object({
          day: z.iso.date(),
          code: namedPitch,
          pitches: z.int(),
          baseline: z.number(),
          basis: z.enum(["firstTen", "lastSessions"]),
          baselineBalls: z.int(),
          baselineError: z.number(),
          sd: z.number(),
          sdKnown: z.boolean(),
          blocks: listOf(
            z.object({
              from: z.int(),
              to: z.int(),
              change: z.nullable(z.number()),
              balls: z._default(z.int(), 10),
              level: z.nullable(z.enum(["none", "caution", "warning"])),
            }),
          ),
        }),
      ),
    }),
  }),
});
export type PitchingAiStats = z.infer<typeof pitchingAiStatsSchema>;

/**
 * Pitching statistics for one ball (BE-3); by default the team's ball, or another that has pitches.
 * @throws not_found
 */
export const getPitchingAiStats = defineEndpoint({
  ...read,
  id: "getPitchingAiStats",
  path: "/api/coach/nextshot/report/:id/pitching/ai_stats",
  query: z.object({ period, ball }),
  reply: pitchingAiStatsSchema,
});
