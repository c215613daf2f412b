import fc from "fast-check";
import { expect, test } from "vitest";
import { dayInJapan } from "../statistics/day.ts";
import { gameDraft } from "./eventDraft.fixture.ts";
import { weeklyOccurrences } from "./weeklyOccurrences.ts";

test("毎週の行事は、集合も締め切りも同じだけずれる（EV-1）", () => {
  const [, second, third, ...more] = weeklyOccurrences(gameDraft, "2026-12-07");
  expect(second).toEqual({
    ...gameDraft,
    meets_at: "2026-11-29T22:30:00.000Z",
    starts_at: "2026-11-30T00:30:00.000Z",
    ends_at: "2026-11-30T04:00:00.000Z",
    deadline: "2026-11-28T09:00:00.000Z",
  });
  expect([third?.starts_at, more]).toEqual(["2026-12-07T00:30:00.000Z", []]);
});

test.each([
  { name: "その日まで", until: "2026-11-23", starts: ["2026-11-23T00:30:00.000Z"] },
  { name: "1日足りない", until: "2026-11-29", starts: ["2026-11-23T00:30:00.000Z"] },
  { name: "始まる前", until: "2026-11-22", starts: [] },
])("くり返しの終わりの日を含む: $name", ({ until, starts }) => {
  expect(weeklyOccurrences(gameDraft, until).map(({ starts_at }) => starts_at)).toEqual(starts);
});

test("2月29日と年の終わりを越える", () => {
  const leap = {
    ...gameDraft,
    meets_at: null,
    deadline: null,
    starts_at: "2028-02-21T15:00:00Z",
    ends_at: "2028-02-22T15:00:00Z",
  };
  expect(weeklyOccurrences(leap, "2028-03-07").map(({ starts_at }) => dayInJapan(new Date(starts_at)))).toEqual([
    "2028-02-22",
    "2028-02-29",
    "2028-03-07",
  ]);
});

test("どの回も同じ曜日と時刻で、終わりの日を越えない", () => {
  const begin = fc.date({
    min: new Date("2024-01-01T00:00Z"),
    max: new Date("2030-12-31T23:59Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(begin, fc.integer({ min: 0, max: 370 }), (start, days) => {
      const draft = { ...gameDraft, starts_at: start.toISOString(), meets_at: null };
      const until = dayInJapan(new Date(start.getTime() + days * 86_400_000));
      const all = weeklyOccurrences(draft, until).map(({ starts_at }) => starts_at);
      expect(all).toHaveLength(Math.floor(days / 7) + 1);
      expect(new Set(all.map(clockAndWeekday)).size).toBe(1);
      expect(all.every((moment) => dayInJapan(new Date(moment)) <= until)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

const japan = new Intl.DateTimeFormat("ja-JP", {
  timeZone: "Asia/Tokyo",
  weekday: "short",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});
const clockAndWeekday = (moment: string) => japan.format(new Date(moment));
