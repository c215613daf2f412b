import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayInJapan } from "../statistics/day.ts";
import { noteDay, noteDeadline } from "./noteDay.ts";

/** Tuesday, Thursday and Sunday from 19:00, until noon of the next day. */
const diary = { weekdays: [2, 4, 7], opens: "19:00", due_days: 1, due: "12:00" };
const anyDay = { ...diary, weekdays: [] };
const dayAt = (now: string, schedule = diary) => noteDay(schedule, new Date(now)).day;

describe("noteDay", () => {
  test.each([
    { name: "火曜の19時ちょうどに、火曜のノートが届く", now: "2026-11-17T19:00:00+09:00", day: "2026-11-17" },
    { name: "その1秒前は、まだ日曜のノート", now: "2026-11-17T18:59:59+09:00", day: "2026-11-15" },
    { name: "水曜も、次が届くまで火曜のノート", now: "2026-11-18T23:00:00+09:00", day: "2026-11-17" },
    { name: "木曜の朝も、まだ火曜のノート", now: "2026-11-19T07:00:00+09:00", day: "2026-11-17" },
    { name: "年が変わっても、大みそかのノート", now: "2027-01-01T09:00:00+09:00", day: "2026-12-31" },
    { name: "うるう日にも届く", now: "2028-02-29T19:30:00+09:00", day: "2028-02-29" },
  ])("$name", ({ now, day }) => {
    expect(dayAt(now)).toBe(day);
  });

  test("週に1日だけなら、次の週のその時刻まで同じノート", () => {
    const weekly = { ...diary, weekdays: [7] };
    expect(dayAt("2026-11-22T18:59:59+09:00", weekly)).toBe("2026-11-15");
    expect(dayAt("2026-11-22T19:00:00+09:00", weekly)).toBe("2026-11-22");
  });

  test("曜日のないテンプレートは、日本の真夜中に日が変わり、締め切りはない", () => {
    expect(noteDay(anyDay, new Date("2026-12-31T14:59:59.999Z"))).toEqual({
      day: "2026-12-31",
      opens_at: null,
      deadline: null,
    });
    expect(dayAt("2026-12-31T15:00:00Z", anyDay)).toBe("2027-01-01");
  });

  test("届く時刻と締め切りは、日本の時刻で数える", () => {
    expect(noteDay(diary, new Date("2026-12-31T22:00:00+09:00"))).toEqual({
      day: "2026-12-31",
      opens_at: "2026-12-31T10:00:00.000Z",
      deadline: "2027-01-01T03:00:00.000Z",
    });
  });

  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  const moment = fc.date({
    min: new Date("2026-01-01T00:00Z"),
    max: new Date("2029-12-31T00:00Z"),
    noInvalidDate: true,
  });
  const schedule = fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    opens: clock,
    due_days: fc.integer({ min: 0, max: 6 }),
    due: clock,
  });

  test("書けるのは、すでに届いた中で最後の日のノート", () => {
    fc.assert(
      fc.property(schedule, moment, (given, now) => {
        const { day, opens_at } = noteDay(given, now);
        const isTheirs = (date: string) => given.weekdays.includes(new Date(`${date}T00:00Z`).getUTCDay() || 7);
        const opening = (date: string) => new Date(`${date}T${given.opens}:00+09:00`).getTime();
        expect(isTheirs(day)).toBe(true);
        expect(new Date(opens_at ?? "").getTime()).toBe(opening(day));
        expect(opening(day)).toBeLessThanOrEqual(now.getTime());
        for (let next = addDays(day, 1); next <= dayInJapan(now); next = addDays(next, 1)) {
          expect(isTheirs(next) && opening(next) <= now.getTime()).toBe(false);
        }
      }),
    );
  });

  test("時が進んでも、前の日に戻らない", () => {
    fc.assert(
      fc.property(schedule, moment, fc.integer({ min: 0, max: 14 * 24 * 60 }), (given, now, minutes) => {
        const later = new Date(now.getTime() + minutes * 60_000);
        expect(noteDay(given, later).day >= noteDay(given, now).day).toBe(true);
      }),
    );
  });
});

describe("noteDeadline", () => {
  test("その日から数えた日の、その時刻", () => {
    expect(noteDeadline(diary, "2026-12-31")).toBe("2027-01-01T03:00:00.000Z");
  });
  test.each([
    { name: "届ける日でない日", schedule: diary },
    { name: "曜日のないテンプレート", schedule: anyDay },
  ])("$name には締め切りがない", ({ schedule }) => {
    expect(noteDeadline(schedule, "2026-11-18")).toBeNull();
  });
});
