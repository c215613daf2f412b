import * as z from "zod/mini";
import { noticeLimits } from "../../noticeLimits.ts";
import { textField } from "../fields.ts";
import { idField, instant } from "../rowFields.ts";
import { audienceField, bodyField, memberId, noticeLevels, titleField } from "./noticeFields.ts";

const recipients = z
  .array(memberId)
  .check(z.maxLength(noticeLimits.recipients, `一度に送れるのは${noticeLimits.recipients}人までです`));
const files = z
  .array(idField("ファイルを選び直してください"))
  .check(z.maxLength(noticeLimits.files, `添付できるのは${noticeLimits.files}件までです`));
const choice = textField("返事の選択肢", 1, noticeLimits.choiceMax);
const choices = z.array(choice).check(
  z.maxLength(noticeLimits.choicesMax, `選択肢は${noticeLimits.choicesMax}つまでです`),
  z.refine((texts) => new Set(texts).size === texts.length, "同じ選択肢があります"),
);

/** What every stage of a notice holds. An empty `choices` asks for no answer. */
const shared = {
  member_ids: recipients,
  audience: audienceField,
  choices,
  /** Answers are late after it; null for none. */
  deadline: z.nullable(instant),
  /** One automatic reminder before the deadline (CO-5). */
  remind: z.boolean(),
  level: z.enum(noticeLevels, "急ぎかどうかを選んでください"),
  /** null: now. */
  send_at: z.nullable(instant),
  file_ids: files,
};

/** A notice as far as it is written: nothing is required. */
export const noticeDraftSchema = z.object({
  ...shared,
  title: textField("件名", 0, noticeLimits.titleMax),
  body: textField("本文", 0, noticeLimits.bodyMax),
});
export type NoticeDraft = z.infer<typeof noticeDraftSchema>;

/** A notice that may be sent. The server refuses a `send_at` or `deadline` in the past and a deadline before `send_at`. */
export const sendableNoticeSchema = z
  .object({
    ...shared,
    member_ids: recipients.check(z.minLength(1, "送信先を選んでください")),
    title: titleField,
    body: bodyField,
  })
  .check(
    z.refine(({ remind, deadline }) => !remind || deadline !== null, {
      message: "締め切りを決めると、締め切り前に知らせられます",
      path: ["remind"],
    }),
  );
export type SendableNotice = z.infer<typeof sendableNoticeSchema>;
