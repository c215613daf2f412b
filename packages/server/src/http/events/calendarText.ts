import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

export type CalendarEvent = {
  /** Stays the same for as long as the event lives. */
  uid: string;
  /** Grows with what a calendar shows. */
  sequence: number;
  changedAt: Date;
  isCancelled: boolean;
  /** From midnight to midnight in Japan. */
  isAllDay: boolean;
  begins: Date;
  ends: Date;
  title: string;
  place: string;
  description: string;
  url?: string | undefined;
};

type Calendar = {
  /** "" for a file of one event, whose reader has a calendar of their own. */
  name: string;
  method: "publish" | "cancel";
  events: readonly CalendarEvent[];
};

/** iCalendar (RFC 5545): UTC times, or dates for whole days; lines of 75 octets at most, each with CRLF (EV-3). */
export function calendarText({ name, method, events }: Calendar): string {
  const calendar = ical({
    prodId: { company: "kyuseki", product: "kyuseki", language: "JA" },
    method: method === "cancel" ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  // The library writes a calendar's name as it is given, unlike its texts.
  if (name !== "") calendar.name(escaped(name)).ttl(refreshS);
  for (const event of events) {
    calendar.createEvent({
      id: event.uid,
      sequence: event.sequence,
      stamp: event.changedAt,
      lastModified: event.changedAt,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      allDay: event.isAllDay,
      start: event.isAllDay ? dayOf(event.begins) : event.begins,
      end: event.isAllDay ? dayOf(event.ends) : event.ends,
      summary: printable(event.title),
      ...(event.place !== "" && { location: { title: printable(event.place) } }),
      ...(event.description !== "" && { description: printable(event.description) }),
      ...(event.url !== undefined && { url: event.url }),
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** The day in Japan, as the midnight in UTC that the library reads a date from. */
const dayOf = (moment: Date) => new Date(moment.getTime() + japanOffsetMs);
const japanOffsetMs = 9 * 3_600_000;

/** A text of iCalendar holds no control characters but tabs and line breaks. */
const printable = (text: string) => text.replace(/\p{Cc}/gu, (letter) => (/[\t\r\n]/.test(letter) ? letter : ""));
const escaped = (text: string) =>
  printable(text)
    .replace(/[\r\n]+/g, " ")
    .replace(/[\\;,]/g, (letter) => `\\${letter}`);

/** How often a calendar is asked to look again. */
const refreshS = 60 * 60;
