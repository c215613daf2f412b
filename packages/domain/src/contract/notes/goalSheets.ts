import * as z from "zod/mini";
import { noteLimits } from "../../noteLimits.ts";
import { goalKinds } from "../../vocabulary/measureItem.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { memberIdParams } from "../members/members.ts";
import { dayField, idField, versionField } from "../rowFields.ts";

const message = "目標の値は数字で入力してください";

/** What a cell is tied to: a kind of ball (EN-5) or an item of the team, and the value to reach. */
const goalTieSchema = z
  .object({
    kind: z.nullable(z.literal(goalKinds)),
    item_id: z.nullable(idField()),
    value: z.number(message).check(z.positive(message), z.maximum(99_999, message)),
  })
  .check(z.refine(({ kind, item_id }) => (kind === null) !== (item_id === null)));
export type GoalTie = z.infer<typeof goalTieSchema>;

const cell = {
  text: textField("マス", 0, noteLimits.goalMax),
  tie: z.nullable(goalTieSchema),
  /** できた日, set by hand; a tied cell is ticked by its measurement instead. */
  done_on: z.nullable(dayField()),
};
export const goalCellSchema = z.object(cell);
export type GoalCell = z.infer<typeof goalCellSchema>;

const eight = "マスは8つです";
/** 9マス目標: a centre, eight goals, eight actions to each (NO-2). */
export const goalSheetSchema = z.object({
  centre: goalCellSchema,
  goals: z
    .array(z.object({ ...cell, actions: z.array(goalCellSchema).check(z.length(8, eight)) }))
    .check(z.length(8, eight)),
});
export type GoalSheet = z.infer<typeof goalSheetSchema>;

export const storedGoalSheetSchema = z.object({
  member_id: z.int(),
  sheet: goalSheetSchema,
  /** 0 before the first save. */
  version: z.int(),
  updated_at: z.nullable(z.iso.datetime()),
  /** Cells (0 centre, 10g goal g, 10g + a its action a; g and a 1–8) that a measurement reached, and the first day since the cell was tied. */
  measured: z.array(z.object({ cell: z.int(), on: z.iso.date(), value: z.number() })),
  /** What cells can be tied to besides kinds of balls. */
  items: z.array(
    z.object({ item_id: z.int(), name: z.string(), unit: z.string(), decimals: z.int(), less_is_better: z.boolean() }),
  ),
});
export type StoredGoalSheet = z.infer<typeof storedGoalSheetSchema>;

/** An empty sheet before the first save. @throws not_found */
export const getGoalSheet = defineEndpoint({
  id: "getGoalSheet",
  method: "GET",
  access: "coach",
  path: "/api/coach/notes/goals/:id",
  params: memberIdParams,
  query: z.object({}),
  body: z.undefined(),
  reply: storedGoalSheetSchema,
  status: 200,
  refuses: ["not_found"],
});

/** @throws conflict when the family or another coach has saved since */
export const saveGoalSheet = defineEndpoint({
  id: "saveGoalSheet",
  method: "POST",
  access: "coach",
  path: "/api/coach/notes/goals",
  params: z.object({}),
  query: z.object({}),
  body: z.object({
    member_id: idField("選手を選び直してください"),
    version: versionField(),
    sheet: goalSheetSchema,
  }),
  reply: storedGoalSheetSchema,
  status: 200,
  grows: true,
  refuses: ["not_found", "conflict"],
});
