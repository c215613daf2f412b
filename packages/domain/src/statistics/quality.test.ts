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
  // (100 / 3.6)² · sin 90° / 9.80665 = 78.68
  { name: "真空中の距離まで", reading: { mode: 1, speed: 100, angle: 45, distance: 78.6 }, expected: undefined },
  { name: "真空中の距離をこえる", reading: { mode: 1, speed: 100, angle: 45, distance: 78.7 }, expected: "distance" },
  { name: "角度のない飛距離は45°で", reading: { ...none, mode: 1, speed: 100, distance: 78.7 }, expected: "distance" },
  { name: "速さのない飛距離は200km/hで", reading: { ...none, mode: 1, distance: 314 }, expected: undefined },
  { name: "速さのない315m", reading: { ...none, mode: 1, distance: 315 }, expected: "distance" },
  { name: "地面に打った球の飛距離", reading: { mode: 1, speed: 100, angle: -5, distance: 10 }, expected: "distance" },
  { name: "投球の距離は見ない", reading: { ...none, mode: 2, speed: 100, distance: 500 }, expected: undefined },
] as const)("ai-stats 11 $name", ({ reading, expected }) => {
  expect(impossibleValue(reading)).toBe(expected);
});
