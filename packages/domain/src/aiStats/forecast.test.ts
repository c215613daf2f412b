import { describe, expect, test } from "vitest";
import { addDays } from "../statistics/day.ts";
import { forecastOf, lastMiss } from "./forecast.ts";
import { seeded } from "./seeded.fixture.ts";
import type { Session } from "./sessions.ts";

const session = (day: string, median: number): Session => ({ day, values: [median], median });
const weekly = (...medians: readonly number[]) =>
  medians.map((median, at) => session(addDays("2026-08-31", 7 * at), median));

describe("AI 8 見通し", () => {
  test("一週に0.5km/hずつの12回なら、その線の先を、ずれなしに言う", () => {
    const line = Array.from({ length: 12 }, (_, at) => 100 + at / 2);
    expect(forecastOf(weekly(...line))).toEqual({
      enough: true,
      sessions: 12,
      level: 105.5,
      drift: 2,
      points: [
        { day: "2026-11-23", value: 106, low: 106, high: 106, typicalMiss: 0, tried: 8 },
        { day: "2026-11-30", value: 106.5, low: 106.5, high: 106.5, typicalMiss: 0, tried: 7 },
        { day: "2026-12-07", value: 107, low: 107, high: 107, typicalMiss: 0, tried: 6 },
        { day: "2026-12-14", value: 107.5, low: 107.5, high: 107.5, typicalMiss: 0, tried: 5 },
      ],
    });
  });

  test("幅は、これまでのはずれの小さいほうから⌈0.8·(m+1)⌉番目で、先の週ほど狭くならない", () => {
    // Level 100 and no drift throughout; the last six forecasts of a week ahead miss by 1, 2, 0, 0, 0, 0.
    const found = forecastOf(weekly(...Array<number>(9).fill(100), 101, 98, 100));
    if (!found.enough) throw new Error("足りるはず");
    expect(found).toMatchObject({ level: 100, drift: 0 });
    // 8 misses 0 0 0 0 0 0 1 2: the eighth
    expect(found.points[0]).toMatchObject({ value: 100, low: 98, high: 102, typicalMiss: 0, tried: 8 });
    expect(found.points.map(({ high }) => high)).toEqual([102, 102, 102, 102]);
  });

  test("12回に足りなければ、また間があきすぎていれば、言わない", () => {
    const eleven = weekly(...Array<number>(11).fill(100));
    expect(forecastOf(eleven)).toEqual({ enough: false, of: "sessions", have: 11, need: 12 });
    expect(forecastOf([])).toEqual({ enough: false, of: "sessions", have: 0, need: 12 });
    const rare = Array.from({ length: 12 }, (_, at) => session(addDays("2026-01-01", 60 * at), 100));
    expect(forecastOf(rare)).toEqual({ enough: false, of: "closeSessions", have: 0, need: 4 });
  });

  test("最後の1回と、その前から立てた見通しとの差", () => {
    const twelve = weekly(...Array<number>(10).fill(100), 101, 99);
    const next = session("2026-11-23", 96);
    expect(lastMiss([...twelve, next])).toEqual({ miss: -4, half: 1, tried: 8 });
    expect(lastMiss(twelve)).toBeNull();
    expect(lastMiss([...twelve, session("2027-01-23", 96)])).toBeNull();
  });
});

describe("AI 8 約束（決まった種の模擬）", () => {
  // The same drift underlies forecast and outcome unless it slows down.
  const drifts = { still: 0, slowing: 0.12, wandering: 0 } as const;
  const cases = (["still", "slowing", "wandering"] as const).flatMap((form) =>
    [12, 20, 40].map((sessions) => ({ form, sessions })),
  );

  test.each(cases)("80%区間は77%以上であたる：$form、$sessions 回", ({ form, sessions }) => {
    const { normal, whole } = seeded(sessions);
    const runs = 350;
    const [hits, told] = [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    for (let run = 0; run < runs; run++) {
      let [day, level] = [0, 100];
      const pass = (days: number) => {
        day += days;
        level +=
          drifts[form] * Math.max(0, 1 - day / 200) * days +
          (form === "wandering" ? normal(0, 0.5 * Math.sqrt(days)) : 0);
      };
      const seen = Array.from({ length: sessions }, () => {
        pass(whole(3, 11));
        return session(addDays("2026-01-01", day), normal(level, 1.5));
      });
      const found = forecastOf(seen);
      const points = found.enough ? found.points : [];
      points.forEach(({ low, high }, week) => {
        pass(7);
        const came = normal(level, 1.5);
        told[week] = (told[week] ?? 0) + 1;
        if (came >= low && came <= high) hits[week] = (hits[week] ?? 0) + 1;
      });
    }
    expect(Math.min(...told)).toBeGreaterThan(runs * 0.9);
    hits.forEach((hit, week) => {
      expect(hit / (told[week] ?? 0)).toBeGreaterThanOrEqual(0.77);
    });
  });
});
