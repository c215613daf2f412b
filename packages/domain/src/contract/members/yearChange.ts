import * as z from "zod/mini";
import { memberLimits } from "../../limits.ts";
import { grades } from "../../vocabulary/grade.ts";
import { defineEndpoint } from "../endpoint.ts";
import { idField } from "../rowFields.ts";

const noParams = z.object({});
const nothing = z.undefined();

/** `graduate` is for 小6, 中3 and 高3; `leave` is 退団. */
export const yearMoves = ["up", "stay", "graduate", "leave"] as const;
export type YearMove = (typeof yearMoves)[number];

const yearChangeSchema = z.object({
  id: z.int(),
  to_year: z.int(),
  done_at: z.iso.datetime(),
  /** Name of who did it; null once the account is gone. */
  done_by: z.nullable(z.string()),
  /** How many moved up, graduated, left, and stayed. */
  counts: z.object({ up: z.int(), stay: z.int(), graduate: z.int(), leave: z.int() }),
  undo_until: z.iso.datetime(),
  undone_at: z.nullable(z.iso.datetime()),
});
export type YearChange = z.infer<typeof yearChangeSchema>;

/**
 * `school_year` is the one that the roster's grades stand for, `next_year` the one it may change to now (null: not
 * before April 1).
 */
const yearStateSchema = z.object({
  school_year: z.int(),
  next_year: z.nullable(z.int()),
  /** Whose grade was entered in `next_year`, and stands for it already. An earlier release does not say. */
  in_new_grade: z._default(z.array(z.int()), []),
  /** The last year change, undone or not. */
  last: z.nullable(yearChangeSchema),
});
export type YearState = z.infer<typeof yearStateSchema>;

export const getYearState = defineEndpoint({
  id: "getYearState",
  method: "GET",
  path: "/api/coach/memberlist/year_change",
  access: "coach",
  params: noParams,
  query: noParams,
  body: nothing,
  reply: yearStateSchema,
  status: 200,
});

/** Every active member of the team exactly once, with the grade the coach saw. */
export const yearChangeDraftSchema = z.object({
  to_year: z.int().check(z.minimum(2000), z.maximum(2199)),
  moves: z
    .array(z.object({ member_id: idField(), from: z.enum(grades), move: z.enum(yearMoves) }))
    .check(z.minLength(1, "メンバーがいません"), z.maxLength(memberLimits.perCall * 10)),
});
export type YearChangeDraft = z.infer<typeof yearChangeDraftSchema>;

/**
 * Moves the roster to the next school year. @throws conflict when the year is done, too early, or the roster has
 * changed since the coach saw it
 */
export const runYearChange = defineEndpoint({
  id: "runYearChange",
  method: "POST",
  path: "/api/coach/memberlist/year_change",
  access: "manager",
  params: noParams,
  query: noParams,
  body: yearChangeDraftSchema,
  reply: yearStateSchema,
  status: 201,
  refuses: ["conflict"],
});

/**
 * Restores grades, graduations and leavings; changes made by hand since stay.
 * @throws conflict after `undoLimits.yearChangeDays`
 */
export const undoYearChange = defineEndpoint({
  id: "undoYearChange",
  method: "POST",
  path: "/api/coach/memberlist/year_change/undo",
  access: "manager",
  params: noParams,
  query: noParams,
  body: z.object({ id: idField() }),
  reply: yearStateSchema,
  status: 200,
  refuses: ["conflict"],
});
