import { addDays } from "@kyuseki/domain";
import { practiceRate } from "@kyuseki/domain/training";
import fc from "fast-check";
import { expect, test } from "vitest";
import { practiceShares } from "./practiceShares.ts";

const today = "2026-11-20";

test("実施率は、一人ずつの実施日と期待日を足した割合と同じ", () => {
  const day = fc.integer({ min: 0, max: 40 }).map((ago) => addDays(today, -ago));
  const player = fc.record({ registered_on: day, dates: fc.uniqueArray(day, { maxLength: 20 }) });
  fc.assert(
    fc.property(fc.array(player, { maxLength: 6 }), day, day, (players, one, other) => {
      const [start = today, end = today] = [one, other].toSorted();
      const recorded = players.flatMap(({ registered_on, dates }) =>
        dates.filter((date) => date >= registered_on).map((date) => ({ date, recorded: 1 })),
      );
      const rates = players.map(({ registered_on, dates }) =>
        practiceRate(dates, { range: { start, end }, registeredOn: registered_on, until: today }),
      );
      const sum = (of: "recorded" | "expected") => rates.reduce((total, rate) => total + rate[of], 0);
      const expected = sum("expected") === 0 ? null : Math.round((100 * sum("recorded")) / sum("expected"));
      expect(practiceShares(players, recorded, today).percent({ start, end })).toBe(expected);
    }),
  );
});

test("1日の平均は小数第1位まで、今日より後の日は数えない", () => {
  const shares = practiceShares(
    [{ registered_on: "2026-11-01" }],
    [
      { date: "2026-11-18", recorded: 1 },
      { date: "2026-11-18", recorded: 3 },
      { date: "2026-11-20", recorded: 3 },
    ],
    today,
  );
  expect(shares.mean({ start: "2026-11-18", end: "2026-11-22" })).toBe(2.3);
  expect(shares.mean({ start: "2026-11-21", end: "2026-11-22" })).toBe(0);
});

test("1日の平均は、はじめの選手の登録の前の日を数えない", () => {
  const shares = practiceShares(
    [{ registered_on: "2026-11-18" }, { registered_on: "2026-11-19" }],
    [{ date: "2026-11-18", recorded: 1 }],
    today,
  );
  expect(shares.mean({ start: "2026-10-20", end: today })).toBe(0.3);
  expect(shares.mean({ start: "2026-10-01", end: "2026-11-17" })).toBe(0);
});
