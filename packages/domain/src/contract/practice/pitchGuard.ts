import * as z from "zod/mini";
import { grades } from "../../vocabulary/grade.ts";
import { ruleSetIds } from "../../vocabulary/pitchRuleSets.ts";
import { defineEndpoint } from "../endpoint.ts";
import { memberIdParams } from "../members/members.ts";
import { dayField, INTEGER_MAX, idField } from "../rowFields.ts";
import { teamSettingsDraftSchema } from "../team/settings.ts";
import { painReportSchema } from "./painReport.ts";

const noParams = z.object({});
const day = z.iso.date();
const orNull = z.nullable(z.int());

/** 余裕あり; 注意 from the team's percentage of a limit; 到達 at a limit or on a rest day; 超過 above a limit. */
export const guardLevels = ["room", "caution", "reached", "over"] as const;
export type GuardLevel = (typeof guardLevels)[number];

/** By how many pitches a limit is exceeded. */
export const guardExcessSchema = z.object({ span: z.enum(["day", "two_days", "week"]), by: z.int() });
export type GuardExcess = z.infer<typeof guardExcessSchema>;

/** Why no, or no more, pitches are allowed. `days` and `pitches` are what was counted, `by` is the excess. */
const guardReasonSchema = z.union([
  z.extend(guardExcessSchema, { code: z.literal("over") }),
  z.object({ code: z.literal("full"), span: z.enum(["two_days", "week"]) }),
  z.object({ code: z.literal("after"), date: day, pitches: z.int() }),
  z.object({ code: z.literal("two_days"), pitches: z.int() }),
  z.object({ code: z.literal("running"), days: z.int() }),
  z.object({ code: z.literal("no_throw_day"), days: z.int() }),
]);
export type GuardReason = z.infer<typeof guardReasonSchema>;

/** `left` is never below 0; both are null without a limit. */
const guardSpanSchema = z.object({ pitches: z.int(), limit: orNull, left: orNull });
export type GuardSpan = z.infer<typeof guardSpanSchema>;

/** What is allowed on a coming day if nothing is thrown before it; null: no limit. */
const comingDaySchema = z.object({ date: day, pitches: orNull, reason: z.nullable(guardReasonSchema) });
export type ComingDay = z.infer<typeof comingDaySchema>;

/** A player's pitch limits today. Days are YYYY-MM-DD in Asia/Tokyo. */
export const playerGuardSchema = z.object({
  /** null: no rule covers this player, so pitches are only counted. */
  level: z.nullable(z.enum(guardLevels)),
  today: guardSpanSchema,
  week: guardSpanSchema,
  /** First day after today on which a pitch is allowed. */
  nextAllowed: day,
  /** Why it is later than tomorrow, or which limit is exceeded. */
  reason: z.nullable(guardReasonSchema),
  /** The limit that yesterday's pitches exceeded; null without any, also while a span that ended yesterday is above its limit. */
  yesterday: z.nullable(guardExcessSchema),
  /**
   * The last day above a limit, today or yesterday, of a rule that lets a pitcher finish the batter. `finished`: the
   * coach has said that the day ended within that batter, so that it counts as 到達.
   */
  batter: z.nullable(z.object({ date: day, finished: z.boolean() })),
  /** A new grade since the day `until`, while the week still has days of the grade before. */
  grade_change: z.nullable(z.object({ grade: z.enum(grades), until: day })),
  /** The latest report of pain within seven days. */
  pain: z.nullable(painReportSchema),
  /** `label` is the displayed name and version; empty for `own` and `record_only`, which the screen words itself. */
  rule: z.object({ id: z.enum(ruleSetIds), version: z.string(), label: z.string() }),
  /** Seven days up to today, oldest first. */
  recent: z.array(z.object({ date: day, pitches: z.int() })),
  /** Seven days from tomorrow. */
  coming: z.array(comingDaySchema),
});
export type PlayerGuard = z.infer<typeof playerGuardSchema>;

const guardedPlayerSchema = z.object({
  id: z.int(),
  last_name: z.string(),
  first_name: z.string(),
  last_name_kana: z.string(),
  first_name_kana: z.string(),
  grade: z.enum(grades),
  guard: playerGuardSchema,
});
export type GuardedPlayer = z.infer<typeof guardedPlayerSchema>;

const pitchGuardSchema = z.object({
  today: day,
  pitch_limits: teamSettingsDraftSchema.shape.pitch_limits,
  players: z.array(guardedPlayerSchema),
  /** Of every active member, also of one who does not pitch. */
  pains: z.array(z.extend(painReportSchema, { member_id: z.int() })),
});
export type PitchGuard = z.infer<typeof pitchGuardSchema>;

const read = { method: "GET", access: "coach", query: noParams, body: z.undefined(), status: 200 } as const;

/** The active members with a counted pitch within `pitchGuard.pitcherDays`; oldest grade first, then by id (BE-1). */
export const getPitchGuard = defineEndpoint({
  ...read,
  id: "getPitchGuard",
  path: "/api/coach/pitch_guard",
  params: noParams,
  reply: pitchGuardSchema,
  keptForOffline: true,
});

/** The limits of any member that is not deleted, also of one who has never pitched. */
export const getPlayerGuard = defineEndpoint({
  ...read,
  id: "getPlayerGuard",
  path: "/api/coach/pitch_guard/:id",
  params: memberIdParams,
  reply: z.object({ today: day, guard: playerGuardSchema }),
});

/**
 * Says whether a day ended within the batter at whom the limit was reached. It holds until the day's pitches change.
 * @throws not_found for a day without pitches; conflict when they have changed since the page was read (R4)
 */
export const markFinishedBatter = defineEndpoint({
  id: "markFinishedBatter",
  method: "POST",
  access: "coach",
  path: "/api/coach/pitch_guard/finished_batter",
  params: noParams,
  query: noParams,
  body: z.object({
    member_id: idField(),
    date: dayField(),
    finished: z.boolean(),
    /** What the day's pitches add up to where it is said; without it, whatever they add up to by now. */
    pitches: z.optional(z.int().check(z.minimum(0), z.maximum(INTEGER_MAX))),
  }),
  reply: z.object({ finished: z.boolean() }),
  status: 200,
  refuses: ["conflict"],
});
