import { describe, expect, test } from "vitest";
import { everySome, rangeAround, rangeFromZero, ticksIn, tickWriter } from "./ticks.ts";

describe("ticksIn", () => {
  test.each([
    { name: "打球速度 60〜155", range: [60, 155], expected: [60, 80, 100, 120, 140] },
    { name: "打球角度 −30〜60", range: [-30, 60], expected: [-20, 0, 20, 40, 60] },
    { name: "端もちょうどなら目盛りになる", range: [0, 100], expected: [0, 20, 40, 60, 80, 100] },
    { name: "2.5きざみ", range: [126, 139], expected: [127.5, 130, 132.5, 135, 137.5] },
    { name: "小さな幅は0.5きざみ", range: [0, 2], expected: [0, 0.5, 1, 1.5, 2] },
    { name: "小数の誤差を出さない", range: [0.1, 0.6], expected: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6] },
    { name: "幅がなければその値だけ", range: [5, 5], expected: [5] },
  ] as const)("$name", ({ range, expected }) => {
    expect(ticksIn(range)).toEqual(expected);
  });

  test.each([
    { name: "1回まで", range: [0, 1.15], expected: [0, 1] },
    { name: "14回まで", range: [0, 14], expected: [0, 5, 10] },
  ] as const)("数えた値は整数だけ：$name", ({ range, expected }) => {
    expect(ticksIn(range, 4, true)).toEqual(expected);
  });

  test("どんな幅でも6つまでで、2つより少なくならない", () => {
    for (let width = 0.5; width < 9000; width *= 1.07) {
      const ticks = ticksIn([width / 3, width / 3 + width]);
      expect(ticks.length, `幅 ${width}`).toBeLessThanOrEqual(6);
      expect(ticks.length, `幅 ${width}`).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("tickWriter", () => {
  test.each([
    { name: "整数は小数を書かない", ticks: [-20, 0, 20], expected: ["−20", "0", "20"] },
    { name: "ひとつでも小数なら1桁にそろえる", ticks: [127.5, 130], expected: ["127.5", "130.0"] },
  ])("$name", ({ ticks, expected }) => {
    expect(ticks.map(tickWriter(ticks))).toEqual(expected);
  });
});

describe("rangeAround", () => {
  test.each([
    { name: "上下に15%の空き", values: [100, 120], expected: [97, 123] },
    { name: "同じ値だけなら上下に1", values: [131.2], expected: [130.2, 132.2] },
    { name: "値がない", values: [], expected: [0, 1] },
  ])("$name", ({ values, expected }) => {
    expect(rangeAround(values)).toEqual(expected);
  });
});

describe("rangeFromZero", () => {
  test.each([
    { name: "0から始まる", values: [40, 100], expected: [0, 115] },
    { name: "0だけでも高さがある", values: [0], expected: [0, 1] },
  ])("$name", ({ values, expected }) => {
    expect(rangeFromZero(values)[0]).toBe(expected[0]);
    expect(rangeFromZero(values)[1]).toBeCloseTo(expected[1] ?? 0);
  });
});

describe("everySome", () => {
  test.each([
    { name: "入るなら全部", count: 4, stepPx: 50, expected: [0, 1, 2, 3] },
    { name: "入らなければ最後から数えて飛ばす", count: 6, stepPx: 20, expected: [2, 5] },
    { name: "ひとつなら、そのひとつ", count: 1, stepPx: 1, expected: [0] },
    { name: "なければ、なし", count: 0, stepPx: 1, expected: [] },
  ])("$name", ({ count, stepPx, expected }) => {
    expect(everySome(count, stepPx, 46)).toEqual(expected);
  });
});
