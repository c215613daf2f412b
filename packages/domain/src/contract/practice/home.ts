import * as z from "zod/mini";
import { gradeGroups } from "../../vocabulary/grade.ts";
import { defineEndpoint } from "../endpoint.ts";
import { namedMemberSchema } from "../members/namedMember.ts";
import { homeEventSchema } from "./homeEvents.ts";
import { painReportSchema } from "./painReport.ts";

const noParams = z.object({});

/** A player's latest report of pain within seven days, 1–10. */
export const memberPainSchema = z.extend(painReportSchema, { member: namedMemberSchema });
export type MemberPain = z.infer<typeof memberPainSchema>;

/** How many, and the names of the first two. */
const peopleSchema = z.object({ total: z.int(), first: z.array(namedMemberSchema) });
export type People = z.infer<typeof peopleSchema>;

/** 実施率 of a school stage over the last seven days, today last, in whole %. null: no record was expected yet. */
const stageWeekSchema = z.object({
  group: z.enum(gradeGroups),
  members: z.int(),
  days: z.array(z.nullable(z.int())),
  /** Of the seven days. */
  total: z.nullable(z.int()),
  /** Of the seven days before. */
  last_week: z.nullable(z.int()),
});
export type StageWeek = z.infer<typeof stageWeekSchema>;

/** Who has recorded today. In a very large stage players without a record come first, and the rest is only counted. */
const stageTodaySchema = z.object({
  group: z.enum(gradeGroups),
  members: z.int(),
  submitted: z.int(),
  /** `submitted`: today's record exists. `days_without`: days since the last record, or since the registration. */
  players: z.array(z.extend(namedMemberSchema, { submitted: z.boolean(), days_without: z.int() })),
});
export type StageToday = z.infer<typeof stageTodaySchema>;

/** Each pitcher by the most pressing concern only. */
const guardCountsSchema = z.object({
  pain: z.int(),
  over: z.int(),
  reached: z.int(),
  over_yesterday: z.int(),
  caution: z.int(),
});
export type GuardCounts = z.infer<typeof guardCountsSchema>;

/** A new personal best: of a measurement kind (EN-5), or of an item of the team. */
export const newBestSchema = z.object({
  member: namedMemberSchema,
  date: z.iso.date(),
  measured: z.union([
    z.object({ kind: z.literal([1, 2, 4]), batting_type: z.nullable(z.literal([1, 2, 3])) }),
    z.object({ item: z.string(), unit: z.string(), decimals: z.int(), less_is_better: z.boolean() }),
  ]),
  value: z.number(),
  /** Improvement on the earlier best; positive is better, also where less is better. */
  gain: z.number(),
});
export type NewBest = z.infer<typeof newBestSchema>;

/** A note of the queue as every coach of the team sees it; apart from the queue's own, which home does not load. */
const homeNoteSchema = z.object({
  note_id: z.int(),
  member: namedMemberSchema,
  written_at: z.iso.datetime(),
  excerpt: z.string(),
  pain: z.boolean(),
});
export type HomeNote = z.infer<typeof homeNoteSchema>;

/** 運営からのお知らせ as this coach sees it; apart from the list's own, which home does not load. */
const homeInformationSchema = z.object({
  information_id: z.int(),
  title: z.string(),
  published_at: z.iso.datetime(),
  /** By this coach. */
  read: z.boolean(),
});

/** The home page; a part that could not be read is null, the others are complete (ER-4). */
export const homeSchema = z.object({
  /** The minute that the figures are of. */
  as_of: z.iso.datetime(),
  /** In Asia/Tokyo. */
  today: z.iso.date(),
  /** The first of the last seven days. */
  since: z.iso.date(),
  /** Applications that wait for a coach's decision. */
  applied: peopleSchema,
  /** Players invited to the analyzer who have not accepted yet. */
  invited: peopleSchema,
  practice: z.nullable(
    z.object({
      /** The last day that counts: today, or yesterday until the team's hour. */
      until: z.iso.date(),
      stages: z.array(stageWeekSchema),
      today: z.array(stageTodaySchema),
      /** 3日以上記録がない選手, the longest first. */
      missing: peopleSchema,
    }),
  ),
  /** Reports of the last seven days, newest first; two of them in full. */
  pain: z.nullable(z.object({ total: z.int(), first: z.array(memberPainSchema) })),
  /** Worst first (BE-1). */
  guard: z.nullable(z.extend(peopleSchema, { counts: guardCountsSchema })),
  bests: z.nullable(z.object({ total: z.int(), first: z.array(newBestSchema) })),
  /** The next three of the team or the provider, the earliest first. */
  events: z.nullable(z.array(homeEventSchema)),
  /** 未返信の成長ノート, those of them that speak of 痛み・違和感, and the first three in the order of the queue. */
  notes: z.nullable(z.object({ unanswered: z.int(), pain: z.int(), first: z.array(homeNoteSchema) })),
  /** まだの人: players with anything open, the longest first (CO-7). */
  open: z.nullable(peopleSchema),
  /** The newest three that the provider has published. */
  information: z._default(z.nullable(z.array(homeInformationSchema)), null),
});
export type Home = z.infer<typeof homeSchema>;

/** How many days without a record make a player count as missing. */
export const missingFromDays = 3;

export const getHome = defineEndpoint({
  id: "getHome",
  method: "GET",
  path: "/api/coach/home",
  access: "coach",
  params: noParams,
  query: noParams,
  body: z.undefined(),
  reply: homeSchema,
  status: 200,
  keptForOffline: true,
});
