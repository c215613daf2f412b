import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultPeriod, isSpanStart, periods, rangeBefore } from "./period.ts";
import { periodRange, spanRange } from "./periodRange.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("EN-10 期間", () => {
  test.each([
    { name: "直近1週間", period: 1, now: "2026-05-20T12:00:00+09:00", start: "2026-05-13", end: "2026-05-20" },
    { name: "直近1か月", period: 2, now: "2026-05-20T12:00:00+09:00", start: "2026-04-20", end: "2026-05-20" },
    { name: "直近3か月", period: 3, now: "2026-05-20T12:00:00+09:00", start: "2026-02-20", end: "2026-05-20" },
    { name: "年をまたぐ", period: 3, now: "2026-01-15T12:00:00+09:00", start: "2025-10-15", end: "2026-01-15" },
    { name: "31日のない月は月末", period: 2, now: "2026-03-31T12:00:00+09:00", start: "2026-02-28", end: "2026-03-31" },
    { name: "うるう年は29日", period: 2, now: "2028-03-30T12:00:00+09:00", start: "2028-02-29", end: "2028-03-30" },
    { name: "日本の日付が変わる直前", period: 1, now: "2026-05-20T14:59:59Z", start: "2026-05-13", end: "2026-05-20" },
    {
      name: "日本の日付が変わった瞬間",
      period: 1,
      now: "2026-05-20T15:00:00Z",
      start: "2026-05-14",
      end: "2026-05-21",
    },
  ] as const)("$name", ({ period, now, start, end }) => {
    expect(periodRange(period, new Date(now))).toEqual({ start, end });
  });

  test.each(["Asia/Tokyo", "UTC", "America/New_York", "Pacific/Kiritimati", "Europe/London"])(
    "端末の時間帯が %s でも日本の日付",
    (timeZone) => {
      vi.stubEnv("TZ", timeZone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
      expect(periodRange(2, new Date("2026-03-31T15:30:00Z"))).toEqual({ start: "2026-03-01", end: "2026-04-01" });
    },
  );

  test("選んだ日からの期間は、その日から日本の今日まで", () => {
    const now = new Date("2026-11-19T15:00:00Z");
    expect(spanRange("2026-07-01", now)).toEqual({ start: "2026-07-01", end: "2026-11-20" });
    expect(spanRange(1, now)).toEqual({ start: "2026-11-13", end: "2026-11-20" });
  });

  test.each([
    ["2026-11-19", true],
    ["2026-11-20", false],
    ["2024-11-19", true],
    ["2024-11-18", false],
    ["2026-02-30", false],
    ["2026-13-01", false],
    ["2026-7-1", false],
    ["3", false],
    ["", false],
  ])("期間の初めにできるのは、2年前から昨日までの日：%s", (day, expected) => {
    expect(isSpanStart(day, "2026-11-20")).toBe(expected);
  });

  test.each([
    { range: { start: "2026-11-13", end: "2026-11-20" }, before: { start: "2026-11-05", end: "2026-11-12" } },
    { range: { start: "2026-02-28", end: "2026-03-31" }, before: { start: "2026-01-27", end: "2026-02-27" } },
    { range: { start: "2026-01-01", end: "2026-01-01" }, before: { start: "2025-12-31", end: "2025-12-31" } },
  ])("前の期間は、すぐ前の同じ日数：$range.start から", ({ range, before }) => {
    expect(rangeBefore(range)).toEqual(before);
  });

  test("指定がなければ直近1か月", () => {
    expect(defaultPeriod).toBe(2);
  });

  test("いつでも、終わりは日本の今日で、始まりは期間の日数だけ前", () => {
    const tokyoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" });
    const shortest = { 1: 7, 2: 28, 3: 89 };
    const longest = { 1: 7, 2: 31, 3: 92 };
    const moment = fc.date({ min: new Date("2000-01-01"), max: new Date("2060-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...periods), moment, (period, now) => {
        const { start, end } = periodRange(period, now);
        const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
        expect(end).toBe(tokyoDay.format(now));
        expect(days).toBeGreaterThanOrEqual(shortest[period]);
        expect(days).toBeLessThanOrEqual(longest[period]);
      }),
    );
  });
});
