import type { FilmedBall, PitchCode } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { fastball } from "../../../components/BallActions/ball.fixtures.ts";
import { dayPitches, halvesOf, kindsOf, movingMean } from "./dayPitches.ts";

const thrown = (tag_pitch: PitchCode | null, speed: number | null): FilmedBall => ({
  ball: { ...fastball, tag_pitch, speed },
  video: null,
});

test("BE-8 同じ球種の平均との差。一球だけの球種と、測れなかった球にはない", () => {
  const day = dayPitches([thrown(1, 130), thrown(3, 118), thrown(1, 134), thrown(1, null), thrown(null, 100)]);
  expect(day.map(({ number, code, gap }) => [number, code, gap])).toEqual([
    [1, 1, -2],
    [2, 3, null],
    [3, 1, 2],
    [4, 1, null],
    [5, 0, null],
  ]);
  expect(kindsOf(day)).toEqual([
    { code: 1, count: 3, mean: 132 },
    { code: 0, count: 1, mean: 100 },
    { code: 3, count: 1, mean: 118 },
  ]);
});

test("EN-9 コースはセンチで届き、片方でも欠ければない", () => {
  const ball = { ...fastball, location_x: -12, location_z: 80 };
  const [known, half] = dayPitches([
    { ball, video: null },
    { ball: { ...ball, location_z: null }, video: null },
  ]);
  expect(known?.location).toEqual({ sideM: -0.12, heightM: 0.8 });
  expect(half?.location).toBeNull();
});

test("BE-8 移動平均は、その球種の新しい5球まで。測れなかった球は飛ばす", () => {
  const speeds = [130, 132, null, 134, 136, 138, 140];
  const day = dayPitches(speeds.flatMap((speed) => [thrown(1, speed), thrown(3, 118)]));
  expect(movingMean(day, 1)).toEqual([
    { x: 1, y: 130 },
    { x: 3, y: 131 },
    { x: 7, y: 132 },
    { x: 9, y: 133 },
    { x: 11, y: 134 },
    { x: 13, y: 136 },
  ]);
});

test("BE-8 前半と後半は、どちらにも3球あるときだけ。奇数なら前半が一球多い", () => {
  const day = (count: number) => dayPitches(Array.from({ length: count }, (_, index) => thrown(1, 130 - index)));
  expect(halvesOf(day(5), 1)).toBeNull();
  expect(halvesOf(day(7), 1)).toEqual({ half: 4, rest: 3, first: 128.5, second: 125 });
});
