import { expect, test } from "vitest";
import { placeOf, standingOf } from "./standing.ts";

test.each([
  [1, "weakness"],
  [39, "weakness"],
  [39.9, "weakness"],
  [40, "even"],
  [74, "even"],
  [75, "strength"],
  [99, "strength"],
])("100人中の位置 %s は %s", (percentile, standing) => {
  expect(standingOf(percentile)).toBe(standing);
});

test.each([
  [0, 1],
  [0.4, 1],
  [49.5, 50],
  [99.6, 99],
  [100, 99],
])("位置 %s は %s と書く", (percentile, place) => {
  expect(placeOf(percentile)).toBe(place);
});
