import * as z from "zod/mini";
import { eventLimits } from "../../eventLimits.ts";
import { attendanceAnswers, carChoices, eventKinds } from "../../vocabulary/attendance.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { memberPainSchema } from "../practice/home.ts";
import { dayField, idField, idInAddress } from "../rowFields.ts";
import {
  answerComment,
  answerField,
  eventDraftSchema,
  eventId,
  eventScopes,
  repeatUntil,
  tellSchema,
} from "./eventFields.ts";
import { providerEventSummarySchema } from "./providerEventSummary.ts";

const none = z.object({});
const eventStates = ["planned", "cancelled"] as const;

/** A line of the list and of the month. Counts are of the players invited now, of what is over of those invited then. */
export const teamEventSummarySchema = z.object({
  event_id: z.int(),
  kind: z.enum(eventKinds),
  title: z.string(),
  state: z.enum(eventStates),
  all_day: z.boolean(),
  meets_at: z.nullable(z.iso.datetime()),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  place: z.string(),
  audience: z.string(),
  capacity: z.nullable(z.int()),
  deadline: z.nullable(z.iso.datetime()),
  /** Whether it belongs to a weekly repetition. */
  repeats: z.boolean(),
  invited: z.int(),
  coming: z.int(),
  unanswered: z.int(),
});
export type TeamEventSummary = z.infer<typeof teamEventSummarySchema>;

/** What is known of a player's 出欠. */
const attendanceSchema = z.object({
  member_id: z.int(),
  /** Siblings have the same. */
  family_id: z.int(),
  answer: z.nullable(z.enum(attendanceAnswers)),
  comment: z.string(),
  answered_at: z.nullable(z.iso.datetime()),
  /** Answered or changed after the deadline (CO-5). */
  late: z.boolean(),
  /** The answer before the last change, where that came within a day of the event. */
  changed_from: z.nullable(z.enum(attendanceAnswers)),
  /** Name of the coach who entered it; null when the family did. */
  by: z.nullable(z.string()),
  /** False of whoever left before its end or is no longer chosen: only their answer stands. Absent from an earlier release. */
  invited: z.optional(z.boolean()),
});
export type Attendance = z.infer<typeof attendanceSchema>;

/** A family's answer about the car, for the seats beyond its own children. */
const eventCarSchema = z.object({ family_id: z.int(), choice: z.enum(carChoices), seats: z.int() });
export type EventCar = z.infer<typeof eventCarSchema>;

const dutySchema = z.object({ duty_id: z.int(), name: z.string(), family_id: z.nullable(z.int()) });
export type Duty = z.infer<typeof dutySchema>;

/** A family of the club as 車 and 当番 name it. */
const eventFamilySchema = z.object({
  family_id: z.int(),
  /** Family name of its children. */
  name: z.string(),
  member_ids: z.array(z.int()),
  /** Turns it has had, or has before it, in this school year; this event's own are not counted. */
  turns: z.int(),
});
export type EventFamily = z.infer<typeof eventFamilySchema>;

/** A pitcher before a game, from the same figures and rule as 投球数ガード on the day of the game (EV-4). */
const eventPitcherSchema = z.object({
  member_id: z.int(),
  /** Pitches that the rule still allows on that day, if nobody throws before; null where the rule sets no number. */
  pitches: z.nullable(z.int()),
  day_limit: z.nullable(z.int()),
  week_pitches: z.int(),
  week_limit: z.nullable(z.int()),
  /** Days (YYYY-MM-DD) on which they threw without a break up to the last day thrown; empty unless that is within two days. */
  days_running: z.array(z.iso.date()),
  last_day: z.nullable(z.iso.date()),
  last_pitches: z.nullable(z.int()),
  /** Why the rule does not let them pitch: rest, days running or the week's sum; null where it does. */
  barred: z.nullable(z.enum(["rest", "days_running", "week"])),
  pain: z.nullable(memberPainSchema),
});
export type EventPitcher = z.infer<typeof eventPitcherSchema>;

export const teamEventSchema = z.extend(eventDraftSchema, {
  event_id: z.int(),
  state: z.enum(eventStates),
  /** Version that an edit starts from (R4). */
  version: z.int(),
  /** Reason and words of the cancellation; null while it is planned. */
  cancelled: z.nullable(z.object({ at: z.iso.datetime(), reason: z.string(), message: z.string() })),
  author: z.string(),
  updated_at: z.iso.datetime(),
  /** Occurrences of its weekly repetition that `following` reaches: later ones, planned and not over; 0 for a single event. */
  later_occurrences: z.int(),
  /** Everybody invited, and whoever answered while they were. */
  attendance: z.array(attendanceSchema),
  car_answers: z.array(eventCarSchema),
  duties: z.array(dutySchema),
  /** Families of those invited. */
  families: z.array(eventFamilySchema),
  /** Of a game that is not over, those who have pitched lately or reported pain; null for others (EV-4). */
  pitchers: z.nullable(
    z.object({ rule_set: z.string(), until: z.iso.datetime(), players: z.array(eventPitcherSchema) }),
  ),
  /** Events of the team at the same time with a player in common. */
  clashes: z.array(z.object({ event_id: z.int(), title: z.string(), starts_at: z.iso.datetime(), players: z.int() })),
  /** The measuring day that was made from it. */
  measuring_day_id: z.nullable(z.int()),
});
export type TeamEvent = z.infer<typeof teamEventSchema>;

const read = { method: "GET", access: "coach", params: none, body: z.undefined(), status: 200 } as const;
const write = { method: "POST", access: "coach", params: none, query: none, status: 200 } as const;
const ofVersion = { event_id: eventId, version: idField(), scope: z.enum(eventScopes) };
const changed = { reply: teamEventSchema, refuses: ["conflict"] } as const;

/**
 * Events that touch the days from `from` to `to` in Japan, both included, the earliest first.
 * @throws invalid for more than `eventLimits.listedDays`
 */
export const listEvents = defineEndpoint({
  ...read,
  id: "listEvents",
  path: "/api/coach/events",
  query: z.object({ from: dayField(), to: dayField() }),
  reply: z.object({ team: z.array(teamEventSummarySchema), provider: z.array(providerEventSummarySchema) }),
  keptForOffline: true,
});

/** @throws not_found */
export const getEvent = defineEndpoint({
  ...read,
  id: "getEvent",
  path: "/api/coach/events/event/:id",
  params: z.object({ id: idInAddress() }),
  query: none,
  reply: teamEventSchema,
  refuses: ["not_found"],
  keptForOffline: true,
});

/** Creates it, or every occurrence of a weekly repetition; the reply is the first. @throws invalid with the field that is wrong */
export const createEvent = defineEndpoint({
  ...write,
  id: "createEvent",
  path: "/api/coach/events/create",
  body: z.extend(eventDraftSchema, { repeat_until: repeatUntil, tell: tellSchema }),
  reply: teamEventSchema,
  status: 201,
});

/**
 * Changes it; with `following` the later occurrences get what it changes, moved by as many days and minutes: an exception
 * keeps what the change leaves. Answers stay. A notice to families that still waits is dropped for the new one.
 * @throws conflict when somebody else has saved since, or it is cancelled; invalid with the field that is wrong
 */
export const changeEvent = defineEndpoint({
  ...write,
  id: "changeEvent",
  path: "/api/coach/events/change",
  body: z.extend(eventDraftSchema, { ...ofVersion, tell: tellSchema }),
  ...changed,
});

/** 中止: it stays to be seen, and everybody invited is told once. @throws conflict when changed or cancelled since */
export const cancelEvent = defineEndpoint({
  ...write,
  id: "cancelEvent",
  path: "/api/coach/events/cancel",
  body: z.object({ ...ofVersion, reason: textField("理由", 0, eventLimits.titleMax), tell: tellSchema }),
  ...changed,
});

/** Deletes what was entered by mistake. @throws conflict once a family has answered: it can be cancelled */
export const deleteEvent = defineEndpoint({
  ...write,
  id: "deleteEvent",
  path: "/api/coach/events/delete",
  body: z.object(ofVersion),
  reply: z.object({ deleted: z.int() }),
  refuses: ["conflict"],
});

/**
 * What a coach heard on the phone; null takes the answer back.
 * @throws conflict when cancelled, or when somebody else has answered since `from`; invalid when it is full
 */
export const answerForPlayer = defineEndpoint({
  ...write,
  id: "answerForPlayer",
  queued: true,
  path: "/api/coach/events/answer",
  body: z.object({
    event_id: eventId,
    member_id: idField("選手を選び直してください"),
    answer: z.nullable(answerField),
    comment: answerComment,
    /** The answer that the coach saw (OF-4). Absent from an earlier release. */
    from: z.optional(z.object({ answer: z.nullable(answerField), comment: answerComment })),
  }),
  ...changed,
});

/** The event's turns as a whole, in their order. @throws conflict when changed since */
export const saveDuties = defineEndpoint({
  ...write,
  id: "saveDuties",
  path: "/api/coach/events/duties",
  body: z.object({
    event_id: eventId,
    version: idField(),
    duties: z
      .array(
        z.object({
          name: textField("当番の名前", 1, eventLimits.dutyNameMax),
          family_id: z.nullable(idField("家族を選び直してください")),
        }),
      )
      .check(z.maxLength(eventLimits.duties, `当番は${eventLimits.duties}つまでです`)),
  }),
  ...changed,
});

/** One event as an iCalendar file (EV-3). */
export const getEventCalendar = defineEndpoint({
  ...read,
  id: "getEventCalendar",
  path: "/api/coach/events/event/:id/calendar",
  params: z.object({ id: idInAddress() }),
  query: none,
  reply: z.object({ file_name: z.string(), text: z.string() }),
  refuses: ["not_found"],
});
