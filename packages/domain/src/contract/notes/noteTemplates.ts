import * as z from "zod/mini";
import { noteLimits } from "../../noteLimits.ts";
import { grades } from "../../vocabulary/grade.ts";
import { noteReaders } from "../../vocabulary/notes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { idField } from "../rowFields.ts";
import { questionSchema, templateId } from "./noteFields.ts";

const none = z.object({});
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "時刻を入力してください"));

export const noteTemplateDraftSchema = z.object({
  name: textField("テンプレートの名前", 1, noteLimits.templateNameMax),
  /** Who writes it. */
  grades: z.array(z.enum(grades)).check(z.maxLength(grades.length)),
  /** 届ける日: 1 Monday to 7 Sunday; none: it can be written on any day, and nobody is late. */
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  /** From when on its day it can be written, in Japan. */
  opens: clock,
  /** 締め切り: so many days later, at this time. */
  due_days: z.int().check(z.minimum(0), z.maximum(6)),
  due: clock,
  /** まだ書いていない選手に知らせる, once before the deadline (CO-5). */
  remind: z.boolean(),
  readers: z.enum(noteReaders),
  questions: z
    .array(questionSchema)
    .check(
      z.minLength(1, "質問を1つ以上入れてください"),
      z.maxLength(noteLimits.questions, `質問は${noteLimits.questions}問までです`),
    ),
});
export type NoteTemplateDraft = z.infer<typeof noteTemplateDraftSchema>;

export const noteTemplateSchema = z.extend(noteTemplateDraftSchema, {
  template_id: z.int(),
  /** Grows with every save; a note keeps the one that it was written under (NO-2). */
  version: z.int(),
  archived: z.boolean(),
  /** Notes written under it so far. */
  notes: z.int(),
});
export type NoteTemplate = z.infer<typeof noteTemplateSchema>;

const templatesSchema = z.object({
  /** Those in use first, by name. */
  templates: z.array(noteTemplateSchema),
  /** Active players by grade. */
  players: z.array(z.object({ grade: z.enum(grades), count: z.int() })),
});
export type NoteTemplates = z.infer<typeof templatesSchema>;

const change = {
  method: "POST",
  access: "coach",
  params: none,
  query: none,
  status: 200,
  refuses: ["conflict"],
} as const;

export const listNoteTemplates = defineEndpoint({
  id: "listNoteTemplates",
  method: "GET",
  access: "coach",
  path: "/api/coach/notes/templates",
  params: none,
  query: none,
  body: z.undefined(),
  reply: templatesSchema,
  status: 200,
});

/**
 * Makes a template (`template_id` and `version` null) or saves the next version of one.
 * @throws conflict when somebody else has saved since; invalid with the question that is wrong
 */
export const saveNoteTemplate = defineEndpoint({
  ...change,
  id: "saveNoteTemplate",
  path: "/api/coach/notes/templates",
  body: z.extend(noteTemplateDraftSchema, { template_id: z.nullable(templateId), version: z.nullable(idField()) }),
  reply: noteTemplateSchema,
  grows: true,
});

/** Takes it out of use, or back into use; notes stay as they are. @throws conflict when somebody else has saved since */
export const archiveNoteTemplate = defineEndpoint({
  ...change,
  id: "archiveNoteTemplate",
  path: "/api/coach/notes/templates/archive",
  body: z.object({ template_id: templateId, version: idField(), archived: z.boolean() }),
  reply: noteTemplateSchema,
});
