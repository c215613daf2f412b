import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal } from "./decimal.ts";

describe("decimal", () => {
  test.each([
    { name: "小数1桁をそろえる", value: 165, digits: 1, expected: "165.0" },
    { name: "5は切り上げる", value: 62.25, digits: 1, expected: "62.3" },
    { name: "整数は3桁ごとに区切る", value: 1204.5, digits: 0, expected: "1,205" },
    { name: "負の印は U+2212", value: -0.8, digits: 1, expected: "−0.8" },
  ] as const)("$name", ({ value, digits, expected }) => {
    expect(decimal(value, digits)).toBe(expected);
  });

  test("どの数も、ブラウザーの書き方と同じになる", () => {
    const digits = fc.constantFrom(0 as const, 1 as const);
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), digits, (tenths, places) => {
        const value = places === 1 ? tenths / 10 : tenths;
        const format = new Intl.NumberFormat("ja-JP", { minimumFractionDigits: places, maximumFractionDigits: places });
        expect(decimal(value, places)).toBe(format.format(value).replace("-", "−").replace("−0.0", "0.0"));
      }),
    );
  });
});
