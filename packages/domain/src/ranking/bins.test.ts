import fc from "fast-check";
import { expect, test } from "vitest";
import { rankingBins } from "./bins.ts";

test("打球速度96〜162 km/hは3 km/hごと", () => {
  expect(rankingBins([96, 98.9, 99, 162])).toEqual({
    start: 96,
    width: 3,
    counts: [2, 1, ...Array.from({ length: 20 }, () => 0), 1],
  });
});

test("一人もいなければ階級もない", () => {
  expect(rankingBins([])).toEqual({ start: 0, width: 1, counts: [] });
});

test("どんな値でも、24以下の階級のどれか一つに入る", () => {
  const value = fc.integer({ min: 0, max: 100_000 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 50 }), (values) => {
      const { start, width, counts } = rankingBins(values);
      expect(counts.length).toBeLessThanOrEqual(24);
      counts.forEach((count, bin) => {
        const from = start + bin * width;
        expect(count).toBe(values.filter((of) => of >= from && of < from + width).length);
      });
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(values.length);
    }),
    { numRuns: 200 },
  );
});
