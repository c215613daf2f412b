import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { dayField } from "../rowFields.ts";
import { newBestSchema } from "./home.ts";

/** As many weeks as a page offers to look back, this one included. */
export const scoreboardWeeks = 53;

/** A line of 今週のスコアボード. */
const weekBestSchema = z.extend(newBestSchema, {
  /** The last name, with as much of the first name as tells the team's namesakes apart. */
  short_name: z.string(),
});
export type WeekBest = z.infer<typeof weekBestSchema>;

export const weekBestsSchema = z.object({
  /** The week's Monday and Sunday. */
  range: z.object({ start: z.iso.date(), end: z.iso.date() }),
  /**
   * One a player and kind or item; the kinds first, then the items in the team's order. In each, the largest gain first:
   * values of several batting types and balls do not compare.
   */
  bests: z.array(weekBestSchema),
});
export type WeekBests = z.infer<typeof weekBestsSchema>;

/** The personal bests of a week from Monday to Sunday, by the rule of home. */
export const getWeekBests = defineEndpoint({
  id: "getWeekBests",
  method: "GET",
  path: "/api/coach/bests",
  access: "coach",
  params: z.object({}),
  /** Any day of the week; without one, today. */
  query: z.object({ week: z.optional(dayField("週を選び直してください")) }),
  body: z.undefined(),
  reply: weekBestsSchema,
  status: 200,
  keptForOffline: true,
});
