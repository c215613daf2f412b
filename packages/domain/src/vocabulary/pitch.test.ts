import { expect, test } from "vitest";
import { type PitchCode, pitchType } from "./pitch.ts";

test.each([
  [0, "blank", "", "unset"],
  [1, "straight", "FB", "straight"],
  [2, "cut_ball", "CT", "cutter"],
  [3, "slider", "SL", "slider"],
  [4, "curve", "CB", "curve"],
  [5, "two_seam", "2S", "sinker"],
  [6, "change_up", "CH", "change_up"],
  [7, "split", "SP", "split"],
  [8, "other", "OT", "other"],
] as const)("EN-4・D-1 球種 %i：A は %s（%s）、B は %s", (code, short, letters, plain) => {
  expect(pitchType(code, "short")).toEqual({ name: short, letters });
  expect(pitchType(code, "plain")).toEqual({ name: plain, letters: "" });
});

test("D-1 読み方を選んでいないチームには A で読む", () => {
  const fifth: PitchCode = 5;
  expect(pitchType(fifth)).toEqual({ name: "two_seam", letters: "2S" });
});
