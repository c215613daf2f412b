import { expect, test } from "vitest";
import { normal, pickWeighted, randomFrom, wholeBetween } from "./random.ts";

const first = (count: number, seed: string) => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, random);
};

test("同じ種からは同じ列、違う種からは違う列が出る", () => {
  expect(first(5, "球跡")).toEqual(first(5, "球跡"));
  expect(first(5, "球跡")).not.toEqual(first(5, "球路"));
});

test("0以上1未満に一様に散らばる", () => {
  const values = first(100_000, "一様");
  const tenths = Array.from({ length: 10 }, (_, tenth) => values.filter((value) => Math.floor(value * 10) === tenth));
  for (const tenth of tenths) expect(Math.abs(tenth.length - 10_000)).toBeLessThan(500);
});

test("正規乱数は平均0、標準偏差1", () => {
  const random = randomFrom("正規");
  const values = Array.from({ length: 50_000 }, () => normal(random));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  expect(mean).toBeCloseTo(0, 1);
  expect(Math.sqrt(variance)).toBeCloseTo(1, 1);
});

test("整数は両端を含み、重みは回数に比例する", () => {
  const random = randomFrom("選択");
  const whole = Array.from({ length: 2_000 }, () => wholeBetween(random, 3, 5));
  const hands = Array.from({ length: 10_000 }, () =>
    pickWeighted(random, [
      ["R", 3],
      ["L", 1],
    ]),
  );
  expect(new Set(whole)).toEqual(new Set([3, 4, 5]));
  expect(hands.filter((hand) => hand === "L").length / hands.length).toBeCloseTo(0.25, 1);
});
