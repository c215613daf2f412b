import { describe, expect, test } from "vitest";
import { clock, frameAt, frameCount, framesAway, orderedStretch, withinVideo } from "./transport.ts";

describe("コマ送り", () => {
  test.each([
    [0, 0],
    [0.033, 1],
    [1 / 30, 1],
    [0.0499, 1],
    [2.399, 72],
  ])("%f秒は%iコマ目（30コマ毎秒）", (seconds, frame) => {
    // A video rounds a thirtieth of a second to 0.033.
    expect(frameAt(seconds, 30)).toBe(frame);
  });

  test("1コマ進めるたびに、ちょうど30分の1秒ずつ動く", () => {
    const first = framesAway(0, 1, 30, 2);
    expect(first).toBeCloseTo(1.5 / 30, 9);
    expect(framesAway(first, 1, 30, 2) - first).toBeCloseTo(1 / 30, 9);
    expect(framesAway(first, -1, 30, 2)).toBeCloseTo(0.5 / 30, 9);
  });

  test("端より先には行かない", () => {
    expect(framesAway(0, -1, 30, 2)).toBeCloseTo(0.5 / 30, 9);
    expect(framesAway(2, 1, 30, 2)).toBeCloseTo(59.5 / 30, 9);
    expect(withinVideo(-1, 2)).toBe(0);
    expect(withinVideo(9, 2)).toBe(2);
  });

  test("240コマ毎秒の動画でも数えられる", () => {
    expect(frameCount(1, 240)).toBe(240);
    expect(frameAt(framesAway(0.5, 1, 240, 1), 240)).toBe(121);
  });

  test("長さのない動画は1コマ", () => {
    expect(frameCount(0, 30)).toBe(1);
  });
});

describe("くり返す区間", () => {
  test("始めと終わりが逆でも正しく並ぶ", () => {
    expect(orderedStretch({ fromS: 1.5, toS: 0.5 }, 2, 30)).toEqual({ fromS: 0.5, toS: 1.5 });
  });
  test("動画の外は切り、1コマより短くしない", () => {
    expect(orderedStretch({ fromS: -3, toS: 9 }, 2, 30)).toEqual({ fromS: 0, toS: 2 });
    const { fromS, toS } = orderedStretch({ fromS: 1, toS: 1 }, 2, 30);
    expect(toS - fromS).toBeCloseTo(1 / 30, 9);
    expect(orderedStretch({ fromS: 2, toS: 2 }, 2, 30).toS).toBeCloseTo(2, 9);
  });
});

test.each([
  [0, "0:00.0"],
  [2.49, "0:02.4"],
  [2.4, "0:02.4"],
  [59.99, "0:59.9"],
  [60, "1:00.0"],
  [-1, "0:00.0"],
])("%f秒は「%s」", (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
