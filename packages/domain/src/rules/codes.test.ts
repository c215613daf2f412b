import { expect, test } from "vitest";
import { dataSections } from "../vocabulary/dataSections.ts";
import { measurementKinds } from "../vocabulary/measurementKind.ts";
import { genders, hands } from "../vocabulary/person.ts";
import { battingResults, battingTypes, trainingModes } from "../vocabulary/trainingModes.ts";

test("EN-2 性別と投打の符号", () => {
  expect(genders).toEqual(["M", "F"]);
  expect(hands).toEqual(["L", "R", "X"]);
});

test("EN-4 打撃・投球、ティー・トス・実打、結果の符号", () => {
  expect(trainingModes).toEqual({ 1: "batting", 2: "pitching" });
  expect(battingTypes).toEqual({ 1: "tee", 2: "toss", 3: "live" });
  expect(battingResults).toEqual({ 1: "out", 2: "hit", 3: "home_run" });
});

test("EN-5 測定の種類と単位", () => {
  expect(measurementKinds).toEqual({
    1: { name: "exit_speed", unit: "km_per_h" },
    2: { name: "batted_distance", unit: "m" },
    3: { name: "measurement_count", unit: "times" },
    4: { name: "pitch_speed", unit: "km_per_h" },
  });
});

test("EN-12 データの区分は9つ", () => {
  expect(dataSections).toEqual([
    "summary",
    "batting/summary",
    "pitching/summary",
    "batting/results",
    "batting/results/video",
    "pitching/results",
    "pitching/results/video",
    "pitching/ai_stats",
    "batting/ai_stats",
  ]);
});
