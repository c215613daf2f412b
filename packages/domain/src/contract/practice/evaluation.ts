import * as z from "zod/mini";
import { grades } from "../../vocabulary/grade.ts";
import { genders } from "../../vocabulary/person.ts";
import { defineEndpoint } from "../endpoint.ts";
import { memberIdParams } from "../members/members.ts";
import { spanField } from "../rankings/rankingFields.ts";
import { balls } from "../team/team.ts";
import { measureItemSchema } from "./measureItems.ts";

const noParams = z.object({});
const day = z.iso.date();
const range = z.object({ start: day, end: day });
const number = z.nullable(z.number());
const code = <const Codes extends readonly number[]>(codes: Codes) => z.pipe(z.coerce.number(), z.literal(codes));

/** EN-5 kinds the page shows; 3 counts measurements of every kind. */
export const evaluationKinds = [1, 2, 3, 4] as const;
export type EvaluationKind = (typeof evaluationKinds)[number];

/** `item_id` goes before `kind`. Batting types and balls are never pooled: without one the usual one that has values. */
const of = {
  kind: z._default(code(evaluationKinds), 1),
  item_id: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
  batting_type: z.optional(code([1, 2, 3])),
  ball: z.optional(z.enum(balls)),
};

/** What was asked for; null where it does not apply. Kind 3 counts balls and batting types together. */
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
  /** Of the player's grade; null: none was set. */
  goal: number,
};

const evaluationPlayerSchema = z.object({
  ...player,
  /** Best of the period, kind 3: the number of measurements. km/h, m, 回 or the item's unit; null: not measured in it. */
  best: number,
  best_on: z.nullable(day),
  /** What `best` is compared with: the best of the period before; of an item, the last value before the period. */
  before: number,
  /** null for kind 3. */
  mean: number,
  /** Measurements in the period. */
  count: z.int(),
  /** Whether `best` is a personal best (ai-stats 10). `confirm`: too good to be taken without a look. */
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
  /** Those that have values in either range, and the one asked for: [batting type, ball]; empty where they do not apply. */
  choices: z.array(z.object({ batting_type: z.nullable(z.literal([1, 2, 3])), ball: z.nullable(z.enum(balls)) })),
  /** Every active player, also those not measured. */
  players: z.array(evaluationPlayerSchema),
});
export type Evaluation = z.infer<typeof evaluationSchema>;

/** @throws not_found for an item that is not the team's */
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

const evaluationGrowthSchema = z.object({
  ...asked,
  range,
  player: z.object(player),
  /** Every day measured in `range`, oldest first. `mean` is null for kind 3. */
  days: z.array(z.object({ date: day, best: z.number(), mean: number, count: z.int() })),
  /** The best of all days before `range`; null: none. */
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
