import * as z from "zod/mini";
import { tablePages } from "../../limits.ts";
import { defaultPeriod, periods } from "../../statistics/period.ts";
import { gradeGroups } from "../../vocabulary/grade.ts";
import { codeIn } from "../codeField.ts";
import { defineEndpoint } from "../endpoint.ts";
import { namedMemberSchema } from "../members/namedMember.ts";
import { memberPainSchema } from "./home.ts";
import { guardLevels, playerGuardSchema } from "./pitchGuard.ts";

const noParams = z.object({});
const rangeSchema = z.object({ start: z.iso.date(), end: z.iso.date() });
const percent = z.nullable(z.int());

/** `grade` is a school stage; all players without it (EN-10). */
const dashboardQuery = {
  period: z._default(z.pipe(z.coerce.number(), z.literal(periods)), defaultPeriod),
  grade: z.optional(z.enum(gradeGroups)),
};
const dashboardQuerySchema = z.object(dashboardQuery);

const trendPoints = z.array(z.object({ date: z.iso.date(), rate: percent }));
const weekLoadSchema = z.object({ week: z.iso.date(), load: z.int() });

/** 実施率 and what follows from it; rates in whole %, null where no record was expected. */
const dashboardPracticeSchema = z.object({
  /** The last day that counts: today, or yesterday until the team's hour. */
  until: z.iso.date(),
  rate: percent,
  rate_before: percent,
  /** Players with a record on a day, on average; one decimal. */
  mean: z.number(),
  mean_before: z.number(),
  /** Longest without a record first. `rate` is of the period. */
  missing: z.array(z.extend(namedMemberSchema, { days_without: z.int(), rate: percent })),
  /** How many were missing a week ago. */
  missing_before: z.int(),
  /** 継続中, the longest first, at most five. */
  streaks: z.array(z.extend(namedMemberSchema, { days: z.int() })),
  /**
   * Of the period, the oldest first: every day of it, or by their Mondays the thirteen weeks up to the one that is not over
   * for the longest period. `before`: as many before it.
   */
  trend: z.object({ by: z.enum(["day", "week"]), now: trendPoints, before: trendPoints }),
  /** Every day since the Monday thirteen weeks ago, up to today. */
  days: z.array(z.object({ date: z.iso.date(), rate: percent })),
  /** 実施率の目標, %. */
  goal: z.int(),
});
export type DashboardPractice = z.infer<typeof dashboardPracticeSchema>;

/** Minutes × RPE (Foster 2001). Information for the coach, not a measure of risk. */
const dashboardLoadSchema = z.object({
  /** Mean over the players with a record in that week; the last week is incomplete. */
  weeks: z.array(weekLoadSchema),
  /** 急な増加, the steepest first. `usual`: mean of the four weeks before. */
  rises: z.array(z.extend(namedMemberSchema, { load: z.int(), usual: z.int() })),
});
export type DashboardLoad = z.infer<typeof dashboardLoadSchema>;

const countedSchema = z.object({ pitches: z.int(), limit: z.nullable(z.int()) });
const guardedPitcherSchema = z.object({
  member: namedMemberSchema,
  /** null: no rule covers this player. */
  level: z.nullable(z.enum(guardLevels)),
  yesterday: playerGuardSchema.shape.yesterday,
  pain: playerGuardSchema.shape.pain,
  today: countedSchema,
  week: countedSchema,
  /** Pitches of the last seven days, today last. */
  days: z.array(z.int()),
});
export type GuardedPitcher = z.infer<typeof guardedPitcherSchema>;

/** The dashboard; a part that could not be read is null, the others are complete (ER-4). */
export const dashboardSchema = z.object({
  today: z.iso.date(),
  range: rangeSchema,
  /** As many days before the range. */
  before: rangeSchema,
  /** Active players of the chosen stage. */
  members: z.int(),
  practice: z.nullable(dashboardPracticeSchema),
  load: z.nullable(dashboardLoadSchema),
  /** Newest first. */
  pain: z.array(memberPainSchema),
  /** Pitchers who pitched within a week or have a concern, worst first (BE-1). */
  guard: z.nullable(z.array(guardedPitcherSchema)),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const getDashboard = defineEndpoint({
  id: "getDashboard",
  method: "GET",
  path: "/api/coach/dashboard",
  access: "coach",
  params: noParams,
  query: dashboardQuerySchema,
  body: z.undefined(),
  reply: dashboardSchema,
  status: 200,
});

/** A player's minutes on each day; over three months, the days with a record in each week from Monday. */
const practiceHeatSchema = z.object({
  unit: z.enum(["minutes", "days"]),
  /** First day of each column. */
  columns: z.array(z.iso.date()),
  /** Lowest 実施率 first. `values` match the columns; null: no record. */
  rows: z.array(z.extend(namedMemberSchema, { values: z.array(z.nullable(z.int())) })),
  total: z.int(),
});
export type PracticeHeat = z.infer<typeof practiceHeatSchema>;

export const getPracticeHeat = defineEndpoint({
  id: "getPracticeHeat",
  method: "GET",
  path: "/api/coach/dashboard/heat",
  access: "coach",
  params: noParams,
  query: z.object({
    ...dashboardQuery,
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), tablePages.firstPage),
    limit: z._default(codeIn(tablePages.sizes), tablePages.defaultSize),
  }),
  body: z.undefined(),
  reply: practiceHeatSchema,
  status: 200,
});
