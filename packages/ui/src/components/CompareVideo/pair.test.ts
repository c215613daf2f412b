import { expect, test } from "vitest";
import { type ComparedVideo, pairOf } from "./pair.ts";

const video = (src: string | null, impactS: number): ComparedVideo => ({
  src,
  impactS,
  label: "打球",
  title: "この打球",
  shortTitle: "今回",
  kmh: 131,
  angleDeg: 7.4,
});

test("今回の動画が先頭で、相手はインパクトの差だけずれて進む", () => {
  expect(pairOf(video("a", 1.2), video("b", 0.9))).toEqual({
    order: ["current", "best"],
    impactS: 1.2,
    shiftsS: [0, expect.closeTo(-0.3, 9)],
  });
});

test("今回の動画がなければ、相手が先頭になる", () => {
  expect(pairOf(video(null, 1.2), video("b", 0.9))).toMatchObject({ order: ["best", "current"], impactS: 0.9 });
});

test("どちらにもなければ、今回が先頭", () => {
  expect(pairOf(video(null, 1.2), video(null, 0.9)).order).toEqual(["current", "best"]);
});
