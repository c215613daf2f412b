import * as z from "zod/mini";
import { grades } from "../../vocabulary/grade.ts";
import { goalKinds, kindRanges } from "../../vocabulary/measureItem.ts";
import { defineEndpoint } from "../endpoint.ts";
import { idField } from "../rowFields.ts";
import { MEASURE_ITEMS_LIMIT } from "./measureItems.ts";

const noParams = z.object({});
const message = "目標は0より大きい数字で入力してください";

/** A grade's goal for a measurement kind (EN-5) or an item of the team; the other is null. */
const measureGoalSchema = z
  .object({
    kind: z.nullable(z.literal(goalKinds)),
    item_id: z.nullable(idField()),
    grade: z.enum(grades),
    /** In the unit of the kind or item. */
    value: z.number(message).check(z.positive(message), z.maximum(99_999, message)),
  })
  .check(
    z.refine(({ kind, item_id }) => (kind === null) !== (item_id === null)),
    z.refine(({ kind, value }) => kind === null || value <= kindRanges[kind].highest, {
      message: "目標が大きすぎます",
      path: ["value"],
    }),
  );
export type MeasureGoal = z.infer<typeof measureGoalSchema>;

const goals = z.array(measureGoalSchema).check(z.maxLength((goalKinds.length + MEASURE_ITEMS_LIMIT) * grades.length));

/** `version` is what an edit starts from (R4). */
const reply = z.object({ goals, version: z.int() });

export const listMeasureGoals = defineEndpoint({
  id: "listMeasureGoals",
  method: "GET",
  path: "/api/coach/measure/goals",
  access: "coach",
  params: noParams,
  query: noParams,
  body: z.undefined(),
  reply,
  status: 200,
});

/** Replaces all goals of the team: those not in `goals` are removed. */
export const measureGoalsDraftSchema = z.object({
  goals: goals.check(
    z.refine(
      (all) => new Set(all.map(({ kind, item_id, grade }) => `${kind} ${item_id} ${grade}`)).size === all.length,
      "同じ学年の目標が重なっています",
    ),
  ),
  version: idField(),
});
export type MeasureGoalsDraft = z.infer<typeof measureGoalsDraftSchema>;

/** @throws conflict when somebody else has saved since `version` (R4); not_found for another team's item */
export const saveMeasureGoals = defineEndpoint({
  id: "saveMeasureGoals",
  method: "POST",
  path: "/api/coach/measure/goals",
  access: "manager",
  params: noParams,
  query: noParams,
  body: measureGoalsDraftSchema,
  reply,
  status: 200,
  refuses: ["conflict"],
});
