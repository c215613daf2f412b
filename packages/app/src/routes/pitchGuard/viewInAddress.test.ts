import { expect, test } from "vitest";
import { readView, writeView } from "../../navigation/viewParameters.ts";
import { pitchGuardAddress, playerIn, withPlayer } from "./viewInAddress.ts";

test.each([
  ["", { grade: null, ahead: "1" }],
  ["?grade=j&ahead=3", { grade: "j", ahead: "3" }],
] as const)("D-9 「%s」は、書くとまた同じになる", (address, view) => {
  expect(readView(pitchGuardAddress, address)).toEqual(view);
  expect(writeView(pitchGuardAddress, view)).toBe(address);
});

test("D-9 ない学年と日は、ふつうの見かたになる", () => {
  expect(readView(pitchGuardAddress, "?grade=u&ahead=8")).toEqual({ grade: null, ahead: "1" });
});

test("開いている選手は、見かたの隣に立つ", () => {
  expect([playerIn("?player=12"), playerIn("?player=0"), playerIn("?player=a"), playerIn("")]).toEqual([
    12,
    null,
    null,
    null,
  ]);
  expect([withPlayer("?grade=j", 12), withPlayer("?grade=j&player=12", null)]).toEqual([
    "grade=j&player=12",
    "grade=j",
  ]);
});
