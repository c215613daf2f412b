import { expect, test } from "vitest";
import { areInOneVideo, nearestPlace, pitchAt, placesOf, type VideoPitch } from "./pitches.ts";

const pitch = (number: number, atS?: number): VideoPitch => ({
  id: `p${number}`,
  number,
  code: 1,
  kmh: 130,
  ...(atS !== undefined && { atS }),
});
const video = [pitch(1, 0.2), pitch(2, 0.8), pitch(3, 1.6)];

test("ひとつの動画に全部あるときは時刻で、一球ずつの動画なら等間隔で並ぶ", () => {
  expect(areInOneVideo(video)).toBe(true);
  expect(placesOf(video, 2)).toEqual([0.1, 0.4, 0.8]);
  expect(placesOf(video, 0)).toEqual([0, 0, 0]);
  const clips = [pitch(1), pitch(2)];
  expect(areInOneVideo(clips)).toBe(false);
  expect(placesOf(clips, 2)).toEqual([0.25, 0.75]);
  expect(areInOneVideo([])).toBe(false);
});

test.each([
  [0, 0],
  [0.79, 0],
  [0.8, 1],
  [1.599, 2],
  [9, 2],
])("%f秒には%i番目の球", (timeS, index) => {
  expect(pitchAt(video, timeS)).toBe(index);
});

test("球がなければ番号もない", () => {
  expect(pitchAt([], 1)).toBe(-1);
  expect(nearestPlace([], 0.5)).toBe(-1);
});

test("いちばん近い目盛り。真ん中なら前の球", () => {
  expect(nearestPlace([0.1, 0.4, 0.8], 0.24)).toBe(0);
  expect(nearestPlace([0.1, 0.4, 0.8], 0.26)).toBe(1);
  expect(nearestPlace([0, 0.5], 0.25)).toBe(0);
  expect(nearestPlace([0.1, 0.4, 0.8], 1)).toBe(2);
});
