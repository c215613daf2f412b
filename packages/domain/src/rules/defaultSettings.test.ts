import { expect, test } from "vitest";
import { defaultSettings } from "./defaultSettings.ts";

test.each([
  ["baseball", "rubber", ["jsbb_youth", "jsbb_junior", "jhbf"]],
  ["baseball", "hard", ["jsbb_youth", "hard_junior_practice", "jhbf"]],
  ["softball", "soft", ["record_only", "record_only", "record_only"]],
] as const)("BE-1 はじめの上限：%s・%sは %j", (sport, ball, rules) => {
  const { e, j, h, week, caution } = defaultSettings(sport, ball).pitch_limits;
  expect([e.rule, j.rule, h.rule, week, caution]).toEqual([...rules, "rolling", 80]);
});
