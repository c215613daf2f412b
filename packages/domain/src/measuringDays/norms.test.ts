import { describe, expect, test } from "vitest";
import { presetItems } from "../vocabulary/measureItem.ts";
import { normOf, normSources } from "./norms.ts";

const run = { ...presetItems.run_50m, preset: "run_50m" };
const grip = { ...presetItems.grip_left, preset: "grip_left" };

describe("目安", () => {
  test("出典のある升だけに値がある", () => {
    expect(normOf(run, { grade: "j2", gender: "M" })).toEqual({ mean: 8.01, source: "survey2023" });
    expect(normSources.survey2023).toEqual({ by: "スポーツ庁", year: 2023 });
    expect(normOf(run, { grade: "j2", gender: "F" })).toBeNull();
    expect(normOf(run, { grade: "j1", gender: "M" })).toBeNull();
    expect(normOf(run, { grade: "j2", gender: null })).toBeNull();
  });

  test("握力は左右の平均だとわかる", () => {
    expect(normOf(grip, { grade: "e5", gender: "F" })).toEqual({ mean: 16.09, source: "survey2014", bothHands: true });
  });

  test.each([
    ["名前を変えた項目", { ...run, name: "30m走" }],
    ["単位を変えた項目", { ...run, unit: "分" }],
    ["チーム独自の項目", { ...run, preset: null }],
    ["知らない項目", { ...run, preset: "toString" }],
  ])("%s には出さない", (_, item) => {
    expect(normOf(item, { grade: "j2", gender: "M" })).toBeNull();
  });
});
