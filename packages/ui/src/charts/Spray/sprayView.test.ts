import { describe, expect, test } from "vitest";
import { sprayPlace, sprayView } from "./sprayView.ts";

describe("打球方向の縮尺", () => {
  const view = sprayView({ width: 600, height: 242, em: 10 }, 100 / 1.05);

  test("いちばん遠い打球が入り、弧はきりのよい距離に引く", () => {
    expect(view.reachM).toBeCloseTo(100, 6);
    expect(sprayView({ width: 600, height: 242, em: 10 }, 93).arcsM).toEqual([20, 40, 60, 80]);
    expect(view.perMetre).toBeCloseTo(2, 6);
    expect(view.home.y).toBeCloseTo(226, 6);
  });

  test.each([
    [100, 0, 300, 26],
    [50, 90, 400, 226],
    [100, -45, 158.6, 84.6],
    [100, 45, 441.4, 84.6],
    [0, 30, 300, 226],
  ])("%sm・%s° の打球は (%s, %s)", (distance, degrees, x, y) => {
    expect(sprayPlace(view, distance, degrees)).toEqual({ x, y });
  });

  test("狭い画面では、両方のファウルラインと距離の数字が入り、上下の真ん中に置く", () => {
    const narrow = sprayView({ width: 300, height: 400, em: 10 }, 100 / 1.05);
    expect(sprayPlace(narrow, 100, -45).x).toBeCloseTo(30, 0);
    expect(sprayPlace(narrow, 100, 45).x).toBeCloseTo(270, 0);
    expect(narrow.home.y).toBeCloseTo(289.9, 1);
  });
});
