import * as z from "zod/mini";
import { noteLimits } from "../../noteLimits.ts";
import { gradeGroups } from "../../vocabulary/grade.ts";
import { noteStamps } from "../../vocabulary/notes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { memberIdParams } from "../members/members.ts";
import { namedMemberSchema } from "../members/namedMember.ts";
import { dayField, idField, idInAddress, versionField } from "../rowFields.ts";
import { commentText, noteCommentSchema, noteId, notePartSchema } from "./noteFields.ts";
import { noteSummarySchema } from "./noteSummary.ts";

const none = z.object({});
const read = { method: "GET", access: "coach", params: none, body: z.undefined(), status: 200 } as const;
const write = { method: "POST", access: "coach", params: none, query: none, status: 200 } as const;

/** すべて, 未返信, お気に入り, 痛み・違和感. */
export const noteViews = ["all", "unanswered", "starred", "pain"] as const;
export type NoteView = (typeof noteViews)[number];

const countsSchema = z.object({ unanswered: z.int(), pain: z.int() });
export type NoteCounts = z.infer<typeof countsSchema>;

const noteListSchema = z.object({
  notes: z.array(noteSummarySchema),
  /** Of the next page; null on the last. */
  next: z.nullable(z.string()),
  /** Notes that the filters leave. */
  total: z.int(),
  /** Of the whole team: 未返信, and those of them that speak of 痛み・違和感. */
  counts: countsSchema,
});
export type NoteList = z.infer<typeof noteListSchema>;

/**
 * The queue: 未返信 with 痛み・違和感, then other 未返信, then what is answered; the newest first in each. Or all of them by
 * when they were written.
 * @throws invalid for a cursor that is none
 */
export const listNotes = defineEndpoint({
  ...read,
  id: "listNotes",
  path: "/api/coach/notes",
  query: z.object({
    view: z._default(z.enum(noteViews), "all"),
    group: z.optional(z.enum(gradeGroups)),
    member_id: z.optional(idInAddress()),
    template_id: z.optional(idInAddress()),
    from: z.optional(dayField()),
    to: z.optional(dayField()),
    order: z._default(z.enum(["queue", "newest", "oldest"]), "queue"),
    after: z.optional(z.string().check(z.maxLength(100))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), noteLimits.listed),
  }),
  reply: noteListSchema,
  keptForOffline: true,
});

/** For the badges of the navigation. */
export const countNotes = defineEndpoint({
  ...read,
  id: "countNotes",
  path: "/api/coach/notes/count",
  query: none,
  reply: countsSchema,
  keptForOffline: true,
});

/** A figure of the note's day or week, in words of the screen: the value to `decimals` with its unit. */
const factSchema = z.object({
  label: z.string(),
  value: z.number(),
  unit: z.string(),
  decimals: z.int(),
  /** The player's best up to that day. */
  best: z.boolean(),
});
export type NoteFact = z.infer<typeof factSchema>;

/** Offered as the beginning of a comment, never sent by itself (NO-4). */
const offerSchema = z.union([
  z.object({ kind: z.literal("best"), label: z.string(), value: z.number(), unit: z.string(), decimals: z.int() }),
  z.object({ kind: z.literal("streak"), days: z.int() }),
  z.object({
    kind: z.literal("growth"),
    label: z.string(),
    gain: z.number(),
    unit: z.string(),
    decimals: z.int(),
    since: z.iso.date(),
  }),
]);
export type CommentOffer = z.infer<typeof offerSchema>;

const noteSchema = z.extend(noteSummarySchema, {
  /** In the order of the questions it was written under. */
  parts: z.array(notePartSchema),
  /** 9マス目標 as it was then: the centre and the eight goals, and which were ticked (1–8); null without that question. */
  goals: z.nullable(z.object({ centre: z.string(), goals: z.array(z.string()), ticked: z.array(z.int()) })),
  comment_list: z.array(noteCommentSchema),
  /** Other coaches who have it read, the earliest first. */
  readers: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
  /** When the player or the family saw the latest stamp or comment; null while they have not. */
  answer_read_at: z.nullable(z.iso.datetime()),
  /** この日の測定. */
  facts: z.array(factSchema),
  /** The fourteen days up to the note's day, the oldest first. */
  days: z.array(
    z.object({
      date: z.iso.date(),
      /** null: no record. */
      minutes: z.nullable(z.int()),
      note: z.boolean(),
      scale: z.nullable(z.int()),
      pitches: z.int(),
      /** The worst reported, 1–10. */
      pain: z.nullable(z.int()),
    }),
  ),
  /** The earlier five, the newest first. */
  earlier: z.array(z.object({ note_id: z.int(), day: z.iso.date(), excerpt: z.string() })),
  offers: z.array(offerSchema),
});
export type Note = z.infer<typeof noteSchema>;

/** @throws not_found */
export const getNote = defineEndpoint({
  ...read,
  id: "getNote",
  path: "/api/coach/notes/note/:id",
  params: z.object({ id: idInAddress() }),
  query: none,
  reply: noteSchema,
  refuses: ["not_found"],
  keptForOffline: true,
});

const playerNoteSchema = z.extend(noteSummarySchema, {
  parts: z.array(notePartSchema),
  comment_list: z.array(noteCommentSchema),
});
export type PlayerNote = z.infer<typeof playerNoteSchema>;

const playerNotesSchema = z.object({
  member: namedMemberSchema,
  today: z.iso.date(),
  /** Of all notes; null without any. */
  first_day: z.nullable(z.iso.date()),
  total: z.int(),
  /** Months with notes, the newest first (YYYY-MM). */
  months: z.array(z.object({ month: z.string(), notes: z.int(), pain: z.int() })),
  /** From `from` to `to`, the newest first: at most `noteLimits.listedOfPlayer`. */
  notes: z.array(playerNoteSchema),
});
export type PlayerNotes = z.infer<typeof playerNotesSchema>;

/** One player's notes of the days from `from` to `to`, both included. @throws not_found; invalid for more than `noteLimits.listedDays` */
export const listPlayerNotes = defineEndpoint({
  ...read,
  id: "listPlayerNotes",
  path: "/api/coach/notes/player/:id",
  params: memberIdParams,
  query: z.object({ from: dayField(), to: dayField() }),
  reply: playerNotesSchema,
  refuses: ["not_found"],
});

/** The note as the caller saw it: its `version` and its `changed_at`, which a release before leaves out. */
const seen = { note_id: noteId, version: versionField(), changed_at: z.optional(z.nullable(z.iso.datetime())) };

/**
 * Puts the caller's stamp under notes, in place of an earlier one of theirs; null takes it back. A note that another coach
 * has answered since `version`, or that speaks of 痛み・違和感 and was changed since `changed_at`, is passed over unless
 * `anyway`; a stamp can always be taken back.
 */
export const stampNotes = defineEndpoint({
  ...write,
  id: "stampNotes",
  queued: true,
  path: "/api/coach/notes/stamp",
  body: z.object({
    notes: z
      .array(z.object(seen))
      .check(
        z.minLength(1, "ノートを選んでください"),
        z.maxLength(noteLimits.stampedAtOnce, `一度に送れるのは${noteLimits.stampedAtOnce}件までです`),
      ),
    stamp: z.nullable(z.enum(noteStamps, "スタンプを選び直してください")),
    anyway: z.boolean(),
  }),
  reply: z.object({
    stamped: z.array(noteSummarySchema),
    /** As another coach has answered them, or the family has changed them, meanwhile. */
    passed: z.array(noteSummarySchema),
    /** Notes that exist no more. */
    gone: z.array(z.int()),
  }),
});

/**
 * @throws conflict when another coach has answered since `version`, or a note that speaks of 痛み・違和感 was changed since
 * `changed_at`, unless `anyway`; not_found once it is deleted
 */
export const commentOnNote = defineEndpoint({
  ...write,
  id: "commentOnNote",
  queued: true,
  path: "/api/coach/notes/comment",
  body: z.object({ ...seen, text: commentText, anyway: z.boolean() }),
  reply: noteSchema,
  grows: true,
  refuses: ["not_found", "conflict"],
});

/** The caller's own, or any for a manager. */
export const deleteNoteComment = defineEndpoint({
  ...write,
  id: "deleteNoteComment",
  path: "/api/coach/notes/comment/delete",
  body: z.object({ note_id: noteId, comment_id: idField() }),
  reply: noteSchema,
  refuses: ["not_found", "forbidden"],
});

/** The caller has had it open. */
export const readNote = defineEndpoint({
  ...write,
  id: "readNote",
  path: "/api/coach/notes/read",
  body: z.object({ note_id: noteId }),
  reply: z.object({ success: z.literal(true) }),
  refuses: ["not_found"],
});

/** お気に入り of the caller. */
export const starNote = defineEndpoint({
  ...write,
  id: "starNote",
  path: "/api/coach/notes/star",
  body: z.object({ note_id: noteId, starred: z.boolean() }),
  reply: noteSummarySchema,
  refuses: ["not_found"],
});
