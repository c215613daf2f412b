import fc from "fast-check";
import { expect, test } from "vitest";
import { roundToOneDecimal } from "./rounding.ts";

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

test("EN-11 差は0.05以内で、二度丸めても変わらず、-0にならない", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
      const rounded = roundToOneDecimal(value);
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(roundToOneDecimal(rounded)).toBe(rounded);
      expect(Object.is(rounded, -0)).toBe(false);
    }),
  );
});
