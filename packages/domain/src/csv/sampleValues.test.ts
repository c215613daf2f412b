import { expect, test } from "vitest";
import { sampleValues } from "./sampleValues.ts";

const mapping = {
  pitch_type: { column: 0, unit: null },
  pitch_speed: { column: 1, unit: null },
  spin_rate: { column: 2, unit: "rpm" },
  break_vertical: { column: 3, unit: "in" },
  location_x: { column: 4, unit: "ft", mirrored: true },
} as const;
const sample = ["Fastball", "81.6", "2,184", "14.2", "0.5"];
const inFile = { target: "pitch_speed", written: 81.6, to: "km/h" };

test("BE-2 換算の見本は、単位の変わる値だけを、保存する値にする", () => {
  const rounded = sampleValues(sample, mapping, { speed: "mph" }).map((it) => ({
    ...it,
    value: it.value && Math.round(it.value * 10) / 10,
  }));
  expect(rounded).toEqual([
    { ...inFile, from: "mph", value: 131.3 },
    { target: "break_vertical", written: 14.2, from: "in", value: 36.1, to: "cm" },
    { target: "location_x", written: 0.5, from: "ft", value: -15.2, to: "cm" },
  ]);
});

test.each([
  { name: "まだ答えていない単位は、値もない", cell: "81.6", unit: undefined, expected: { from: null, value: null } },
  { name: "km/h と答えた値は、そのまま", cell: "81.6", unit: "km/h", expected: { from: "km/h", value: 81.6 } },
  { name: "升に書かれた単位が先", cell: "１０ m/s", unit: "mph", expected: { written: 10, from: "m/s", value: 36 } },
] as const)("$name", ({ cell, unit, expected }) => {
  const { pitch_speed } = mapping;
  expect(sampleValues(["", cell], { pitch_speed }, unit ? { speed: unit } : {})).toEqual([{ ...inFile, ...expected }]);
});

test.each(["-", "", "速い", "120 km/h"])("換算するもののない升「%s」は、見本にしない", (cell) => {
  const { pitch_speed } = mapping;
  expect(sampleValues(["", cell], { pitch_speed }, { speed: "mph" })).toEqual([]);
});
