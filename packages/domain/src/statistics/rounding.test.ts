import fc from "fast-check";
import { expect, test } from "vitest";
import { changeShown, roundTo, roundToOneDecimal } from "./rounding.ts";

test.each([
  [0, 0],
  [0.04, 0],
  [0.05, 0.1],
  [-0.04, 0],
  [-0.05, -0.1],
  [0.15, 0.2],
  [0.35, 0.4],
  [1.005, 1],
  [1.05, 1.1],
  [1.45, 1.5],
  [8.35, 8.4],
  [-0.25, -0.3],
  [-12.25, -12.3],
  [-12.24, -12.2],
  [99.95, 100],
  [131.449, 131.4],
  [131.45, 131.5],
  [0.30000000000000004, 0.3],
  [1e-7, 0],
  [5e-324, 0],
  [1e21, 1e21],
  [9999.95, 10_000],
  [Number.NaN, Number.NaN],
  [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
])("EN-11 %d は %d", (value, expected) => {
  expect(roundToOneDecimal(value)).toBe(expected);
});

test("EN-11 小数第2位までの数は、書かれたとおりに四捨五入される", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (hundredths) => {
      const size = Math.abs(hundredths);
      const tenths = Math.floor(size / 10) + (size % 10 >= 5 ? 1 : 0);
      const expected = tenths === 0 ? 0 : Math.sign(hundredths) * (tenths / 10);
      expect(roundToOneDecimal(hundredths / 100)).toBe(expected);
    }),
  );
});

test("EN-11 差は0.05以内（と、数えないけた）で、二度丸めても変わらず、-0にならない", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
      const rounded = roundToOneDecimal(value);
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.05 + 6e-5);
      expect(roundToOneDecimal(rounded)).toBe(rounded);
      expect(Object.is(rounded, -0)).toBe(false);
    }),
  );
});

test("EN-11 平均が、計算の誤差でちょうど半分に届かなくても、書いて計算したとおりになる", () => {
  const tenths = fc.array(fc.integer({ min: 300, max: 1600 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(tenths, (all) => {
      const hundredths = all.reduce((sum, one) => sum + one, 0) * 10;
      const expected = Math.floor((2 * hundredths + 10 * all.length) / (20 * all.length)) / 10;
      const mean = (stored: (value: number) => number) =>
        all.reduce((sum, one) => sum + stored(one / 10), 0) / all.length;
      // Both as JavaScript numbers and as the database stores them.
      expect(roundToOneDecimal(mean((value) => value))).toBe(expected);
      expect(roundToOneDecimal(mean(Math.fround))).toBe(expected);
    }),
  );
});

test.each([
  [0.5, 1],
  [-0.5, -1],
  [2.4999, 2],
  [1204.5, 1205],
])("数えたものは整数に：%d は %d", (value, expected) => {
  expect(roundTo(value, 0)).toBe(expected);
});

test.each([
  { value: 98.25, before: 97.34, digits: 1, change: 1 },
  { value: 97.34, before: 98.25, digits: 1, change: -1 },
  { value: 80.04, before: 80.0, digits: 1, change: 0 },
  { value: 2210.5, before: 2199.6, digits: 0, change: 11 },
] as const)("増減は、見えている二つの数の差：$value と $before", ({ value, before, digits, change }) => {
  expect(changeShown(value, before, digits)).toBe(change);
});
