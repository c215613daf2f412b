import * as z from "zod/mini";
import { noteWriters } from "../../vocabulary/notes.ts";
import { namedMemberSchema } from "../members/namedMember.ts";
import { givenStampSchema } from "./noteFields.ts";

/** A line of the queue. */
export const noteSummarySchema = z.object({
  note_id: z.int(),
  member: namedMemberSchema,
  /** The day it is about (YYYY-MM-DD). */
  day: z.iso.date(),
  written_at: z.iso.datetime(),
  /** When the family last changed it; null for never. */
  changed_at: z.nullable(z.iso.datetime()),
  /** After the template's deadline. */
  late: z.boolean(),
  /** The template's name when it was written, or the title of a sister product's note; "" without one. */
  title: z.string(),
  /** null for a sister product's note. */
  template_id: z.nullable(z.int()),
  /** null for a sister product's note. */
  writer: z.nullable(z.enum(noteWriters)),
  /** Beginning of its texts. */
  excerpt: z.string(),
  /** 手ごたえ: the answer to its first scale, 1–5. */
  scale: z.nullable(z.int()),
  /** Its words speak of 痛み・違和感 (NO-4). */
  pain: z.boolean(),
  /** Grows with every stamp and comment: what an answer was given in sight of. */
  version: z.int(),
  stamps: z.array(givenStampSchema),
  comments: z.int(),
  /** It speaks of pain and was changed after its latest stamp or comment: it waits for an answer again. */
  reopened: z._default(z.boolean(), false),
  /** By the signed-in coach. */
  read: z.boolean(),
  starred: z.boolean(),
});
export type NoteSummary = z.infer<typeof noteSummarySchema>;

/** 返信済み: somebody has stamped or commented, and it was not changed since to speak of pain. */
export const isAnswered = (note: Pick<NoteSummary, "stamps" | "comments" | "reopened">) =>
  !note.reopened && (note.stamps.length > 0 || note.comments > 0);
