import { expect, test } from "vitest";
import { fenceAt, fenceOf } from "./fences.ts";

test.each([
  ["小6・軟式", { ball: "rubber", grade: "e6", gender: "F" }, { sideM: 70, centerM: 85 }],
  ["中1・軟式", { ball: "rubber", grade: "j1", gender: "M" }, { sideM: 97.534, centerM: 121.918 }],
  ["高3・硬式", { ball: "hard", grade: "h3", gender: null }, { sideM: 97.534, centerM: 121.918 }],
  ["小5・ソフト", { ball: "soft", grade: "e5", gender: null }, { sideM: 53.34, centerM: 53.34 }],
  ["中2・ソフト・女", { ball: "soft", grade: "j2", gender: "F" }, { sideM: 60.96, centerM: 60.96 }],
  ["高1・ソフト・男", { ball: "soft", grade: "h1", gender: "M" }, { sideM: 68.58, centerM: 68.58 }],
  ["性別のわからないソフト", { ball: "soft", grade: "h1", gender: null }, null],
] as const)("%sのフェンス", (_, player, fence) => {
  expect(fenceOf(player)).toEqual(fence);
});

test.each([
  [-45, 70],
  [0, 85],
  [22.5, 70 + 15 * Math.SQRT1_2],
  [45, 70],
])("%d°の方向では%dm", (direction, metres) => {
  expect(fenceAt({ sideM: 70, centerM: 85 }, direction)).toBeCloseTo(metres, 9);
});
