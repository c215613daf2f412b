import { type ProviderEvent, planText } from "@kyuseki/domain";
import type { CalendarRow } from "../../store/events/calendarEvents.ts";
import type { CalendarEvent } from "./calendarText.ts";

type Circumstances = {
  /** The product's address; unset, an event does not say where its page is. */
  publicUrl: string | undefined;
  /** Of whom the calendar is: a coach's leads to the event's page. */
  reader: "coach" | "family";
};

/** An event of the team as a calendar shows it. */
export function teamCalendarEvent(row: CalendarRow, { publicUrl, reader }: Circumstances): CalendarEvent {
  const isCancelled = row.state === "cancelled";
  return {
    uid: `event-${row.event_id}@${hostOf(publicUrl)}`,
    sequence: row.sequence,
    changedAt: row.updated_at,
    isCancelled,
    isAllDay: row.all_day,
    begins: row.meets_at ?? row.starts_at,
    ends: row.ends_at,
    // Not every calendar shows the status.
    title: `${isCancelled ? "【中止】" : ""}${row.title}`,
    place: row.place || row.meeting_place,
    description: descriptionOf(row),
    ...(publicUrl !== undefined && reader === "coach" && { url: `${publicUrl}/event-list/team/${row.event_id}` }),
  };
}

/** An event of the provider. What it is changed to is published as another. */
export function providerCalendarEvent(event: ProviderEvent, publicUrl: string | undefined, now: Date): CalendarEvent {
  return {
    uid: `provider-event-${event.provider_event_id}@${hostOf(publicUrl)}`,
    sequence: 0,
    changedAt: now,
    isCancelled: false,
    isAllDay: event.all_day,
    begins: new Date(event.starts_at),
    ends: new Date(event.ends_at),
    title: event.title,
    place: event.place,
    description: [event.target && `対象：${event.target}`, event.body].filter((text) => text !== "").join("\n\n"),
    ...(publicUrl !== undefined && { url: `${publicUrl}/event-list/detail/${event.provider_event_id}` }),
  };
}

function descriptionOf(row: CalendarRow): string {
  const cancelled = row.state === "cancelled" ? [row.cancel_reason, row.cancel_message] : [];
  const plan = row.all_day ? "" : planText({ ...row, ...timesOf(row) });
  const named = {
    集合場所: row.meeting_place,
    相手: row.opponent,
    持ち物: row.bring,
    雨の場合: row.if_rain,
    連絡事項: row.note,
  };
  const details = Object.entries(named).map(([name, text]) => text && `${name}：${text}`);
  return [...cancelled, plan, ...details].filter((line) => line !== "").join("\n");
}

const timesOf = ({ meets_at, starts_at, ends_at }: CalendarRow) => ({
  meets_at: meets_at?.toISOString() ?? null,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
});

/** Tells the events of two servers apart in one calendar. */
const hostOf = (publicUrl: string | undefined) => (publicUrl === undefined ? "kyuseki" : new URL(publicUrl).host);
