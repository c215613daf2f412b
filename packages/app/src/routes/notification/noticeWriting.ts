import { type Notice, type NoticeDraft, noticeDraftSchema, noticeFileTypes } from "@kyuseki/domain";
import * as z from "zod/mini";

/** A notice as it is being written in this browser. */
export type NoticeWriting = z.output<typeof noticeWritingSchema>;

/** As typed: neither trimmed nor judged. */
const typedDraft = z.extend(noticeDraftSchema, {
  title: z.string(),
  body: z.string(),
  audience: z.string(),
  choices: z.array(z.string()),
  deadline: z.nullable(z.string()),
  send_at: z.nullable(z.string()),
});

export const noticeWritingSchema = z.object({
  values: typedDraft,
  /** The draft on the server and the version this one continues; null before it is stored. */
  stored: z.nullable(z.object({ notice_id: z.int(), version: z.int() })),
  /** The attached files, in the order of `file_ids`. */
  files: z.array(
    z.object({
      file_id: z.int(),
      name: z.string(),
      type: z.enum(noticeFileTypes),
      bytes: z.int(),
      url: z.string(),
    }),
  ),
  /** Whether the server has these values; of a writing kept without it, nobody knows. */
  isSaved: z._default(z.boolean(), false),
});

export const emptyWriting: NoticeWriting = {
  values: {
    member_ids: [],
    audience: "",
    title: "",
    body: "",
    choices: [],
    deadline: null,
    remind: false,
    level: "normal",
    send_at: null,
    file_ids: [],
  },
  stored: null,
  files: [],
  // Nothing is left to save.
  isSaved: true,
};

export const isEmpty = (values: NoticeWriting["values"]) =>
  JSON.stringify(values) === JSON.stringify(emptyWriting.values);

/** A stored draft, to go on with. */
export function writingOf(notice: Notice): NoticeWriting {
  const { notice_id, version, files, member_ids, audience, title, body, choices } = notice;
  const { deadline, remind, level, send_at, file_ids } = notice;
  return {
    values: { member_ids, audience, title, body, choices, deadline, remind, level, send_at, file_ids },
    stored: { notice_id, version },
    files,
    isSaved: true,
  };
}

/** What the server is sent: an answer that is still empty is none. */
export const sentValues = (values: NoticeDraft): NoticeDraft => ({
  ...values,
  choices: values.choices.filter((choice) => choice.trim() !== ""),
});
