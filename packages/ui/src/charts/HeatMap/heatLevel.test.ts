import { expect, test } from "vitest";
import { heatLevel } from "./heatLevel.ts";

test.each([
  [0, 0],
  [44, 0],
  [45, 1],
  [59, 1],
  [60, 2],
  [69, 2],
  [70, 3],
  [79, 3],
  [80, 4],
  [100, 4],
])("heatLevel：%s%% は段階%s", (value, level) => {
  expect(heatLevel(value, [45, 60, 70, 80])).toBe(level);
});
