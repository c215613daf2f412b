import * as z from "zod/mini";
import { noticeLimits } from "../../noticeLimits.ts";
import { defineEndpoint } from "../endpoint.ts";
import { memberId } from "./noticeFields.ts";

const none = z.object({});

/** 未読, 返事, 出欠, ノート, 記録, 測定 (CO-7). */
export const openItemKinds = ["unread", "answer", "attendance", "note", "record", "measurement"] as const;
export type OpenItemKind = (typeof openItemKinds)[number];

export const openItemSchema = z.object({
  kind: z.enum(openItemKinds),
  /** Of the notice, the event, the note's template or the measuring day; null for records. */
  ref_id: z.nullable(z.int()),
  /** Title of the notice or the event, the template's or the measuring day's name; "" for records. */
  subject: z.string(),
  /** Since this day (YYYY-MM-DD) it is open: sent, asked for, or the first day without a record. */
  since: z.iso.date(),
  /** Until when; null without an end. */
  due: z.nullable(z.iso.datetime()),
});
export type OpenItem = z.infer<typeof openItemSchema>;

export const openPlayerSchema = z.object({
  member_id: z.int(),
  /** Siblings have the same. */
  family_id: z.int(),
  items: z.array(openItemSchema),
  /** How the family can be reached: an address that takes mail, one that failed or stopped, none. */
  reach: z.enum(["mail", "failed", "stopped", "none"]),
  reminded_at: z.nullable(z.iso.datetime()),
  /** The family has had its one reminder of today (CO-5). */
  reminded_today: z.boolean(),
});
export type OpenPlayer = z.infer<typeof openPlayerSchema>;

const openItemsSchema = z.object({
  /** Members of the team that count. */
  members: z.int(),
  players: z.array(openPlayerSchema),
  /** What was reminded of today, the latest first. */
  today: z.array(z.object({ at: z.iso.datetime(), author: z.nullable(z.string()), member_ids: z.array(z.int()) })),
  /** false: this server sends no mail. */
  mail: z.boolean(),
});
export type OpenItems = z.infer<typeof openItemsSchema>;

/** Who has what open, the longest first (CO-7). */
export const listOpenItems = defineEndpoint({
  id: "listOpenItems",
  method: "GET",
  access: "coach",
  path: "/api/coach/open_items",
  params: none,
  query: none,
  body: z.undefined(),
  reply: openItemsSchema,
  status: 200,
});

const families = z.array(memberId).check(z.minLength(1, "選手を選んでください"), z.maxLength(noticeLimits.recipients));

/** The reminder that the family of a player would get, naming everything open (CO-5). @throws not_found when nothing is */
export const previewReminder = defineEndpoint({
  id: "previewReminder",
  method: "POST",
  access: "coach",
  path: "/api/coach/open_items/preview",
  params: none,
  query: none,
  body: z.object({ member_id: memberId }),
  reply: z.object({ subject: z.string(), text: z.string() }),
  status: 200,
  idempotent: false,
});

/**
 * Sends the families of these players one mail each about everything open; at most one a family and day. In the quiet
 * hours it leaves at their end.
 */
export const sendReminders = defineEndpoint({
  id: "sendReminders",
  method: "POST",
  access: "coach",
  path: "/api/coach/open_items/remind",
  params: none,
  query: none,
  body: z.object({ member_ids: families }),
  reply: z.object({
    /** Families that get one. */
    families: z.int(),
    /** When the mails leave. */
    leaves_at: z.iso.datetime(),
    /** Families passed over: reminded today, no address that takes mail, nothing open any more. */
    already: z.int(),
    unreached: z.int(),
    done: z.int(),
  }),
  status: 200,
});
