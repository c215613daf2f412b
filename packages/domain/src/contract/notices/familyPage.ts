import * as z from "zod/mini";
import { noticeLimits } from "../../noticeLimits.ts";
import { grades } from "../../vocabulary/grade.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { familyEventSchema } from "./familyEvents.ts";
import { commentField, memberId, noticeFileSchema, noticeId, noticeVersionSchema } from "./noticeFields.ts";

const none = z.object({});

/** What the link carries behind the `#`. */
const token = z.string().check(z.minLength(1), z.maxLength(64));

/** What one child was told and answered. */
export const familyAnswerSchema = z.object({
  member_id: z.int(),
  /** When this page's readers had it open, and which version. */
  read_at: z.nullable(z.iso.datetime()),
  read_version: z.nullable(z.int()),
  answer: z.nullable(z.string()),
  comment: z.string(),
  answered_at: z.nullable(z.iso.datetime()),
  late: z.boolean(),
});

export const familyNoticeSchema = z.object({
  notice_id: z.int(),
  /** The newest first; the last is the one first sent. */
  versions: z.array(noticeVersionSchema),
  urgent: z.boolean(),
  choices: z.array(z.string()),
  deadline: z.nullable(z.iso.datetime()),
  files: z.array(noticeFileSchema),
  /** One for each child it went to. */
  children: z.array(familyAnswerSchema),
});
export type FamilyNotice = z.infer<typeof familyNoticeSchema>;

/** The page of one family, or of one player with a link of their own. A link that no longer works shows only the team. */
export const familyPageSchema = z.object({
  state: z.enum(["open", "expired", "revoked"]),
  team: z.object({ name: z.string(), logo: z.nullable(z.string()) }),
  /** Family name of the children, "" when the link does not work. */
  family_name: z.string(),
  /** Whose link it is. */
  reader: z.enum(["family", "player"]),
  expires_at: z.iso.datetime(),
  /** Whether mail goes to the address this link was sent to; null for a link that was printed or copied. */
  mail: z.nullable(z.boolean()),
  children: z.array(z.object({ member_id: z.int(), first_name: z.string(), grade: z.enum(grades) })),
  /** The newest first, of the last school year. */
  notices: z.array(familyNoticeSchema),
  /** Those that are not over, the earliest first. */
  events: z.array(familyEventSchema),
  /** Growth notes of scheduled days that can be written now and are not; null where no child has a form or a note to read here. */
  notes: z.nullable(z.object({ due: z.int() })),
});
export type FamilyPage = z.infer<typeof familyPageSchema>;

/** The page's calls carry the token in the body, never in an address; asking for the page changes nothing (CO-2). */
const call = {
  method: "POST",
  access: "public",
  params: none,
  query: none,
  status: 200,
  idempotent: false,
  refuses: ["not_found", "rate_limited"],
} as const;

/** @throws not_found for an unknown token */
export const getFamilyPage = defineEndpoint({
  ...call,
  id: "getFamilyPage",
  path: "/api/family/page",
  body: z.object({ token }),
  reply: familyPageSchema,
});

/** The notice was visible for two seconds. @throws conflict when the link no longer works */
export const readFamilyNotice = defineEndpoint({
  ...call,
  id: "readFamilyNotice",
  path: "/api/family/read",
  body: z.object({ token, notice_id: noticeId, version: z.int().check(z.minimum(0), z.maximum(1000)) }),
  reply: familyNoticeSchema,
  refuses: ["not_found", "conflict", "rate_limited"],
});

/** Answers for one child, or changes the answer; late after the deadline. @throws invalid for an answer that is no choice */
export const answerFamilyNotice = defineEndpoint({
  ...call,
  id: "answerFamilyNotice",
  path: "/api/family/answer",
  body: z.object({
    token,
    notice_id: noticeId,
    member_id: memberId,
    answer: textField("返事", 1, noticeLimits.choiceMax),
    comment: commentField,
  }),
  reply: familyNoticeSchema,
  refuses: ["not_found", "conflict", "rate_limited"],
});

/** リンクを止める: every link of the family stops working; the next mail carries a new one. */
export const stopFamilyLinks = defineEndpoint({
  ...call,
  id: "stopFamilyLinks",
  path: "/api/family/stop",
  body: z.object({ token }),
  reply: familyPageSchema,
});

/** Whether mail goes on to the address this link was sent to (List-Unsubscribe leads here). */
export const chooseFamilyMail = defineEndpoint({
  ...call,
  id: "chooseFamilyMail",
  path: "/api/family/mail",
  body: z.object({ token, mail: z.boolean() }),
  reply: familyPageSchema,
  refuses: ["not_found", "conflict", "rate_limited"],
});
