import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../statistics/day.ts";
import { loadChange, weeklyLoads } from "./load.ts";

// 2026-11-20 is a Friday; its week begins on Monday the 16th.
const today = "2026-11-20";

describe("週の負荷", () => {
  test("月曜から日曜までを足し、記録のない週は0", () => {
    const days = [
      { date: "2026-11-01", load: 300 },
      { date: "2026-11-02", load: 100 },
      { date: "2026-11-08", load: 50 },
      { date: "2026-11-16", load: 200 },
      { date: "2026-11-21", load: 999 },
    ];
    expect(weeklyLoads(days, { start: "2026-11-02", end: today })).toEqual([
      { week: "2026-11-02", load: 150 },
      { week: "2026-11-09", load: 0 },
      { week: "2026-11-16", load: 200 },
    ]);
  });

  test("一日ずつ曜日を見て足したものと同じ", () => {
    const day = fc.record({ ago: fc.integer({ min: 0, max: 60 }), load: fc.integer({ min: 0, max: 900 }) });
    fc.assert(
      fc.property(fc.array(day), (list) => {
        const days = list.map(({ ago, load }) => ({ date: addDays(today, -ago), load }));
        const range = { start: addDays(today, -50), end: today };
        const sums: number[] = [];
        for (let date = range.start; date <= range.end; date = addDays(date, 1)) {
          if (sums.length === 0 || new Date(date).getUTCDay() === 1) sums.push(0);
          for (const other of days) if (other.date === date) sums[sums.length - 1] = (sums.at(-1) ?? 0) + other.load;
        }
        expect(weeklyLoads(days, range).map(({ load }) => load)).toEqual(sums);
      }),
    );
  });
});

describe("負荷の急な増加", () => {
  const weeks = (...loads: number[]) =>
    loads.map((load, index) => ({ date: addDays("2026-11-16", 7 * (index - loads.length + 1)), load }));

  test.each([
    { name: "前の4週の平均の1.5倍ちょうどは急ではない", loads: [400, 400, 400, 400, 600], usual: 400, rapid: false },
    { name: "1.5倍を超えると急", loads: [400, 400, 400, 400, 601], usual: 400, rapid: true },
    { name: "4週のうち2週に負荷があれば、4週で割る", loads: [0, 400, 0, 400, 301], usual: 200, rapid: true },
    { name: "1週しかなければ言わない", loads: [0, 0, 0, 400, 5000], usual: null, rapid: false },
    { name: "5週前は入らない", loads: [9000, 100, 100, 100, 100, 160], usual: 100, rapid: true },
    { name: "記録を始めて4週たつまでは言わない", loads: [400, 400, 400, 601], usual: null, rapid: false },
  ])("$name", ({ loads, usual, rapid }) => {
    const [thisWeek, lastWeek] = [loads.at(-1), loads.at(-2)];
    expect(loadChange(weeks(...loads), today)).toEqual({ thisWeek, lastWeek, usual, rapid });
  });

  test.each([
    { name: "前から記録していれば、休んだ週も4週のうち", first: "2026-08-31", usual: 200 },
    { name: "12週より前の記録は、いまと比べるものにならない", first: "2026-08-30", usual: null },
  ])("$name", ({ first, usual }) => {
    const days = [{ date: first, load: 400 }, ...weeks(400, 400, 301)];
    expect(loadChange(days, today)).toEqual({ thisWeek: 301, lastWeek: 400, usual, rapid: usual !== null });
  });
});
