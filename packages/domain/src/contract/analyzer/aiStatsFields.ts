import * as z from "zod/mini";

// Fields shared by both AI stats, as `battingStats` and `pitchingStats` of `@kyuseki/domain/aiStats` return them.
// Speeds in km/h, angles in degrees, shares 0–1, days YYYY-MM-DD in Asia/Tokyo; nothing is rounded.

const day = z.iso.date();
export const listOf = <Item extends z.ZodMiniType>(item: Item) => z.readonly(z.array(item));
const counted = z.enum([
  "balls",
  "liveBalls",
  "teeBalls",
  "pitches",
  "fastballs",
  "sessions",
  "closeSessions",
  "liveSessions",
  "teeSessions",
  "days",
  "players",
]);
export const intervalSchema = z.object({ low: z.number(), high: z.number() });
export const namedPitch = z.literal([1, 2, 3, 4, 5, 6, 7]);
export const guideSchema = z.object({ value: z.number(), source: z.literal("college_pitchers") });

const enough = z.literal(true);
/** Too little data: `need − have` more are wanted. */
const lack = z.object({ enough: z.literal(false), of: counted, have: z.number(), need: z.number() });

/** A statistic with enough data, or what is missing. */
export const stat = <Shape extends z.core.$ZodShape>(shape: Shape) => z.union([z.object({ enough, ...shape }), lack]);

const findingSchema = z.object({
  what: z.union([
    z.object({ is: z.enum(["speedTrend", "speedSpread", "angleSpread", "changeUpGap"]) }),
    z.object({ is: z.literal("forecastMiss"), day }),
    z.object({ is: z.literal("windowShare"), from: z.number(), to: z.number() }),
    z.object({
      is: z.literal("fatigue"),
      code: namedPitch,
      day,
      from: z.int(),
      to: z.int(),
      level: z.enum(["caution", "warning"]),
    }),
    z.object({ is: z.literal("nearTypes"), first: namedPitch, second: namedPitch }),
  ]),
  n: z.object({ count: z.int(), of: counted }),
  effect: z.number(),
  unit: z.enum(["km/h", "degrees", "points"]),
  /** 90 % interval. */
  interval: intervalSchema,
  comparedWith: z.union([
    z.object({ with: z.literal("periodBefore"), balls: z.int() }),
    z.object({ with: z.literal("ownSessions"), weeks: z.number(), sessions: z.int(), first: day, last: day }),
    z.object({ with: z.literal("ownForecast"), tried: z.int() }),
    z.object({ with: z.enum(["firstPitches", "lastSessions"]), balls: z.int() }),
    z.object({ with: z.literal("sameDays"), days: z.int() }),
    z.object({ with: z.literal("peers"), players: z.int(), median: z.number() }),
  ]),
  caveat: z.enum(["fewSessions", "estimate", "adultTable", "oneDay", "tags", "peersMayDiffer"]),
  nextStep: z.enum([
    "keepMeasuring",
    "returnToBasics",
    "sameHeightTee",
    "keepGoing",
    "contactFurtherInFront",
    "contactDeeper",
    "measureAgain",
    "restAndMeasureTen",
    "filmArmAction",
    "slowerChangeUp",
    "alternateTenEach",
  ]),
});
export const findingsSchema = listOf(findingSchema);

/** Among the peers, against a published value (目安), or not yet known. */
const place = z.union([
  z.object({
    enough,
    basis: z.literal("peers"),
    place: z.number(),
    peers: z.int(),
    median: z.number(),
    hasBetterSide: z.boolean(),
  }),
  z.object({ enough, basis: z.literal("guide"), guide: guideSchema, peers: z.int(), need: z.int() }),
  lack,
]);
export const placesOf = <const Figures extends readonly [string, ...string[]]>(figures: Figures) =>
  listOf(z.object({ figure: z.enum(figures), reading: stat({ value: z.number(), balls: z.int(), place }) }));

export const trendSchema = stat({
  sessions: z.int(),
  per28Days: z.number(),
  interval: intervalSchema,
  p: z.number(),
  verdict: z.enum(["rising", "falling", "unclear"]),
  line: listOf(
    z.object({
      day,
      median: z.number(),
      balls: z.int(),
      value: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ),
});

export const forecastSchema = stat({
  sessions: z.int(),
  level: z.number(),
  drift: z.number(),
  usual: z.number(),
  points: listOf(
    z.object({
      day,
      value: z.number(),
      /** 80 % interval. */
      low: z.number(),
      high: z.number(),
      typicalMiss: z.number(),
      tried: z.int(),
    }),
  ),
});

const spread = stat({
  n: z.int(),
  mean: z.number(),
  median: z.number(),
  sd: z.number(),
  robustSd: z.number(),
  cv: z.nullable(z.number()),
  values: listOf(z.number()),
});
export const spreadSchema = z.object({ now: spread, before: spread });
