import { describe, expect, test } from "vitest";
import { addDays } from "../statistics/day.ts";
import { forecastOf, lastMiss } from "./forecast.ts";
import { lastDays, type Session } from "./sessions.ts";
import { trendDays, trendOf } from "./statistics/trend.ts";

const session = (day: string, median: number): Session => ({ day, values: [median], median });
const weekly = (...medians: readonly number[]) =>
  medians.map((median, at) => session(addDays("2026-08-31", 7 * at), median));

const today = (sessions: readonly Session[]) => sessions.at(-1)?.day ?? "2026-08-31";
const forecast = (sessions: readonly Session[]) => forecastOf(sessions, today(sessions));
/** Medians in turn, a week apart. */
const inTurn = (count: number, ...medians: readonly number[]) =>
  weekly(...Array.from({ length: count }, (_, at) => medians[at % medians.length] ?? 0));

describe("AI 8 見通し", () => {
  test("一週に0.5km/hずつの20回なら、伸びの線の先を言い、幅は0にならない", () => {
    const line = weekly(...Array.from({ length: 20 }, (_, at) => 100 + at / 2));
    const found = forecast(line);
    const trend = trendOf(lastDays(line, today(line), trendDays));
    if (!found.enough || !trend.enough) throw new Error("足りるはず");
    expect(found).toMatchObject({ sessions: 20, level: 109.5, drift: 2, usual: 9.5 });
    expect(found.drift).toBeCloseTo(trend.per28Days, 12);
    expect(found.level).toBeCloseTo(trend.line.at(-1)?.value ?? 0, 12);
    // No miss at all: 1.28 · √(π/2) · 1.8 km/h for a session of a single ball
    const half = 1.281551565 * Math.sqrt(Math.PI / 2) * 1.8;
    expect(found.points.map(({ day, value }) => [day, value])).toEqual([
      ["2027-01-18", 110],
      ["2027-01-25", 110.5],
      ["2027-02-01", 111],
      ["2027-02-08", 111.5],
    ]);
    for (const { value, low, high, typicalMiss } of found.points) {
      expect(typicalMiss).toBeCloseTo(0, 9);
      expect(high - value).toBeCloseTo(half, 6);
      expect(value - low).toBeCloseTo(half, 6);
    }
  });

  test("同じ値ばかりでも幅は0にならず、本人のいつもの幅より広いので言わない", () => {
    expect(forecast(inTurn(20, 100))).toMatchObject({ enough: true, usual: 0, points: [] });
    const hundred = inTurn(20, 100).map((its) => ({ ...its, values: Array<number>(20).fill(100) }));
    const [first, ...rest] = hundred;
    const once = { day: "2026-08-31", values: Array<number>(20).fill(90), median: 90 };
    const found = forecast(first ? [once, ...rest] : []);
    // No spread within sessions: half a km/h, as devices round.
    expect(found.enough && found.points[0]).toMatchObject({ value: 100, low: 99.5, high: 100.5 });
  });

  test("幅は、これまでのはずれから決め、先の週ほど狭くならず、本人の幅より広ければ隠す", () => {
    const found = forecast(inTurn(24, 100, 104, 96, 101, 99, 90));
    if (!found.enough) throw new Error("足りるはず");
    expect(found.usual).toBe(14);
    const widths = found.points.map(({ low, high }) => high - low);
    expect(widths.every((width, at) => width <= 14 && width >= (widths[at - 1] ?? 0))).toBe(true);
    const wild = forecast(inTurn(24, 100, 104));
    expect(wild).toMatchObject({ enough: true, usual: 4, points: [] });
  });

  test("一年前の同じころのいちばん大きなはずれより、狭くならない", () => {
    const steady = Array.from({ length: 60 }, (_, at) => 100 + (at % 2) / 10 + (at === 30 ? 10 : 0));
    // 52 weeks before the week that follows: session 8. Session 30 alone changes nothing but the usual range.
    const once = steady.with(8, 92);
    const [calm, wide] = [steady, once].map((medians) => forecast(weekly(...medians)));
    const halfOf = (its: typeof calm) => (its?.enough ? (its.points[0]?.high ?? 0) - (its.points[0]?.value ?? 0) : 0);
    expect(halfOf(calm)).toBeLessThan(4);
    expect(halfOf(wide)).toBeCloseTo(8, 0);
  });

  test("12回あれば、次の週を、本人のこれまでの測定の幅で言う。その先の週は、確かめた回数が12に足りるまで言わない", () => {
    const twelve = inTurn(12, 100, 103, 97, 104);
    const found = forecast(twelve);
    expect(found).toMatchObject({ enough: true, sessions: 12, usual: 7 });
    expect(found.enough && found.points).toHaveLength(1);
    const [point] = found.enough ? found.points : [];
    expect(point).toMatchObject({ day: addDays(today(twelve), 7), tried: 7 });
    expect((point?.high ?? 0) - (point?.low ?? 0)).toBeCloseTo(7, 9);
    // The error of a session of one ball alone is wider than two km/h.
    expect(forecast(inTurn(12, 100, 102))).toMatchObject({ enough: true, usual: 2, points: [] });
  });

  test("12回、確かめた1回、伸びに足りなければ言わない", () => {
    const eleven = inTurn(11, 100);
    expect(forecast(eleven)).toEqual({ enough: false, of: "sessions", have: 11, need: 12 });
    expect(forecastOf([], "2026-08-31")).toEqual({ enough: false, of: "sessions", have: 0, need: 12 });
    const days = [0, 100, 200, 300, 400, 500, 600, 640, 655, 670, 685, 700];
    const apart = days.map((at) => session(addDays("2025-01-01", at), 100));
    expect(forecast(apart)).toEqual({ enough: false, of: "closeSessions", have: 0, need: 1 });
    const rare = Array.from({ length: 12 }, (_, at) => session(addDays("2026-01-01", 60 * at), 100));
    expect(forecast(rare)).toEqual({ enough: false, of: "sessions", have: 2, need: 5 });
  });

  test("すぎた日の見通しは言わない。4週間より前が最後なら、もう一度の測定を待つ", () => {
    const line = weekly(...Array.from({ length: 20 }, (_, at) => 100 + at / 2));
    const last = today(line);
    const daysOn = (after: number) => {
      const found = forecastOf(line, addDays(last, after));
      return found.enough ? found.points.map(({ day }) => day) : found;
    };
    const [first, second, third, fourth] = [7, 14, 21, 28].map((days) => addDays(last, days));
    expect(daysOn(7)).toEqual([first, second, third, fourth]);
    expect(daysOn(8)).toEqual([second, third, fourth]);
    expect(daysOn(28)).toEqual([fourth]);
    expect(daysOn(29)).toEqual({ enough: false, of: "closeSessions", have: 0, need: 1 });
  });

  test("最後の1回と、その前から立てた見通しとの差", () => {
    const before = inTurn(20, 100, 101, 99);
    const next = session(addDays(today(before), 7), 92);
    const found = lastMiss([...before, next]);
    expect(found).toMatchObject({ day: next.day, tried: 15 });
    expect(found?.miss).toBeCloseTo(-8, 0);
    expect(lastMiss(before.slice(0, 12))).toBeNull();
    expect(lastMiss([...before, session(addDays(today(before), 60), 92)])).toBeNull();
  });
});
