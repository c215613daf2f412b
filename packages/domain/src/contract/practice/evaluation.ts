import * as z from "zod/mini";
import { grades } from "../../vocabulary/grade.ts";
import { genders } from "../../vocabulary/person.ts";
import { defineEndpoint } from "../endpoint.ts";
import { memberIdParams } from "../members/members.ts";
import { spanField } from "../rankings/rankingFields.ts";
import { idInAddress } from "../rowFields.ts";
import { balls } from "../team/team.ts";
import { measureItemSchema } from "./measureItems.ts";

const noParams = z.object({});
const day = z.iso.date();
const range = z.object({ start: day, end: day });
const number = z.nullable(z.number());
const code = <const Codes extends readonly number[]>(codes: Codes) => z.pipe(z.coerce.number(), z.literal(codes));

/** Measurement kinds of the page; 3 counts measurements of every kind (EN-5). */
export const evaluationKinds = [1, 2, 3, 4] as const;
export type EvaluationKind = (typeof evaluationKinds)[number];

/**
 * `item_id` takes precedence over `kind`. Batting types and balls are never pooled: by default those nearest
 * to tee and the team's ball that have values in the period, else in the one before.
 */
const of = {
  kind: z._default(code(evaluationKinds), 1),
  item_id: z.optional(idInAddress()),
  batting_type: z.optional(code([1, 2, 3])),
  ball: z.optional(z.enum(balls)),
};

/** The resolved query; null where a field does not apply. Kind 3 counts balls and batting types together. */
const asked = {
  kind: z.nullable(z.literal(evaluationKinds)),
  item: z.nullable(measureItemSchema),
  batting_type: z.nullable(z.literal([1, 2, 3])),
  ball: z.nullable(z.enum(balls)),
};

const player = {
  id: z.int(),
  last_name: z.string(),
  first_name: z.string(),
  last_name_kana: z.string(),
  first_name_kana: z.string(),
  grade: z.enum(grades),
  gender: z.nullable(z.enum(genders)),
  /** Goal of the player's grade; null: none set. */
  goal: number,
};

const evaluationPlayerSchema = z.object({
  ...player,
  /**
   * Best of the period, or the number of measurements for kind 3. km/h, m, 回 or the item's unit; null: not measured.
   */
  best: number,
  best_on: z.nullable(day),
  /** What `best` is compared with: the best of the period before; for an item, the last value before the period. */
  before: number,
  /** null for kind 3. */
  mean: number,
  /** Measurements in the period. */
  count: z.int(),
  /** Whether `best` is a personal best (AI 10). `confirm`: so good that somebody should check it. */
  verdict: z.enum(["best", "confirm", "none"]),
  /** The last 8 days measured, up to the end of the period, oldest first. */
  days: z.array(z.object({ date: day, best: z.number() })),
});
export type EvaluationPlayer = z.infer<typeof evaluationPlayerSchema>;

const evaluationSchema = z.object({
  ...asked,
  range,
  /** As many days, directly before. */
  before: range,
  /**
   * Combinations with values in either range, and the chosen one: [batting type, ball]; empty where they do not apply.
   */
  choices: z.array(z.object({ batting_type: z.nullable(z.literal([1, 2, 3])), ball: z.nullable(z.enum(balls)) })),
  /** Every active player, also those without measurements. */
  players: z.array(evaluationPlayerSchema),
});
export type Evaluation = z.infer<typeof evaluationSchema>;

/** @throws not_found for an item of another team */
export const getEvaluation = defineEndpoint({
  id: "getEvaluation",
  method: "GET",
  path: "/api/coach/evaluation",
  access: "coach",
  params: noParams,
  query: z.object({ ...of, period: spanField }),
  body: z.undefined(),
  reply: evaluationSchema,
  status: 200,
});

const evaluationTableSchema = z.object({
  range,
  before: range,
  /** The kinds (EN-5) and items measured in the period, each with its usual batting type and ball. */
  columns: z.array(z.object(asked)),
  /** Every active player. `values` are those of the measured columns, by index; others are left out. */
  players: z.array(
    z.object({
      id: player.id,
      last_name: player.last_name,
      first_name: player.first_name,
      last_name_kana: player.last_name_kana,
      first_name_kana: player.first_name_kana,
      grade: player.grade,
      gender: player.gender,
      values: z.array(
        z.object({
          column: z.int(),
          best: z.number(),
          before: number,
          verdict: evaluationPlayerSchema.shape.verdict,
        }),
      ),
    }),
  ),
});
export type EvaluationTable = z.infer<typeof evaluationTableSchema>;

/** Everything that was measured of everybody in a period. */
export const getEvaluationTable = defineEndpoint({
  id: "getEvaluationTable",
  method: "GET",
  path: "/api/coach/evaluation/all",
  access: "coach",
  params: noParams,
  query: z.object({ period: spanField }),
  body: z.undefined(),
  reply: evaluationTableSchema,
  status: 200,
});

const evaluationGrowthSchema = z.object({
  ...asked,
  range,
  player: z.object(player),
  /** Every day measured in `range`, oldest first. `mean` is null for kind 3. */
  days: z.array(z.object({ date: day, best: z.number(), mean: number, count: z.int() })),
  /** Best of all days before `range`; null: none. */
  best_before: number,
});
export type EvaluationGrowth = z.infer<typeof evaluationGrowthSchema>;

/** One player's days of the last two years. @throws not_found */
export const getEvaluationPlayer = defineEndpoint({
  id: "getEvaluationPlayer",
  method: "GET",
  path: "/api/coach/evaluation/:id",
  access: "coach",
  params: memberIdParams,
  query: z.object(of),
  body: z.undefined(),
  reply: evaluationGrowthSchema,
  status: 200,
});
