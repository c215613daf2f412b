import * as z from "zod/mini";
import { defaultPeriod, periods } from "../../statistics/period.ts";
import { gradeGroups } from "../../vocabulary/grade.ts";
import { pitchCodes } from "../../vocabulary/pitch.ts";
import { codeIn } from "../codeField.ts";
import { defineEndpoint } from "../endpoint.ts";
import { rangeSchema } from "../rankings/rankingFields.ts";
import { teamSettingsDraftSchema } from "../team/settings.ts";
import {
  askedBatting,
  ballOrNull,
  battingChoices,
  battingTypeOrNull,
  numberOrNull,
  read,
  reportPlayerSchema,
} from "./reportFields.ts";

const dayMean = z.object({ date: z.iso.date(), mean: z.number() });

const analysisSchema = z.object({
  mode: z.literal([1, 2]),
  /** null for pitching. */
  batting_type: battingTypeOrNull,
  ball: ballOrNull,
  range: rangeSchema,
  choices: battingChoices,
  /** The team's own threshold of a strong hit (各種設定): km/h and degrees. */
  hard_hit: teamSettingsDraftSchema.shape.hard_hit,
  /** Newest first, at most `REPORT_BALLS_MAX`; `points_total` counts them all. */
  points: z.array(z.object({ member_id: z.int(), speed: z.number(), angle: numberOrNull, day: z.iso.date() })),
  points_total: z.int(),
  /**
   * Only stages with a ball. `of` counts the balls with an angle, `strong` the strong hits among them; `weeks` as in a
   * player's summary.
   */
  stages: z.array(
    z.object({
      stage: z.enum(gradeGroups),
      count: z.int(),
      of: z.int(),
      strong: z.int(),
      weeks: z.array(z.object({ week: z.iso.date(), mean: numberOrNull })),
    }),
  ),
  /**
   * Batting: by stage with 20 balls with an angle, the 8° that pay most bases at each speed (AI 5), over the balls of
   * `points`. `scale` own: too few players to scale by.
   */
  bands: z._default(
    z.array(
      z.object({
        stage: z.enum(gradeGroups),
        steps: z.readonly(z.array(z.object({ speed: z.number(), from: z.number(), to: z.number() }))),
        middle: z.number(),
        of: z.int(),
        inside: z.int(),
        scale: z.enum(["group", "own"]),
      }),
    ),
    [],
  ),
  /** Days of `range` on which a stage was measured, oldest first. */
  stage_days: z._default(z.array(z.extend(dayMean, { stage: z.enum(gradeGroups) })), []),
  /**
   * The whole team's average, of every stage and player: on days with a record of `team` what the source says (EN-9),
   * otherwise computed.
   */
  team_days: z._default(z.array(z.extend(dayMean, { recorded: z.boolean() })), []),
  /** Players with a ball in `range`, the highest mean first. `days`: means of the last 8 days measured in it. */
  players: z.array(
    z.extend(reportPlayerSchema, {
      count: z.int(),
      mean: z.number(),
      days: z.array(z.object({ date: z.iso.date(), mean: z.number() })),
    }),
  ),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** Active players; with `member_id`, comma-separated ids, only those. @throws not_found for an id outside them */
export const getAnalysis = defineEndpoint({
  ...read,
  id: "getAnalysis",
  path: "/api/coach/nextshot/analysis",
  params: z.object({}),
  query: z.object({
    mode: z._default(codeIn([1, 2]), 1),
    period: z._default(codeIn(periods), defaultPeriod),
    grade: z.optional(z.enum(gradeGroups)),
    ...askedBatting,
    tag_pitch: z._default(codeIn(pitchCodes), 0),
    member_id: z.optional(z.string().check(z.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,99}$/, "選手を選び直してください"))),
  }),
  reply: analysisSchema,
});
