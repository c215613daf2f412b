import * as z from "zod/mini";
import { painParts, type TrainingMenu, trainingLimits, trainingMenus } from "../../vocabulary/trainingMenu.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { memberIdParams } from "../members/members.ts";
import { dayField, idField } from "../rowFields.ts";
import { trainingEntrySchema } from "./training.ts";

const { minutesMax, rpeMax, painMax, painNoteMax } = trainingLimits;

const whole = (label: string, max: number) => {
  const message = `${label}は1〜${max}の整数で入力してください`;
  return z.int(message).check(z.minimum(1, message), z.maximum(max, message));
};
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);

// Object.keys widens to string; these are the keys of `trainingMenus`.
const menus = Object.keys(trainingMenus) as TrainingMenu[];

/** Where and how much it hurts, as the player told the coach. */
const painDraft = z.object({
  part: orNull(z.enum(painParts, "痛みの部位を選び直してください")),
  side: orNull(z.enum(["L", "R"], "左右を選び直してください")),
  pain: whole("痛みの強さ", painMax),
  note: z._default(textField("痛みの説明", 0, painNoteMax), ""),
});

/** Practice, pain, or both of one player on one day, today or at most a year ago. */
export const trainingRecordDraftSchema = z
  .object({
    date: dayField("日付を選んでください"),
    menu: z._default(z.enum(menus, "内容を選び直してください"), "other"),
    minutes: orNull(whole("時間（分）", minutesMax)),
    /** RPE (CR-10); only with minutes. */
    rpe: orNull(whole("きつさ", rpeMax)),
    pain: orNull(painDraft),
    /** Of an undo: the deleted record that comes back, with the author it had. */
    restores: z.optional(idField()),
  })
  .check(
    z.refine(({ minutes, rpe, pain }) => minutes !== null || rpe !== null || pain !== null, {
      message: "練習の時間か、痛みを入力してください",
      path: ["minutes"],
    }),
    z.refine(({ minutes, rpe }) => minutes !== null || rpe === null, {
      message: "きつさを入れるときは、時間も入力してください",
      path: ["minutes"],
    }),
  );
export type TrainingRecordDraft = z.infer<typeof trainingRecordDraftSchema>;

const recordedTrainingSchema = z.object({ date: z.iso.date(), entry: trainingEntrySchema });
export type RecordedTraining = z.infer<typeof recordedTrainingSchema>;

const ofMember = {
  access: "coach",
  params: memberIdParams,
  query: z.object({}),
  path: "/api/coach/training/members/:id/entries",
} as const;

/**
 * Records what a player without the players' app has done or said, or has back what was deleted.
 * @throws invalid for a future day or one too long ago
 */
export const recordTraining = defineEndpoint({
  ...ofMember,
  id: "recordTraining",
  queued: true,
  method: "POST",
  body: trainingRecordDraftSchema,
  reply: recordedTrainingSchema,
  status: 201,
});

/** Deletes what a coach of the team has recorded, and returns its id; @throws not_found for what the players' app sent */
export const deleteRecordedTraining = defineEndpoint({
  ...ofMember,
  id: "deleteRecordedTraining",
  method: "DELETE",
  body: z.object({ entry_id: idField() }),
  reply: z.object({ id: z.int() }),
  status: 200,
});
