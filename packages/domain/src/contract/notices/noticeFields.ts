import * as z from "zod/mini";
import { noticeLimits } from "../../noticeLimits.ts";
import { textField } from "../fields.ts";
import { idField } from "../rowFields.ts";

/** `urgent` leaves at once, whatever the hour (CO-4). */
export const noticeLevels = ["normal", "urgent"] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

/**
 * `draft`: only coaches see it. `held`: 送信 was pressed within the last minute. `scheduled`: waits for `send_at`.
 * `sent`: it has left and is only ever corrected.
 */
export const noticeStates = ["draft", "held", "scheduled", "sent"] as const;
export type NoticeState = (typeof noticeStates)[number];

/**
 * What became of the mail to one address (CO-1). `none`: there was no mail, for want of an address or because mail was off
 * or the address came later. `stopped`: it asked for none.
 */
export const mailStates = ["none", "stopped", "waiting", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];

/** Why a mail failed: the address, the mailbox, the text refused, or the mail server out of reach for a day. */
export const mailFailures = ["unknown_address", "mailbox_full", "refused", "unreachable"] as const;
export type MailFailure = (typeof mailFailures)[number];

export const noticeFileTypes = ["application/pdf", "image/jpeg", "image/png"] as const;

export const noticeFileSchema = z.object({
  file_id: z.int(),
  name: z.string(),
  type: z.enum(noticeFileTypes),
  bytes: z.int(),
  /** Signed, on our own origin; it works for an hour. */
  url: z.string(),
});
export type NoticeFile = z.infer<typeof noticeFileSchema>;

export const noticeId = idField("お知らせを選び直してください");
export const memberId = idField("選手を選び直してください");
export const titleField = textField("件名", 1, noticeLimits.titleMax);
export const bodyField = textField("本文", 1, noticeLimits.bodyMax);
export const commentField = z._default(textField("ひとこと", 0, noticeLimits.commentMax), "");

/** Whom the coach chose, for people to read: "全員", "中学・高校", "今日 未提出". */
export const audienceField = textField("送信先", 0, 60);

/** Earlier or corrected words of a notice; the first has number 0 (CO-3). */
export const noticeVersionSchema = z.object({
  number: z.int(),
  title: z.string(),
  body: z.string(),
  at: z.iso.datetime(),
  author: z.string(),
});
export type NoticeVersion = z.infer<typeof noticeVersionSchema>;
