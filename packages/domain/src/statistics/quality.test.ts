import { expect, test } from "vitest";
import { impossibleValue } from "./quality.ts";

const none = { angle: null, distance: null, speed: null };

test.each([
  { name: "打球200km/hまで", reading: { ...none, mode: 1, speed: 200 }, expected: undefined },
  { name: "打球200.1km/h", reading: { ...none, mode: 1, speed: 200.1 }, expected: "speed" },
  { name: "投球180km/hまで", reading: { ...none, mode: 2, speed: 180 }, expected: undefined },
  { name: "投球180.1km/h", reading: { ...none, mode: 2, speed: 180.1 }, expected: "speed" },
  { name: "真上の90°", reading: { ...none, mode: 1, angle: 90 }, expected: undefined },
  { name: "90.1°", reading: { ...none, mode: 1, angle: -90.1 }, expected: "angle" },
  // v = 27.778, up = 19.642: 1.05 · 19.642 · (19.642 + √(19.642² + 2 · 9.80665 · 1.2)) / 9.80665 = 83.85
  {
    name: "1.2mからの真空中の距離の5%増しまで",
    reading: { mode: 1, speed: 100, angle: 45, distance: 83.8 },
    expected: undefined,
  },
  { name: "それをこえる", reading: { mode: 1, speed: 100, angle: 45, distance: 83.9 }, expected: "distance" },
  // v · cos 2° · (v · sin 2° + √((v · sin 2°)² + 23.536)) / g · 1.05 = 17.49: from the ground it would be 5.49.
  {
    name: "低い打球も、打点の高さがある",
    reading: { mode: 1, speed: 100, angle: 2, distance: 17.4 },
    expected: undefined,
  },
  {
    name: "低い打球の、とどかない距離",
    reading: { mode: 1, speed: 100, angle: 2, distance: 17.6 },
    expected: "distance",
  },
  // 1.05 · 27.778 · √(27.778² + 23.536) / 9.80665 = 83.86
  {
    name: "角度のない飛距離は、いちばん飛ぶ角度で",
    reading: { ...none, mode: 1, speed: 100, distance: 83.8 },
    expected: undefined,
  },
  {
    name: "角度がなくても、とどかない距離",
    reading: { ...none, mode: 1, speed: 100, distance: 83.9 },
    expected: "distance",
  },
  // 1.05 · 55.556 · √(55.556² + 23.536) / 9.80665 = 331.7
  { name: "速さのない飛距離は200km/hで", reading: { ...none, mode: 1, distance: 331 }, expected: undefined },
  { name: "速さのない332m", reading: { ...none, mode: 1, distance: 332 }, expected: "distance" },
  { name: "水平の打球の距離は残す", reading: { mode: 1, speed: 100, angle: 0, distance: 60 }, expected: undefined },
  {
    name: "地面に打った球の距離は残す",
    reading: { mode: 1, speed: 100, angle: -12, distance: 40 },
    expected: undefined,
  },
  {
    name: "ころがってもとどかない332m",
    reading: { mode: 1, speed: 100, angle: -5, distance: 332 },
    expected: "distance",
  },
  {
    name: "真上でも、打点のまわりには落ちる",
    reading: { mode: 1, speed: 100, angle: 90, distance: 1 },
    expected: "distance",
  },
  { name: "投球の距離は見ない", reading: { ...none, mode: 2, speed: 100, distance: 500 }, expected: undefined },
] as const)("ai-stats 11 $name", ({ reading, expected }) => {
  expect(impossibleValue(reading)).toBe(expected);
});
