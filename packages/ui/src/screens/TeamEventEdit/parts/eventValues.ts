import { addDays, type EventDraft, type EventScope } from "@kyuseki/domain";
import { dayCount, daysSinceMonday } from "../../../format/calendar.ts";
import { dayOf, instantAt, momentOf, timeOf } from "../../../format/date.ts";

/** An event as the form holds it: days YYYY-MM-DD and times HH:MM in Japan, null while one is empty. */
export type EventValues = Omit<EventDraft, "meets_at" | "starts_at" | "ends_at" | "deadline"> & {
  day: string | null;
  /** null: ends on `day`; "" while it is empty. */
  last_day: string | null;
  meets: string | null;
  starts: string | null;
  ends: string | null;
  /** Both null without a deadline. */
  deadline_day: string | null;
  deadline_time: string | null;
  /** Of a new event; null for a single one, "" while it is empty. */
  repeat_until: string | null;
  /** Of an occurrence of a weekly repetition. */
  scope: EventScope;
  tell: boolean;
  message: string;
  urgent: boolean;
};

/** An event as it stands: the version an edit starts from, and its values. */
export type EventStored = { version: number; values: EventValues };

const clock = (instant: string) => timeOf(momentOf(instant)).padStart("00:00".length, "0");
const dayAt = (instant: string) => dayOf(momentOf(instant));

/** What a stored event is in the form; in the order of the page, which errors follow. */
export function eventValuesOf(event: EventDraft): EventValues {
  const { all_day, meets_at, starts_at, ends_at, deadline } = event;
  const day = dayAt(starts_at);
  // A whole day ends at the next midnight.
  const last = all_day ? addDays(dayAt(ends_at), -1) : dayAt(ends_at);
  return {
    kind: event.kind,
    title: event.title,
    opponent: event.opponent,
    day,
    last_day: last === day ? null : last,
    all_day,
    meets: meets_at && clock(meets_at),
    starts: all_day ? usualStart : clock(starts_at),
    ends: all_day ? usualEnd : clock(ends_at),
    timetable: event.timetable,
    repeat_until: null,
    place: event.place,
    meeting_place: event.meeting_place,
    bring: event.bring,
    if_rain: event.if_rain,
    note: event.note,
    contact_name: event.contact_name,
    contact_phone: event.contact_phone,
    everyone: event.everyone,
    member_ids: event.member_ids,
    audience: event.audience,
    deadline_day: deadline && dayAt(deadline),
    deadline_time: deadline && clock(deadline),
    remind: event.remind,
    capacity: event.capacity,
    cars: event.cars,
    scope: "one",
    tell: true,
    message: "",
    urgent: false,
  };
}

/** What the server takes; null while a day or a time that it needs is empty. */
export function eventDraftOf(values: EventValues): EventDraft | null {
  const { day, last_day, meets, starts, ends, deadline_day, deadline_time, ...rest } = values;
  const { repeat_until: _until, scope: _scope, tell: _tell, message: _message, urgent: _urgent, ...draft } = rest;
  if (day === null || last_day === "" || (deadline_day === null) !== (deadline_time === null)) return null;
  const deadline = deadline_day && deadline_time && instantAt(deadline_day, deadline_time);
  const shared = { ...draft, opponent: draft.kind === "game" ? draft.opponent : "", deadline };
  const last = last_day ?? day;
  if (draft.all_day) {
    return {
      ...shared,
      meets_at: null,
      timetable: [],
      starts_at: instantAt(day, midnight),
      ends_at: instantAt(addDays(last, 1), midnight),
    };
  }
  if (starts === null || ends === null) return null;
  return {
    ...shared,
    meets_at: meets && instantAt(day, meets),
    starts_at: instantAt(day, starts),
    ends_at: instantAt(last, ends),
  };
}

/** A new event: the next Saturday morning, for everybody, whom `audience` names. */
export function newEventValues(today: string, audience: string): EventValues {
  const day = addDays(today, daysUntil(saturday, today));
  return eventValuesOf({
    kind: "practice",
    title: "",
    all_day: false,
    meets_at: null,
    starts_at: instantAt(day, usualStart),
    ends_at: instantAt(day, usualEnd),
    timetable: [],
    place: "",
    meeting_place: "",
    opponent: "",
    bring: "",
    if_rain: "",
    note: "",
    contact_name: "",
    contact_phone: "",
    everyone: true,
    member_ids: [],
    audience,
    capacity: null,
    deadline: null,
    remind: false,
    cars: false,
  });
}

/** Another one like `event`, on the same weekday after both it and today. */
export function copiedEventValues(event: EventDraft, today: string): EventValues {
  const values = eventValuesOf(event);
  const day = values.day ?? today;
  const after = day > today ? day : today;
  return onDay(values, addDays(after, daysUntil(daysSinceMonday(day), after)));
}

/** The same on another day; the last day and the deadline move along. */
export function onDay(values: EventValues, day: string | null): EventValues {
  const { day: before, last_day, deadline_day } = values;
  if (day === null || before === null) return { ...values, day };
  const days = day >= before ? dayCount({ start: before, end: day }) - 1 : 1 - dayCount({ start: day, end: before });
  const moved = (one: string | null) => one && addDays(one, days);
  return { ...values, day, last_day: moved(last_day), deadline_day: moved(deadline_day) };
}

/** The same from another time on; 集合 and 解散 move along, unless they were `typed`. */
export function fromTime(values: EventValues, starts: string | null, typed: TypedTimes = {}): EventValues {
  const { starts: before, meets, ends } = values;
  if (starts === null || before === null) return { ...values, starts };
  const minutes = minutesOf(starts) - minutesOf(before);
  const moved = (time: string | null) => time && clockOf(minutesOf(time) + minutes);
  return { ...values, starts, meets: typed.meets ? meets : moved(meets), ends: typed.ends ? ends : moved(ends) };
}

/** Which of the times beside 開始 the coach has typed. */
export type TypedTimes = { meets?: boolean; ends?: boolean };

const dayMinutes = 24 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clockOf = (minutes: number) => {
  const within = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, "0")).join(":");
};

/** 1 to 7 days after `day`. */
const daysUntil = (sinceMonday: number, day: string) => ((sinceMonday - daysSinceMonday(day) + 6) % 7) + 1;
const saturday = 5;
const midnight = "00:00";
const usualStart = "09:00";
const usualEnd = "12:00";
