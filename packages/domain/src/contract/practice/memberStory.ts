import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { memberIdParams } from "../members/members.ts";
import { newBestSchema } from "./home.ts";
import { painReportSchema } from "./painReport.ts";
import { guardExcessSchema } from "./pitchGuard.ts";

const day = z.iso.date();

/** A personal best of the player on one day, by the rule of 評価結果 (AI 10). */
const storyBestSchema = z.pick(newBestSchema, { date: true, measured: true, value: true, gain: true });
export type StoryBest = z.infer<typeof storyBestSchema>;

const pitchWeekSchema = z.object({
  pitches: z.int(),
  /** Of seven days, as it held on the week's last day so far; null: no limit. */
  limit: z.nullable(z.int()),
  /** The day that exceeded a limit by the most; null for none. */
  over: z.nullable(z.extend(guardExcessSchema, { date: day })),
});
export type PitchWeek = z.infer<typeof pitchWeekSchema>;

/** What is known of a player in one week, from Monday to Sunday in Asia/Tokyo. */
const storyWeekSchema = z.object({
  /** The Monday. */
  week: day,
  /** Days with a measurement. */
  measured: z.int(),
  /** One a kind or item, that of the largest gain: the kinds first, then the items in the team's order. */
  bests: z.array(storyBestSchema),
  /** Minutes × RPE (session RPE); null for none. */
  load: z.nullable(z.int()),
  /** null without a pitch. */
  thrown: z.nullable(pitchWeekSchema),
  /** How many reports, and the strongest of them, the latest of equals. */
  pain: z.nullable(z.object({ count: z.int(), worst: z.omit(painReportSchema, { note: true }) })),
  /** How many, whether one of them speaks of 痛み・違和感 (NO-4), and the last one. */
  notes: z.nullable(z.object({ count: z.int(), pain: z.boolean(), last_id: z.int() })),
  /** Measured balls with a video, and the last one. */
  videos: z.nullable(
    z.object({ count: z.int(), last: z.object({ ball_id: z.int(), mode: z.enum(["batting", "pitching"]) }) }),
  ),
});
export type StoryWeek = z.infer<typeof storyWeekSchema>;

export const memberStorySchema = z.object({
  today: day,
  /** The last 12, the oldest first; the last one is the week of `today`. */
  weeks: z.array(storyWeekSchema),
});
export type MemberStory = z.infer<typeof memberStorySchema>;

/** Growth, load, pain and words of one player on one axis of weeks (D-8); of any member that is not deleted. */
export const getMemberStory = defineEndpoint({
  id: "getMemberStory",
  method: "GET",
  path: "/api/coach/memberlist/member/:id/story",
  access: "coach",
  params: memberIdParams,
  query: z.object({}),
  body: z.undefined(),
  reply: memberStorySchema,
  status: 200,
  keptForOffline: true,
});
