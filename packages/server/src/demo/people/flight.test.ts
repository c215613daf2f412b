import fc from "fast-check";
import { expect, test } from "vitest";
import { randomFrom } from "../generate/random.ts";
import { carry, vacuumRange } from "./flight.ts";

test("真空なら時速100キロ・45度で78.7メートル飛ぶ", () => {
  expect(vacuumRange(100, 45)).toBeCloseTo(78.655, 2);
});

test("飛距離は真空中の距離の55〜75％で、決して超えない", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.double({ min: 20, max: 200, noNaN: true }),
      fc.double({ min: 0.1, max: 80, noNaN: true }),
      (seed, speed, angle) => {
        const metres = carry(randomFrom(seed), speed, angle) ?? Number.NaN;
        expect(metres).toBeLessThanOrEqual(0.75 * vacuumRange(speed, angle));
        expect(metres).toBeGreaterThan(0.55 * vacuumRange(speed, angle) - 0.1);
      },
    ),
  );
});

test.each([0, -0.1, -60])("角度 %s 度のゴロに飛距離はない", (angle) => {
  expect(carry(randomFrom("ゴロ"), 120, angle)).toBeNull();
});
