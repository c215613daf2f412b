import type { BallPage, Video } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { battingVideoPage } from "./ballVideo.fixtures.ts";
import { alignment, partnerOf, partnersOf } from "./comparison.ts";

const video = (impact_s: number | null, at_s: number | null = null): Video => ({
  id: 1,
  src: "/videos/1",
  poster: null,
  impact_s,
  at_s,
  own: false,
});

test("BE-8 二つともインパクトが分かるときだけ、そこで合わせる", () => {
  expect(alignment(video(1.2), video(0))).toEqual({ isAligned: true, currentS: 1.2, partnerS: 0 });
  expect(alignment(video(1.2), video(null, 4))).toEqual({ isAligned: false, currentS: 0, partnerS: 4 });
  expect(alignment(video(null), video(1))).toEqual({ isAligned: false, currentS: 0, partnerS: 0 });
});

test("BE-8 相手は自己最大と、その日の動画のあるほかの球。自分と、動画のない球は選べない", () => {
  const { best, others } = partnersOf(battingVideoPage);
  expect(best?.ball.id).toBe(8900);
  expect(others.map(({ ball }) => ball.id)).toEqual([9001, 9002, 9003, 9005, 9006, 9008]);
});

test("BE-8 選んだ相手がいなくなっていたら、いつもの相手とくらべる", () => {
  const { best } = partnersOf(battingVideoPage);
  expect(partnerOf(battingVideoPage, null, best)?.ball.id).toBe(8900);
  expect(partnerOf(battingVideoPage, 9002, best)?.ball.id).toBe(9002);
  expect(partnerOf(battingVideoPage, 9007, best)?.ball.id).toBe(8900);
  expect(partnerOf(battingVideoPage, 8900, null)?.ball.id).toBe(8900);
  const alone: BallPage = { ...battingVideoPage, best: null, day: battingVideoPage.day.slice(3, 4) };
  expect(partnerOf(alone, 8900, null)).toBeNull();
});
