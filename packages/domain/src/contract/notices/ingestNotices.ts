import * as z from "zod/mini";
import { noticeLimits } from "../../noticeLimits.ts";
import { moment, owned, whole } from "../analyzer/recordFields.ts";
import { batchOf, ingestReply } from "../batch.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { idInAddress } from "../rowFields.ts";
import { familyAnswerSchema, familyNoticeSchema } from "./familyPage.ts";
import { commentField, noticeId } from "./noticeFields.ts";

const none = z.object({});

/** A notice as one player has it; `read_at` and `read_version` are the player's own, not the family's. */
const playerNoticeSchema = z.extend(z.omit(familyNoticeSchema, { children: true }), familyAnswerSchema.shape);

/**
 * The notices of a player who is linked with the key's product (CO-8), the newest first. @throws forbidden for a key of
 * neither product, not_found for a player who is not linked
 */
export const listIngestNotices = defineEndpoint({
  id: "listIngestNotices",
  method: "GET",
  access: "source",
  path: "/api/ingest/notices",
  params: none,
  query: z.object({ team_id: idInAddress(), member_id: idInAddress() }),
  body: z.undefined(),
  reply: z.object({ notices: z.array(playerNoticeSchema) }),
  status: 200,
  refuses: ["forbidden", "not_found"],
});

const push = {
  method: "POST",
  access: "source",
  params: none,
  query: none,
  reply: ingestReply,
  status: 200,
  refuses: ["forbidden"],
} as const;

const noticeReadSchema = z.extend(owned, {
  notice_id: noticeId,
  version: whole("version", 0, 1000),
  datetime: moment,
});
export type NoticeReadRecord = z.infer<typeof noticeReadSchema>;

const noticeAnswerSchema = z.extend(owned, {
  notice_id: noticeId,
  answer: textField("返事", 1, noticeLimits.choiceMax),
  comment: commentField,
  datetime: moment,
});
export type NoticeAnswerRecord = z.infer<typeof noticeAnswerSchema>;

/** A player had a notice open in the product's app. */
export const ingestNoticeReads = defineEndpoint({
  ...push,
  id: "ingestNoticeReads",
  path: "/api/ingest/notice_reads",
  body: batchOf(noticeReadSchema),
  row: noticeReadSchema,
});

/** A player answered there. The latest answer counts, wherever it was given. */
export const ingestNoticeAnswers = defineEndpoint({
  ...push,
  id: "ingestNoticeAnswers",
  path: "/api/ingest/notice_answers",
  body: batchOf(noticeAnswerSchema),
  row: noticeAnswerSchema,
});
