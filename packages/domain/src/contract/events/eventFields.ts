import * as z from "zod/mini";
import { eventLimits } from "../../eventLimits.ts";
import { attendanceAnswers, carChoices, eventKinds } from "../../vocabulary/attendance.ts";
import { textField } from "../fields.ts";
import { dayField, idField, instant } from "../rowFields.ts";

export const eventId = idField("行事を選び直してください");
const eventMember = idField("選手を選び直してください");

/** Hour and minute in Japan. */
const clockTime = z
  .string("時刻を入力してください")
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "時刻を入力してください"));

/** A further time of the plan: アップ, 第2試合. It lies on the first day, or after midnight when earlier than the beginning. */
export const timetableEntrySchema = z.object({
  time: clockTime,
  label: textField("予定の名前", 1, eventLimits.timetableLabelMax),
});

const shared = {
  kind: z.enum(eventKinds, "種類を選んでください"),
  title: textField("行事の名前", 1, eventLimits.titleMax),
  /** From midnight to midnight in Japan: `starts_at` begins the first day, `ends_at` the day after the last. */
  all_day: z.boolean(),
  /** 集合; null where one comes to the beginning. */
  meets_at: z.nullable(instant),
  starts_at: instant,
  /** 解散. */
  ends_at: instant,
  timetable: z
    .array(timetableEntrySchema)
    .check(z.maxLength(eventLimits.timetable, `予定は${eventLimits.timetable}つまでです`)),
  /** 会場. */
  place: textField("場所", 0, eventLimits.placeMax),
  /** 集合場所. */
  meeting_place: textField("集合場所", 0, eventLimits.placeMax),
  /** 相手 of a game. */
  opponent: textField("相手", 0, eventLimits.titleMax),
  bring: textField("持ち物", 0, eventLimits.bringMax),
  /** 雨の場合. */
  if_rain: textField("雨の場合", 0, eventLimits.bringMax),
  note: textField("連絡事項", 0, eventLimits.noteMax),
  contact_name: textField("連絡先の名前", 0, eventLimits.contactMax),
  contact_phone: z
    .string()
    .check(z.trim(), z.regex(/^$|^\+?[\d\-() ]{6,20}$/, "電話番号は数字とハイフンで入力してください")),
  /** Everyone who is an active member at the time; otherwise `member_ids`. */
  everyone: z.boolean(),
  member_ids: z
    .array(eventMember)
    .check(z.maxLength(eventLimits.players, `一度に招待できるのは${eventLimits.players}人までです`)),
  /** Whom the coach chose, for people to read. */
  audience: textField("対象", 0, 60),
  /** Places for players who come; null without a limit. */
  capacity: z.nullable(
    z
      .int("定員は数字で入力してください")
      .check(
        z.minimum(1, "定員は1人以上で入力してください"),
        z.maximum(eventLimits.capacityMax, `定員は${eventLimits.capacityMax}人までです`),
      ),
  ),
  /** Answers are late after it; null for none. */
  deadline: z.nullable(instant),
  /** One automatic reminder before the deadline (CO-5). */
  remind: z.boolean(),
  /** Whether families are asked for rides and free seats. */
  cars: z.boolean(),
};

/** An event as the form holds it. Rules across fields are `eventMistakes`. */
export const eventDraftSchema = z.object(shared);
export type EventDraft = z.infer<typeof eventDraftSchema>;

/** 毎週 until this day, both included; null for a single event. */
export const repeatUntil = z.nullable(dayField("くり返しの終わりの日を選んでください"));

/** What families are told with a change: a notice to everybody invited (EV-2). null tells nobody. */
export const tellSchema = z.nullable(
  z.object({
    message: textField("伝えること", 0, eventLimits.messageMax),
    /** 緊急: goes at once, whatever the hour (CO-4). */
    urgent: z.boolean(),
  }),
);
export type Tell = z.infer<typeof tellSchema>;

/** `one`: this occurrence alone. `following`: this one and the later ones of its weekly repetition. */
export const eventScopes = ["one", "following"] as const;
export type EventScope = (typeof eventScopes)[number];

export const answerField = z.enum(attendanceAnswers, "返事は、ボタンの中からお選びください");
export const answerComment = z._default(textField("ひとこと", 0, eventLimits.commentMax), "");

export const carSchema = z.object({
  choice: z.enum(carChoices, "車は、ボタンの中からお選びください"),
  /** Seats for others than the family's own children; 0 unless `choice` is `offer`. */
  seats: z
    .int("人数は数字で入力してください")
    .check(
      z.minimum(0, "人数は0人以上で入力してください"),
      z.maximum(eventLimits.carSeatsMax, `乗せられるのは${eventLimits.carSeatsMax}人までです`),
    ),
});
export type Car = z.infer<typeof carSchema>;
