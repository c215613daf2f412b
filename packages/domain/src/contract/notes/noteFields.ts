import * as z from "zod/mini";
import { noteLimits } from "../../noteLimits.ts";
import { noteStamps, questionKinds } from "../../vocabulary/notes.ts";
import { coachTypes } from "../account/session.ts";
import { textField } from "../fields.ts";
import { idField } from "../rowFields.ts";

export const noteId = idField("ノートを選び直してください");
export const templateId = idField("テンプレートを選び直してください");

const bound = z
  .int("数字で入力してください")
  .check(z.minimum(-noteLimits.numberMax, "数字が小さすぎます"), z.maximum(noteLimits.numberMax, "数字が大きすぎます"));

const questionId = z.int().check(z.minimum(1), z.maximum(1000));

/**
 * A question of a template. `id` names it within the template and stays through its versions; fields of other kinds keep
 * their defaults.
 */
export const questionSchema = z.object({
  id: questionId,
  kind: z.enum(questionKinds, "質問の種類を選んでください"),
  label: textField("質問", 1, noteLimits.questionMax),
  hint: z._default(textField("説明", 0, noteLimits.hintMax), ""),
  required: z.boolean(),
  /** 文章: the most characters of an answer. */
  text_max: z._default(z.int().check(z.minimum(10), z.maximum(noteLimits.textMax)), 200),
  /** 5段階: what 1 and 5 mean. */
  low: z._default(textField("1の意味", 0, noteLimits.endMax), ""),
  high: z._default(textField("5の意味", 0, noteLimits.endMax), ""),
  /** 数値: both included, with its unit. */
  lowest: z._default(bound, 0),
  highest: z._default(bound, 1000),
  unit: z._default(textField("単位", 0, noteLimits.unitMax), ""),
});
export type NoteQuestion = z.infer<typeof questionSchema>;

/** 文章 a text, 5段階 1–5, ○× true for ○, 数値 a number, 9マス目標 the ticked goals 1–8; no entry where nothing was answered. */
export const answerSchema = z.object({
  question_id: questionId,
  value: z.union([
    z.boolean(),
    z.number(),
    z.string(),
    z.array(z.int().check(z.minimum(1), z.maximum(8))).check(z.maxLength(8)),
  ]),
});
export type NoteAnswer = z.infer<typeof answerSchema>;

export const commentText = textField("コメント", 1, noteLimits.commentMax);

/** A coach as notes name them; null once the account is gone. */
export const noteCoachSchema = z.nullable(
  z.object({ id: z.int(), name: z.string(), coach_type: z.nullable(z.enum(coachTypes)) }),
);
export type NoteCoach = z.infer<typeof noteCoachSchema>;

export const givenStampSchema = z.object({
  by: noteCoachSchema,
  stamp: z.enum(noteStamps),
  at: z.iso.datetime(),
});
export type GivenStamp = z.infer<typeof givenStampSchema>;

export const noteCommentSchema = z.object({
  id: z.int(),
  by: noteCoachSchema,
  text: z.string(),
  at: z.iso.datetime(),
});
export type NoteComment = z.infer<typeof noteCommentSchema>;

/** A question with its answer in words, or the text of a sister product's note without a question. */
export const notePartSchema = z.object({
  label: z.string(),
  kind: z.enum(questionKinds),
  /** Of a scale 1–5; null for other kinds. */
  scale: z.nullable(z.int()),
  text: z.string(),
});
export type NotePart = z.infer<typeof notePartSchema>;
