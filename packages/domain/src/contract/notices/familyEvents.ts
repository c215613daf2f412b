import * as z from "zod/mini";
import { attendanceAnswers, carChoices, eventKinds } from "../../vocabulary/attendance.ts";
import { defineEndpoint } from "../endpoint.ts";
import { answerComment, answerField, carSchema, eventId, timetableEntrySchema } from "../events/eventFields.ts";
import { memberId } from "./noticeFields.ts";

const none = z.object({});
const token = z.string().check(z.minLength(1), z.maxLength(64));

/** An event as the page of one family shows it: only the family's own children. */
export const familyEventSchema = z.object({
  event_id: z.int(),
  kind: z.enum(eventKinds),
  title: z.string(),
  state: z.enum(["planned", "cancelled"]),
  /** The coach's words about the cancellation. */
  cancel_message: z.string(),
  all_day: z.boolean(),
  meets_at: z.nullable(z.iso.datetime()),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  timetable: z.array(timetableEntrySchema),
  place: z.string(),
  meeting_place: z.string(),
  opponent: z.string(),
  bring: z.string(),
  if_rain: z.string(),
  note: z.string(),
  contact_name: z.string(),
  contact_phone: z.string(),
  audience: z.string(),
  deadline: z.nullable(z.iso.datetime()),
  /** No place is left for another player. */
  full: z.boolean(),
  /** Whether rides are asked about. */
  cars: z.boolean(),
  /** The family's answer about the car; null without one, and on a player's own page. */
  car: z.nullable(z.object({ choice: z.enum(carChoices), seats: z.int() })),
  /** Turns of the family at this event. */
  duties: z.array(z.string()),
  /**
   * Whether answers are waited for now: of a weekly repetition those to its next occurrence alone, as in まだの人 (CO-7). Later
   * ones can be answered, too, but nobody is reminded of them. A server of the release before asks about all.
   */
  asked: z._default(z.boolean(), true),
  children: z.array(
    z.object({
      member_id: z.int(),
      answer: z.nullable(z.enum(attendanceAnswers)),
      comment: z.string(),
      answered_at: z.nullable(z.iso.datetime()),
      late: z.boolean(),
    }),
  ),
});
export type FamilyEvent = z.infer<typeof familyEventSchema>;

const call = {
  method: "POST",
  access: "public",
  params: none,
  query: none,
  status: 200,
  idempotent: false,
  reply: familyEventSchema,
  refuses: ["not_found", "conflict", "rate_limited"],
} as const;

/** 出欠 of one child; late after the deadline. @throws conflict when cancelled or over; invalid with `answer` when it is full */
export const answerFamilyEvent = defineEndpoint({
  ...call,
  id: "answerFamilyEvent",
  path: "/api/family/event/answer",
  body: z.object({
    token,
    event_id: eventId,
    member_id: memberId,
    answer: answerField,
    comment: answerComment,
  }),
});

/** 車 of the family. @throws conflict when cancelled or over */
export const answerFamilyCar = defineEndpoint({
  ...call,
  id: "answerFamilyCar",
  path: "/api/family/event/car",
  body: z.extend(carSchema, { token, event_id: eventId }),
});

/**
 * An address for a calendar of the family to follow. Each parent may make one: the latest `eventLimits.familyFeeds` work, until
 * the family's links are stopped or the school year ends as for links.
 */
export const createFamilyCalendar = defineEndpoint({
  ...call,
  id: "createFamilyCalendar",
  path: "/api/family/calendar",
  body: z.object({ token }),
  reply: z.object({ url: z.string() }),
});
