import { describe, expect, test } from "vitest";
import { seeded } from "../aiStats/seeded.fixture.ts";
import { dataKinds, levelsOn, sessionAround, sessionDays } from "../aiStats/simulation/sessionLevels.fixture.ts";
import { mean } from "../aiStats/statistics/statistics.ts";
import { addDays } from "../statistics/day.ts";
import { type BattingHeadlineFacts, battingHeadlineOf } from "./battingHeadline.ts";

const steady = [
  [98, 102],
  [99, 101],
  [98, 102],
  [99, 101],
  [98, 102],
  [99, 101],
];
const past = { count: 12, days: 6, mean: 100, max: { value: 102, day: "2026-10-01" } };

describe("battingHeadlineOf", () => {
  test.each([
    {
      name: "9球",
      days: [
        [100, 101, 102],
        [99, 100, 101],
        [98, 99, 100],
      ],
      count: 9,
    },
    {
      name: "2日",
      days: [
        [98, 99, 100, 101, 102],
        [98, 99, 100, 101, 102],
      ],
      count: 10,
    },
  ])("測定が少なければ、そのことだけを言う：$name", ({ days, count }) => {
    expect(battingHeadlineOf(factsOf(days, { ...past, mean: 80 }))).toEqual({
      statements: [{ kind: "few", count, days: days.length }],
      isCompared: false,
    });
  });

  test("測定がなければ、何も言わない", () => {
    expect(battingHeadlineOf(factsOf([], past))).toEqual({ statements: [], isCompared: false });
  });

  test.each([
    { name: "速くなった", before: 97, said: [{ kind: "faster", amount: 3 }] },
    { name: "遅くなった", before: 103.04, said: [{ kind: "slower", amount: 3 }] },
    { name: "ばらつきの中", before: 99, said: [] },
    { name: "同じ", before: 100, said: [] },
  ])("平均の差は、ばらつきより大きいときだけ：$name", ({ before, said }) => {
    expect(battingHeadlineOf(factsOf(steady, { ...past, mean: before }))).toEqual({
      statements: said,
      isCompared: true,
    });
  });

  test("日によるちがいが大きければ、同じ差も言わない", () => {
    const moving = steady.map((balls, at) => balls.map((speed) => speed + (at % 2 === 0 ? 6 : -6)));
    expect(battingHeadlineOf(factsOf(moving, { ...past, mean: 97 })).statements).toEqual([]);
  });

  test.each([
    { name: "前の期間の測定がない", before: { count: 0, days: 0, mean: null, max: null } },
    { name: "前の期間が9球", before: { ...past, count: 9, mean: 90 } },
    { name: "前の期間が2日", before: { ...past, days: 2, mean: 90 } },
  ])("くらべられなければ、変わらないとも言わない：$name", ({ before }) => {
    expect(battingHeadlineOf(factsOf(steady, before))).toEqual({ statements: [], isCompared: false });
  });

  test("答えに入りきらない球があれば、何も言わない", () => {
    const facts = { ...factsOf(steady, { ...past, mean: 90 }), balls_total: 13 };
    expect(battingHeadlineOf(facts)).toEqual({ statements: [], isCompared: false });
  });

  test.each([
    { name: "ふだんの日のちがいより上", top: 106, said: true },
    { name: "1 km/h に届かない", top: 102.9, said: false },
    { name: "15 % を超えれば、確かめる球", top: 119, said: false },
  ])("最高は、前の期間と、この期間のそれまでの日より：$name", ({ top, said }) => {
    const { statements } = battingHeadlineOf(factsOf([...steady.slice(0, 5), [98, top]], past));
    expect(statements.filter(({ kind }) => kind === "best")).toEqual(
      said ? [{ kind: "best", value: top, day: "2026-11-16", since: "2026-10-01" }] : [],
    );
  });

  test("日のちがいが大きい選手と、それまでが5日に満たない日は、最高を言わない", () => {
    const moving = [
      [98, 102],
      [90, 92],
      [98, 102],
      [90, 92],
      [98, 102],
      [98, 106],
    ];
    const early = [...steady.slice(0, 4), [98, 106], [98, 102]];
    for (const days of [moving, early]) {
      expect(battingHeadlineOf(factsOf(days, past)).statements.filter(({ kind }) => kind === "best")).toEqual([]);
    }
  });

  test("前の期間の測定がなければ、この期間の初めからの最高と言う", () => {
    const facts = factsOf([...steady.slice(0, 5), [98, 106]], { count: 0, days: 0, mean: null, max: null });
    expect(battingHeadlineOf(facts).statements).toEqual([
      { kind: "best", value: 106, day: "2026-11-16", since: "2026-11-01" },
    ]);
  });

  test.each(dataKinds.filter((kind) => kind !== "seasonal"))(
    "変わっていない選手に差を言うのは、10人に1人まで。日がつながるときは15 %まで：%s",
    (kind) => {
      const random = seeded(11);
      const told = Array.from({ length: 400 }, () => {
        const days = sessionDays(12, random);
        const { actual } = levelsOn(days, { kind }, random);
        const sessions = days.map((day, at) => [...sessionAround(day, actual[at] ?? 0, random, 4).values]);
        const before = sessions.slice(0, 6);
        const { statements } = battingHeadlineOf(
          factsOf(sessions.slice(6), {
            count: before.flat().length,
            days: before.length,
            mean: mean(before.flat()),
            max: null,
          }),
        );
        return statements.some((one) => one.kind === "faster" || one.kind === "slower");
      }).filter(Boolean).length;
      expect(told / 400).toBeLessThanOrEqual(kind === "ar" ? 0.15 : 0.1);
    },
  );
});

type Past = Pick<BattingHeadlineFacts["figures"], "count" | "days" | "mean" | "max">;

/** Balls of days that are three apart, from 1 November on. */
function factsOf(days: readonly (readonly number[])[], before: Past): BattingHeadlineFacts {
  const rest = { ev90: null, mean_angle: null, sweet_spot: { inside: 0, of: 0 }, longest: null };
  const results = { out: 0, hit: 0, home_run: 0 };
  const all = days.flat();
  const balls = days.flatMap((speeds, at) =>
    speeds.map((speed, index) => ({
      id: at * 100 + index,
      datetime: Date.parse(`${addDays("2026-11-01", at * 3)}T17:00:00+09:00`) / 1000 + index,
      speed,
      angle: null,
      distance: null,
      result: null,
      spray_angle: null,
      video_id: null,
    })),
  );
  return {
    figures: { ...rest, results, count: all.length, days: days.length, mean: all.length ? mean(all) : null, max: null },
    figures_before: { ...rest, results, ...before },
    range: { start: "2026-11-01", end: "2026-11-30" },
    before: { start: "2026-10-01", end: "2026-10-31" },
    balls: balls.toReversed(),
    balls_total: balls.length,
  };
}
