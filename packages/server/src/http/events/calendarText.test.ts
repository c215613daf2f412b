import { addDays, dayInJapan, type EventDraft, eventLimits, weeklyOccurrences } from "@kyuseki/domain";
import fc from "fast-check";
import { sync } from "node-ical";
import { describe, expect, test, vi } from "vitest";
import type { CalendarRow } from "../../store/events/calendarEvents.ts";
import { providerCalendarEvent, teamCalendarEvent } from "./calendarEvents.ts";
import { type CalendarEvent, calendarText } from "./calendarText.ts";

const row: CalendarRow = {
  event_id: 7,
  kind: "game",
  title: "練習試合",
  state: "planned",
  sequence: 2,
  all_day: false,
  meets_at: new Date("2026-11-22T22:30:00Z"),
  starts_at: new Date("2026-11-23T00:30:00Z"),
  ends_at: new Date("2026-11-23T04:00:00Z"),
  timetable: [{ time: "08:30", label: "アップ" }],
  place: "ひばりが丘公園 野球場",
  meeting_place: "青葉台小学校 正門",
  opponent: "ひばりが丘ジュニア",
  bring: "水筒2本、昼食",
  if_rain: "",
  note: "",
  cancel_reason: "",
  cancel_message: "",
  updated_at: new Date("2026-11-20T10:00:00Z"),
};
const publicUrl = "https://coach.example";
const ofCoach = { publicUrl, reader: "coach" } as const;
const feedOf = (events: readonly CalendarEvent[], name = "青葉台ベースボールクラブ") =>
  calendarText({ name, method: "publish", events });

/** What another program than ours reads, in the order of the text. */
function readBack(text: string) {
  const events = Object.values(sync.parseICS(text)).flatMap((part) => (part?.type === "VEVENT" ? [part] : []));
  return events.map(({ uid, start, end, datetype, summary, location, description, status, sequence, method }) => ({
    uid,
    start,
    end,
    datetype,
    summary,
    location,
    description,
    status,
    sequence: Number(sequence),
    method,
  }));
}

test("EV-3 行事の時刻、場所、中身を、ほかのプログラムが同じに読む", () => {
  expect(readBack(feedOf([teamCalendarEvent(row, ofCoach)]))).toMatchObject([
    {
      uid: "event-7@coach.example",
      start: row.meets_at,
      end: row.ends_at,
      summary: "練習試合",
      location: "ひばりが丘公園 野球場",
      description: [
        "11月23日（月）7:30 集合、8:30 アップ、9:30 試合、13:00 解散",
        "集合場所：青葉台小学校 正門",
        "相手：ひばりが丘ジュニア",
        "持ち物：水筒2本、昼食",
      ].join("\n"),
      status: "CONFIRMED",
      sequence: 2,
      method: "PUBLISH",
    },
  ]);
});

test("EV-3 集合がなければ開始から、場所がなければ集合場所を示す", () => {
  const event = teamCalendarEvent({ ...row, meets_at: null, place: "" }, ofCoach);
  expect([event.begins, event.place]).toEqual([row.starts_at, "青葉台小学校 正門"]);
});

test("EV-3 中止は、予定を残したまま中止と読める", () => {
  const cancelled: CalendarRow = {
    ...row,
    state: "cancelled",
    sequence: 3,
    cancel_reason: "雨・グラウンド不良",
    cancel_message: "自主練習ができます。",
  };
  const [read] = readBack(feedOf([teamCalendarEvent(cancelled, ofCoach)]));
  expect(read).toMatchObject({ uid: "event-7@coach.example", status: "CANCELLED", sequence: 3, method: "PUBLISH" });
  expect(read?.summary).toBe("【中止】練習試合");
  expect(read?.description).toMatch(/^雨・グラウンド不良\n自主練習ができます。\n/);
});

test("指導者の予定だけが行事のページへつながり、変わらない行事は同じ文字になる", () => {
  const text = feedOf([teamCalendarEvent(row, ofCoach)]);
  expect(text).toContain("URL;VALUE=URI:https://coach.example/event-list/team/7\r\n");
  expect(feedOf([teamCalendarEvent(row, { publicUrl, reader: "family" })])).not.toContain("URL");
  expect(feedOf([teamCalendarEvent(row, ofCoach)])).toBe(text);
});

test("運営のイベントも、時刻か日で読める", () => {
  const event = {
    provider_event_id: 3,
    title: "指導者講習会",
    starts_at: "2026-12-05T15:00:00Z",
    ends_at: "2026-12-06T15:00:00Z",
    all_day: true,
    place: "オンライン",
    target: "指導者",
    capacity: null,
    applied: 0,
    own: 0,
    apply_until: null,
    body: "**投球**の講習です。",
    author: "運営事務局",
    member_ids: [],
  };
  const text = feedOf([providerCalendarEvent(event, publicUrl, row.updated_at)]);
  expect(text).toContain("DTSTART;VALUE=DATE:20261206\r\nDTEND;VALUE=DATE:20261207\r\n");
  expect(readBack(text)).toMatchObject([
    {
      uid: "provider-event-3@coach.example",
      summary: "指導者講習会",
      description: "対象：指導者\n\n**投球**の講習です。",
    },
  ]);
});

const hostile = '会;議,\\x "引用"\r\nEND:VEVENT\r\nEND:VCALENDAR\u0007\u001b[31m 👨‍👩‍👧 が';
test("I1 どんな文字も、予定の外へ出ない", () => {
  const text = feedOf(
    [teamCalendarEvent({ ...row, title: hostile, place: hostile, note: hostile, bring: hostile }, ofCoach)],
    hostile,
  );
  const shown = hostile.replaceAll("\u0007", "").replaceAll("\u001b", "").replaceAll("\r\n", "\n");
  const events = readBack(text);
  expect(events).toMatchObject([{ summary: shown, location: shown, status: "CONFIRMED" }]);
  expect(events[0]?.description).toContain(`持ち物：${shown}\n`);
  expect(text.match(/^(BEGIN|END):.*$/gm)).toHaveLength(4);
  requireLines(text);
});

describe.each(["UTC", "Asia/Tokyo", "America/New_York"])("時間帯 %s", (timeZone) => {
  test("EV-3 千の行事が、同じ時刻と日で読み返される", () => {
    vi.stubEnv("TZ", timeZone);
    fc.assert(fc.property(anyEvent, requireSame), { numRuns: 1000 });
    vi.unstubAllEnvs();
  });

  test("EV-3 毎週の行事は、年の終わりや2月29日を越えても、一つずつ同じ時刻で読み返される", () => {
    vi.stubEnv("TZ", timeZone);
    fc.assert(
      fc.property(anyEvent, fc.integer({ min: 1, max: eventLimits.occurrences }), (first, count) => {
        const until = addDays(dayInJapan(first.starts_at), (count - 1) * 7);
        const occurrences = weeklyOccurrences(draftOf(first), until).map((draft, index) => ({
          ...first,
          event_id: index + 1,
          meets_at: draft.meets_at === null ? null : new Date(draft.meets_at),
          starts_at: new Date(draft.starts_at),
          ends_at: new Date(draft.ends_at),
        }));
        expect(occurrences).toHaveLength(count);
        requireSameAll(occurrences);
      }),
      { numRuns: 50 },
    );
    vi.unstubAllEnvs();
  });
});

const requireSame = (event: CalendarRow) => requireSameAll([event]);

function requireSameAll(rows: readonly CalendarRow[]) {
  const text = feedOf(rows.map((one) => teamCalendarEvent(one, ofCoach)));
  requireLines(text);
  const read = readBack(text).map(({ uid, start, end, datetype, sequence, status, summary }) => ({
    uid,
    times: datetype === "date" ? [localDay(start), localDay(end)] : [start.toISOString(), end?.toISOString()],
    sequence,
    status,
    summary,
  }));
  expect(read).toEqual(
    rows.map((one) => ({
      uid: `event-${one.event_id}@coach.example`,
      times: one.all_day
        ? [dayInJapan(one.starts_at), dayInJapan(one.ends_at)]
        : [(one.meets_at ?? one.starts_at).toISOString(), one.ends_at.toISOString()],
      sequence: one.sequence,
      status: one.state === "cancelled" ? "CANCELLED" : "CONFIRMED",
      summary: `${one.state === "cancelled" ? "【中止】" : ""}${one.title}`,
    })),
  );
}

/** RFC 5545, 3.1. */
function requireLines(text: string) {
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
}

/** The reader gives a date as a midnight of the machine's own zone. */
function localDay(date: Date | undefined): string {
  if (!date) return "";
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const edges = ["2026-12-31T23:59", "2027-01-01T00:00", "2028-02-28T23:59", "2028-02-29T00:00", "2028-03-01T00:00"];
const minute = fc
  .oneof(
    fc.integer({ min: Date.parse("2026-01-01T00:00Z"), max: Date.parse("2030-12-31T23:59Z") }),
    fc.constantFrom(...edges.map((time) => Date.parse(`${time}:00+09:00`))),
  )
  .map((time) => Math.floor(time / 60_000));
/**
 * Without the backslash, which the reader takes together with an n behind it, and without quotation marks, which it takes
 * off where they stand at both ends.
 */
const words = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
  .map((text) => text.replace(/[\p{Cc}\s\\"]+/gu, " ").trim() || "練習");

const anyEvent: fc.Arbitrary<CalendarRow> = fc
  .record({
    begins: minute,
    meetsBefore: fc.option(fc.integer({ min: 0, max: 600 })),
    length: fc.integer({ min: 1, max: 3 * 24 * 60 }),
    isAllDay: fc.boolean(),
    days: fc.integer({ min: 1, max: 14 }),
    title: words,
    note: words,
    sequence: fc.nat(1000),
    isCancelled: fc.boolean(),
  })
  .map(({ begins, meetsBefore, length, isAllDay, days, title, note, sequence, isCancelled }) => {
    const at = (minutes: number) => new Date(minutes * 60_000);
    const day = dayInJapan(at(begins));
    const midnight = (offset: number) => new Date(`${addDays(day, offset)}T00:00:00+09:00`);
    return {
      ...row,
      title,
      note,
      sequence,
      state: isCancelled ? "cancelled" : "planned",
      all_day: isAllDay,
      meets_at: isAllDay || meetsBefore === null ? null : at(begins - meetsBefore),
      starts_at: isAllDay ? midnight(0) : at(begins),
      ends_at: isAllDay ? midnight(days) : at(begins + length),
    };
  });

const draftOf = (event: CalendarRow): EventDraft => ({
  ...event,
  meets_at: event.meets_at?.toISOString() ?? null,
  starts_at: event.starts_at.toISOString(),
  ends_at: event.ends_at.toISOString(),
  contact_name: "",
  contact_phone: "",
  everyone: true,
  member_ids: [],
  audience: "全員",
  capacity: null,
  deadline: null,
  remind: false,
  cars: false,
});
