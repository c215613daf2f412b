import { describe, expect, test } from "vitest";
import { contrast, contrastPairs } from "./contrast.ts";
import { themes } from "./theme.ts";

describe.each(["light", "dark"] as const)("コントラスト %s", (theme) => {
  test.each(contrastPairs)("%s は %s の上で %d 以上", (ink, ground, need) => {
    expect(contrast(themes[theme][ink], themes[theme][ground])).toBeGreaterThanOrEqual(need);
  });
});

test("白と黒の比は21、同じ色どうしは1", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 6);
  expect(contrast("#777777", "#777777")).toBe(1);
});
