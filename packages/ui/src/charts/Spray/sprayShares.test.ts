import { describe, expect, test } from "vitest";
import { fieldSide, sideShares } from "./sprayShares.ts";

describe("打球の方向", () => {
  test.each([
    [-45.1, null],
    [-45, "left"],
    [-15.1, "left"],
    [-15, "center"],
    [0, "center"],
    [15, "center"],
    [15.1, "right"],
    [45, "right"],
    [46, null],
  ])("%s° は %s", (degrees, side) => {
    expect(fieldSide(degrees)).toBe(side);
  });
});

describe("方向の割合", () => {
  test("ファウルは数えず、整数の % にする", () => {
    expect(sideShares([-30, -20, 0, 20, 60, -70])).toEqual({ left: 50, center: 25, right: 25 });
  });
  test("半分は切り上げる", () => {
    expect(sideShares([-30, 0, 0, 0, 0, 0, 0, 30])).toEqual({ left: 13, center: 75, right: 13 });
  });
  test("フェアの打球がなければ null", () => {
    expect(sideShares([])).toBeNull();
    expect(sideShares([80])).toBeNull();
  });
});
