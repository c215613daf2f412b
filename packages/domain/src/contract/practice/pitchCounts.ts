import * as z from "zod/mini";
import { pitchGuard } from "../../limits.ts";
import { defineEndpoint } from "../endpoint.ts";
import { memberIdParams } from "../members/members.ts";
import { dayField, idField } from "../rowFields.ts";

const noParams = z.object({});

/** 試合, 打者を相手にした練習, ほかのチーム. Pick-offs and throws to bases do not count; pitches called a balk do. */
export const pitchCountKinds = ["game", "practice", "elsewhere"] as const;
export type PitchCountKind = (typeof pitchCountKinds)[number];

const memberId = idField("選手を選び直してください");
const rowId = idField();
const day = dayField("日付を選んでください");
const kind = z.enum(pitchCountKinds, "種類を選んでください");
const range = `球数は0〜${pitchGuard.mostPitches}の整数で入力してください`;
const pitches = z.int(range).check(z.minimum(0, range), z.maximum(pitchGuard.mostPitches, range));

export const pitchCountSchema = z.object({
  member_id: z.int(),
  id: z.int(),
  /** YYYY-MM-DD in Asia/Tokyo. */
  date: z.iso.date(),
  kind: z.enum(pitchCountKinds),
  pitches: z.int(),
  /** "manual": typed by a coach. */
  source: z.string(),
  /** Name of the coach; null for pushed counts and for an account that is gone. */
  entered_by: z.nullable(z.string()),
  /** Version that an edit starts from (R4). */
  version: z.int(),
});
export type PitchCount = z.infer<typeof pitchCountSchema>;

/** Pitches of several players on one day, today or at most a year ago. */
export const pitchCountsDraftSchema = z.object({
  date: day,
  counts: z
    .array(z.object({ member_id: memberId, kind, pitches }))
    .check(
      z.minLength(1, "球数を入力してください"),
      z.maxLength(pitchGuard.atOnce, `一度に記録できるのは${pitchGuard.atOnce}件までです`),
    ),
});
export type PitchCountsDraft = z.infer<typeof pitchCountsDraftSchema>;

/** `version` is the one the coach started from. */
export const pitchCountEditSchema = z.object({
  member_id: memberId,
  id: rowId,
  version: idField(),
  date: day,
  kind,
  pitches,
});
export type PitchCountEdit = z.infer<typeof pitchCountEditSchema>;

const write = {
  method: "POST",
  access: "coach",
  params: noParams,
  query: noParams,
  reply: pitchCountSchema,
  status: 200,
} as const;
const one = z.object({ member_id: memberId, id: rowId });

/** Pitch counts, the newest day first; both days included, by default the last `pitchGuard.historyDays`. */
export const listPitchCounts = defineEndpoint({
  id: "listPitchCounts",
  method: "GET",
  access: "coach",
  path: "/api/coach/pitch_counts/member/:id",
  params: memberIdParams,
  query: z.object({ start: z.optional(day), end: z.optional(day) }),
  body: z.undefined(),
  reply: z.object({ counts: z.array(pitchCountSchema) }),
  status: 200,
  keptForOffline: true,
});

/**
 * Records all counts or none; a player may have several of one kind on a day. @throws invalid for a future day or one
 * too long ago
 */
export const recordPitchCounts = defineEndpoint({
  ...write,
  id: "recordPitchCounts",
  queued: true,
  path: "/api/coach/pitch_counts",
  body: pitchCountsDraftSchema,
  reply: z.object({ counts: z.array(pitchCountSchema) }),
  status: 201,
});

/** @throws conflict when somebody else has saved since `version` (R4) */
export const changePitchCount = defineEndpoint({
  ...write,
  id: "changePitchCount",
  path: "/api/coach/pitch_counts/change",
  body: pitchCountEditSchema,
  refuses: ["conflict"],
});

/** Deletes a count; repeating it changes nothing. */
export const deletePitchCount = defineEndpoint({
  ...write,
  id: "deletePitchCount",
  path: "/api/coach/pitch_counts/delete",
  body: one,
});

/** Undoes `deletePitchCount`; a count that is not deleted stays as it is. */
export const restorePitchCount = defineEndpoint({
  ...write,
  id: "restorePitchCount",
  path: "/api/coach/pitch_counts/restore",
  body: one,
});
