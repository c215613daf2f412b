import * as z from "zod/mini";
import { tablePages } from "../../limits.ts";
import { noticeLimits } from "../../noticeLimits.ts";
import { grades } from "../../vocabulary/grade.ts";
import { codeIn } from "../codeField.ts";
import { defineEndpoint } from "../endpoint.ts";
import { idField, idInAddress } from "../rowFields.ts";
import { noticeDraftSchema, sendableNoticeSchema } from "./noticeDraft.ts";
import {
  bodyField,
  mailFailures,
  mailStates,
  memberId,
  noticeFileSchema,
  noticeFileTypes,
  noticeId,
  noticeLevels,
  noticeStates,
  noticeVersionSchema,
  titleField,
} from "./noticeFields.ts";

const none = z.object({});
const success = z.object({ success: z.literal(true) });

/** A line of the history; drafts have neither `sent_at` nor counts. */
export const noticeSummarySchema = z.object({
  notice_id: z.int(),
  state: z.enum(noticeStates),
  title: z.string(),
  audience: z.string(),
  level: z.enum(noticeLevels),
  /** When it leaves, left, or was last written. */
  at: z.iso.datetime(),
  /** Of the recipients, those who have not left the club; of a draft, the chosen. So for all counts here. */
  players: z.int(),
  /** Players of whom the family or they themselves have read the latest version. */
  read: z.int(),
  /** null where no answer is asked for. */
  answered: z.nullable(z.int()),
  /** Players whom no mail reached: no address, all failed or stopped. Not those with an address that no mail was sent to. */
  unreached: z.int(),
  /** Number of corrections. */
  corrections: z.int(),
  /** Ids of the first three players who have not read it, by grade; for the line's names. */
  unread_ids: z.array(z.int()),
});
export type NoticeSummary = z.infer<typeof noticeSummarySchema>;

/** One player's line of the matrix. Times are null until it happens; `*_version` is the version that was read. */
export const noticeRecipientSchema = z.object({
  member_id: z.int(),
  /** null for somebody who has left the club; `kana` is "" where no reading was entered. */
  member: z.nullable(z.object({ name: z.string(), kana: z.string(), grade: z.enum(grades) })),
  /** Siblings have the same. */
  family_id: z.int(),
  family_read_at: z.nullable(z.iso.datetime()),
  family_read_version: z.nullable(z.int()),
  player_read_at: z.nullable(z.iso.datetime()),
  player_read_version: z.nullable(z.int()),
  /** One of the notice's choices. */
  answer: z.nullable(z.string()),
  comment: z.string(),
  answered_at: z.nullable(z.iso.datetime()),
  /** Answered or changed after the deadline (CO-5). */
  late: z.boolean(),
  family_mail: z.enum(mailStates),
  player_mail: z.enum(mailStates),
  /** Whether an address is entered now: tells 連絡先なし from a mail that was not sent. Absent from an earlier release. */
  family_has_email: z.optional(z.boolean()),
  player_has_email: z.optional(z.boolean()),
  /** Of the mail to the family, or to the player where that one alone failed; null also for one that a restore gave up. */
  mail_failure: z.nullable(z.enum(mailFailures)),
  /** The address that it failed at, as it is written now. */
  failed_email: z.nullable(z.string()),
  reminded_at: z.nullable(z.iso.datetime()),
});
export type NoticeRecipient = z.infer<typeof noticeRecipientSchema>;

/** A line of 送信の記録. `count`: players, or families of a reminder. */
const noticeEventSchema = z.object({
  at: z.iso.datetime(),
  kind: z.enum(["sent", "failed", "corrected", "reminded"]),
  count: z.int(),
});

export const noticeSchema = z.extend(noticeDraftSchema, {
  notice_id: z.int(),
  /** Version that an edit starts from (R4). */
  version: z.int(),
  state: z.enum(noticeStates),
  /** Who wrote it, as then called. */
  author: z.string(),
  updated_at: z.iso.datetime(),
  /** When it leaves or left: `send_at`, or a minute after 送信, or the end of the quiet hours. null for a draft. */
  leaves_at: z.nullable(z.iso.datetime()),
  files: z.array(noticeFileSchema),
  /** The newest first; the last is the one first sent. Empty before it is sent. */
  versions: z.array(noticeVersionSchema),
  recipients: z.array(noticeRecipientSchema),
  events: z.array(noticeEventSchema),
});
export type Notice = z.infer<typeof noticeSchema>;

const read = { method: "GET", access: "coach", params: none, body: z.undefined(), status: 200 } as const;
const write = { method: "POST", access: "coach", params: none, query: none, status: 200 } as const;
const ofNotice = z.object({ notice_id: noticeId });
const ofVersion = z.extend(ofNotice, { version: idField() });

export const noticeTabs = ["sent", "scheduled", "draft"] as const;

/** By when it leaves, left or was last written, or by how many players have not read it. */
export const noticeSorts = ["-at", "at", "-unread"] as const;
export type NoticeSort = (typeof noticeSorts)[number];

/**
 * One page of the history, or the last one where `page` lies behind it; a held notice counts as scheduled. `q` searches
 * title and body.
 */
export const listNotices = defineEndpoint({
  ...read,
  id: "listNotices",
  path: "/api/coach/notices",
  query: z.object({
    tab: z._default(z.enum(noticeTabs), "sent"),
    q: z._default(z.string().check(z.maxLength(noticeLimits.searchMax)), ""),
    sort: z._default(z.enum(noticeSorts), "-at"),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    limit: z._default(codeIn(tablePages.sizes), tablePages.defaultSize),
  }),
  reply: z.object({
    notices: z.array(noticeSummarySchema),
    /** How many the search finds in this tab. */
    total: z.int(),
    /** Of every tab, whatever is searched. */
    counts: z.object({ sent: z.int(), scheduled: z.int(), draft: z.int() }),
  }),
});

/** A notice with its matrix. @throws not_found */
export const getNotice = defineEndpoint({
  ...read,
  id: "getNotice",
  path: "/api/coach/notices/notice/:id",
  params: z.object({ id: idInAddress() }),
  query: none,
  reply: noticeSchema,
});

/** What the composer says about the chosen players before anything is sent (CO-1, CO-9). */
export const checkNotice = defineEndpoint({
  ...write,
  id: "checkNotice",
  path: "/api/coach/notices/check",
  body: z.object({ member_ids: z.array(memberId).check(z.maxLength(noticeLimits.recipients)) }),
  reply: z.object({
    players: z.int(),
    families: z.int(),
    /** Addresses that get a mail; 0 where this server sends none. */
    emails: z.int(),
    /** Neither the family nor the player has an address that gets a mail: the QR letter is the way. */
    without_email: z.array(z.int()),
    /** false: this server sends no mail. */
    mail: z.boolean(),
  }),
  idempotent: false,
});

/** Saves what is written so far; without `notice_id` a new draft. @throws conflict when it was saved elsewhere since */
export const saveNoticeDraft = defineEndpoint({
  ...write,
  id: "saveNoticeDraft",
  path: "/api/coach/notices/draft",
  body: z.extend(noticeDraftSchema, { notice_id: z.nullable(noticeId), version: z.nullable(idField()) }),
  reply: noticeSchema,
  refuses: ["conflict"],
});

export const deleteNoticeDraft = defineEndpoint({
  ...write,
  id: "deleteNoticeDraft",
  path: "/api/coach/notices/draft/delete",
  body: ofNotice,
  reply: success,
  refuses: ["conflict"],
});

/**
 * Sends it after the hold, or schedules it. Answers at once; recipients and mails are made when it leaves, for those who
 * are members then. @throws conflict when it was saved or sent elsewhere since; invalid with the field that is wrong
 */
export const sendNotice = defineEndpoint({
  ...write,
  id: "sendNotice",
  path: "/api/coach/notices/send",
  body: z.safeExtend(sendableNoticeSchema, { notice_id: z.nullable(noticeId), version: z.nullable(idField()) }),
  reply: noticeSchema,
  refuses: ["conflict"],
});

/** Takes a held or scheduled notice back to the drafts. @throws conflict when it has left */
export const cancelNotice = defineEndpoint({
  ...write,
  id: "cancelNotice",
  path: "/api/coach/notices/cancel",
  body: ofVersion,
  reply: noticeSchema,
  refuses: ["conflict"],
});

/** 訂正: a new version, unread for everybody; the earlier ones stay (CO-3). @throws conflict when not sent, or corrected since */
export const correctNotice = defineEndpoint({
  ...write,
  id: "correctNotice",
  path: "/api/coach/notices/correct",
  body: z.extend(ofVersion, { title: titleField, body: bodyField }),
  reply: noticeSchema,
  refuses: ["conflict"],
});

/** もう一度送る: to the addresses of these players whose mail failed, after they were put right. */
export const resendNotice = defineEndpoint({
  ...write,
  id: "resendNotice",
  path: "/api/coach/notices/resend",
  body: z.extend(ofNotice, {
    member_ids: z.array(memberId).check(z.minLength(1), z.maxLength(noticeLimits.recipients)),
  }),
  reply: noticeSchema,
  refuses: ["conflict"],
});

/** Stores an attachment; images are made anew without their metadata. @throws invalid, with the reason at `fields.file` */
export const uploadNoticeFile = defineEndpoint({
  id: "uploadNoticeFile",
  method: "POST",
  path: "/api/coach/notices/files",
  access: "coach",
  params: none,
  query: z.object({ name: z.string().check(z.minLength(1), z.maxLength(noticeLimits.fileNameMax)) }),
  body: z.instanceof(Uint8Array),
  bytes: { types: noticeFileTypes, max: noticeLimits.fileMaxBytes },
  grows: true,
  reply: noticeFileSchema,
  status: 201,
});
