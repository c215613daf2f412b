import { describe, expect, test } from "vitest";
import { compareExact } from "./compareExact.ts";
import type { StoredBall, UntimedBall } from "./compareUntimed.ts";

/** 2026-11-19T15:30 in Tokyo. */
const startS = Date.UTC(2026, 10, 19, 6, 30) / 1000;
const midnightS = startS - 15.5 * 3600;
type Thrown = readonly [s: number, speed: number | null, angle?: number];
const ball = ([s, speed, angle = undefined]: Thrown, fromS: number) => ({
  member_id: 1,
  mode: 2 as const,
  datetime: fromS + s,
  speed,
  angle: angle ?? null,
});
const file = (...thrown: readonly Thrown[]): readonly UntimedBall[] =>
  thrown.map((one) => ({ ...ball(one, startS), grain: null }));
const stored = (fromS: number, ...thrown: readonly Thrown[]): readonly StoredBall[] =>
  thrown.map((one) => ({ ...ball(one, fromS), import_id: 1 }));

/** As a device writes them, and as a sheet with the minute of each has them. */
const device = file([12.4, 122.471, -1.5], [38.1, 119.091, -2], [64.9, 122.471, -1]);
const sheet = stored(startS, [0, 122.5], [1, 119.1], [60, 122.5]);

describe("BE-2 機器の球が、秒のない表から、もう入っているかもしれない", () => {
  test.each([
    { name: "分までの表と、丸めて同じ球", balls: device, there: sheet, doubtful: [0, 1, 2] },
    { name: "同じ分に一球しかない球", balls: file([5, 122.47], [9, 122.47]), there: sheet, doubtful: [0] },
    { name: "ほかの分の球", balls: file([125, 122.471], [185, 119.091]), there: sheet, doubtful: [] },
    { name: "丸めてもちがう球", balls: file([12, 122.3], [38, 119.2]), there: sheet, doubtful: [] },
    {
      name: "角度もある表の、角度のちがう球",
      balls: file([12, 122.471, -1.52], [38, 119.091, -3]),
      there: stored(startS, [0, 122.5, -1.5], [1, 119.1, -2]),
      doubtful: [0],
    },
    {
      name: "日付だけの表は、その日の球とくらべる",
      balls: device,
      there: stored(midnightS, [0, 119], [1, 122], [2, 130]),
      doubtful: [0, 1],
    },
    {
      name: "秒まである記録の球とは、くらべない",
      balls: device,
      there: stored(startS, [15.5, 122.471], [41, 119.091], [70, 122.471]),
      doubtful: [],
    },
    {
      name: "ほかの選手の球",
      balls: device,
      there: sheet.map((one) => ({ ...one, member_id: 2 })),
      doubtful: [],
    },
    {
      name: "姉妹製品から届いた球",
      balls: device,
      there: sheet.map((one) => ({ ...one, import_id: null })),
      doubtful: [],
    },
    {
      name: "速度のない球どうし",
      balls: file([12, null], [38, 119.091]),
      there: stored(startS, [0, null], [1, null]),
      doubtful: [0],
    },
  ])("$name", ({ balls, there, doubtful }) => {
    expect(compareExact(balls, there, new Set())).toEqual(doubtful);
  });

  test("秒まで同じで、すでにあると分かった球は聞かない", () => {
    const exact = device.map(({ grain: _grain, ...one }) => ({ ...one, import_id: 2 }));
    expect(compareExact(device, [...sheet, ...exact], new Set([0, 2]))).toEqual([1]);
  });
});
