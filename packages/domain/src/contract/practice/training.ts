import * as z from "zod/mini";
import { defaultPeriod, periods } from "../../statistics/period.ts";
import { grades } from "../../vocabulary/grade.ts";
import {
  amountMeasures,
  amountUnits,
  menuGroups,
  painParts,
  trainingLimits,
  trainingMenus,
} from "../../vocabulary/trainingMenu.ts";
import { coachTypes } from "../account/session.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { memberIdParams } from "../members/members.ts";
import { partialRecordOf } from "../records.ts";
import { dayField, idField } from "../rowFields.ts";

const noParams = z.object({});
const day = dayField("日付を選び直してください");
const range = z.object({ start: z.iso.date(), end: z.iso.date() });

const trainedMember = {
  id: z.int(),
  last_name: z.string(),
  first_name: z.string(),
  last_name_kana: z.string(),
  first_name_kana: z.string(),
  grade: z.enum(grades),
};

/** By menu group, one sum per unit; groups and units without a record are left out. */
const groupAmounts = partialRecordOf(menuGroups, partialRecordOf(amountMeasures, z.number()));

/** Where and how much it hurts, 1–10. */
const pain = {
  part: z.nullable(z.enum(painParts)),
  side: z.nullable(z.enum(["L", "R"])),
  note: z.string(),
  pain: z.int(),
};

/** One active member over a period. Days with a record and days expected; minutes, load and amounts are sums. */
const trainingReportRowSchema = z.object({
  ...trainedMember,
  /** Or the return of who had left: no record is expected before it. */
  registered_on: z.iso.date(),
  days: z.int(),
  expected: z.int(),
  days_before: z.int(),
  expected_before: z.int(),
  minutes: z.int(),
  /** Σ minutes × RPE (Foster 2001). */
  load: z.int(),
  amounts: groupAmounts,
  streak: z.int(),
  /** null: never. */
  last_date: z.nullable(z.iso.date()),
  /** The latest report within seven days. */
  pain: z.nullable(z.object({ ...pain, date: z.iso.date() })),
  /** Minutes on each of the last `recentDays` days up to today; null: no record. */
  recent: z.array(z.nullable(z.int())),
});
export type TrainingReportRow = z.infer<typeof trainingReportRowSchema>;

const trainingReportSchema = z.object({
  /** Both days included, in Asia/Tokyo; the range ends today. */
  range,
  /** As many days before it. */
  before: range,
  /** 実施率の目標, %. */
  goal: z.int(),
  members: z.array(trainingReportRowSchema),
});
export type TrainingReport = z.infer<typeof trainingReportSchema>;

/** Length of the strip of recent days. */
export const recentDays = 14;

/** One row per active member, by id; screens filter and sort them (EN-10). */
export const getTrainingReport = defineEndpoint({
  id: "getTrainingReport",
  method: "GET",
  path: "/api/coach/training/report",
  access: "coach",
  params: noParams,
  query: z.object({ period: z._default(z.pipe(z.coerce.number(), z.literal(periods)), defaultPeriod) }),
  body: z.undefined(),
  reply: trainingReportSchema,
  status: 200,
});

// Object.keys widens to string; these are the keys of `trainingMenus`.
const menus = Object.keys(trainingMenus) as (keyof typeof trainingMenus)[];

export const trainingEntrySchema = z.object({
  id: z.int(),
  menu: z.enum(menus),
  amount: z.nullable(z.number()),
  unit: z.nullable(z.enum(amountUnits)),
  minutes: z.nullable(z.int()),
  rpe: z.nullable(z.int()),
  memo: z.string(),
  /** `before`: the report about the same body part on an earlier day of the last 30. */
  pain: z.nullable(z.object({ ...pain, before: z.nullable(z.object({ date: z.iso.date(), pain: z.int() })) })),
  /** The coach who recorded it, `name` null once the account is gone; null for what the players' app sent. */
  entered_by: z._default(z.nullable(z.object({ name: z.nullable(z.string()) })), null),
});
export type TrainingEntry = z.infer<typeof trainingEntrySchema>;

/** 見たよ, ナイス！, その調子, 休もう, 話そう. */
export const trainingStamps = ["seen", "nice", "keep_going", "rest", "talk"] as const;
export type TrainingStamp = (typeof trainingStamps)[number];

const trainingCommentSchema = z.object({
  id: z.int(),
  date: z.iso.date(),
  /** null once the account is gone. */
  by: z.nullable(z.object({ id: z.int(), name: z.string(), coach_type: z.nullable(z.enum(coachTypes)) })),
  stamp: z.nullable(z.enum(trainingStamps)),
  text: z.string(),
  created_at: z.iso.datetime(),
});
export type TrainingComment = z.infer<typeof trainingCommentSchema>;

const trainingDaySchema = z.object({
  date: z.iso.date(),
  minutes: z.int(),
  load: z.int(),
  entries: z.array(trainingEntrySchema),
});
export type TrainingDay = z.infer<typeof trainingDaySchema>;

const practised = z.object({ days: z.int(), expected: z.int() });

const trainingPlayerSchema = z.object({
  member: z.object(trainedMember),
  today: z.iso.date(),
  /** YYYY-MM */
  month: z.string(),
  /** The earlier of the registration and the first record: no data exists before it. */
  first_day: z.iso.date(),
  /** 実施 in the month and the one before it; minutes of the month. */
  practised: z.object({ month: practised, before: practised, minutes: z.int() }),
  /** Today's load, whatever the month. `usual`: mean of the four weeks before; null with too little data. */
  load: z.object({ week: z.int(), last_week: z.int(), usual: z.nullable(z.int()), rapid: z.boolean() }),
  streak: z.int(),
  longest_streak: z.int(),
  /** The latest report within seven days, whatever the month. */
  pain: z.nullable(z.object({ ...pain, date: z.iso.date() })),
  /** Days of the month with a record, oldest first. */
  days: z.array(trainingDaySchema),
  /** Comments on days of the month, oldest first. */
  comments: z.array(trainingCommentSchema),
});
export type TrainingPlayer = z.infer<typeof trainingPlayerSchema>;

/** Defaults to the present month. */
export const getTrainingPlayer = defineEndpoint({
  id: "getTrainingPlayer",
  method: "GET",
  path: "/api/coach/training/members/:id",
  access: "coach",
  params: memberIdParams,
  query: z.object({
    month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "月を選び直してください"))),
  }),
  body: z.undefined(),
  reply: trainingPlayerSchema,
  status: 200,
});

const commentText = textField("コメント", 0, trainingLimits.commentMax);

/** A coach's reaction to one day: a stamp, a text, or both. */
export const trainingCommentDraftSchema = z
  .object({
    date: day,
    stamp: z._default(z.nullable(z.enum(trainingStamps, "スタンプを選び直してください")), null),
    text: z._default(commentText, ""),
  })
  .check(
    z.refine(({ stamp, text }) => stamp !== null || text !== "", {
      message: "コメントを入力するか、スタンプを選んでください",
      path: ["text"],
    }),
  );
export type TrainingCommentDraft = z.infer<typeof trainingCommentDraftSchema>;

const ofMember = { access: "coach", params: memberIdParams, query: noParams } as const;

/** @throws invalid for a future day */
export const addTrainingComment = defineEndpoint({
  ...ofMember,
  id: "addTrainingComment",
  queued: true,
  method: "POST",
  path: "/api/coach/training/members/:id/comments",
  body: trainingCommentDraftSchema,
  reply: trainingCommentSchema,
  status: 201,
});

/** Removes one's own comment and returns its id; @throws not_found for anybody else's */
export const removeTrainingComment = defineEndpoint({
  ...ofMember,
  id: "removeTrainingComment",
  method: "DELETE",
  path: "/api/coach/training/members/:id/comments",
  body: z.object({ comment_id: idField() }),
  reply: z.object({ id: z.int() }),
  status: 200,
});
