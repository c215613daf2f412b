import type { BallPage, Film } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { battingFilmPage } from "./ballFilm.fixtures.ts";
import { alignment, partnerOf, partnersOf } from "./comparison.ts";

const film = (impact_s: number | null, at_s: number | null = null): Film => ({
  id: 1,
  src: "/films/1",
  poster: null,
  impact_s,
  at_s,
  own: false,
});

test("BE-8 二つともインパクトが分かるときだけ、そこで合わせる", () => {
  expect(alignment(film(1.2), film(0))).toEqual({ isAligned: true, currentS: 1.2, partnerS: 0 });
  expect(alignment(film(1.2), film(null, 4))).toEqual({ isAligned: false, currentS: 0, partnerS: 4 });
  expect(alignment(film(null), film(1))).toEqual({ isAligned: false, currentS: 0, partnerS: 0 });
});

test("BE-8 相手は自己最大と、その日の動画のあるほかの球。自分と、動画のない球は選べない", () => {
  const { best, others } = partnersOf(battingFilmPage);
  expect(best?.ball.id).toBe(8900);
  expect(others.map(({ ball }) => ball.id)).toEqual([9001, 9002, 9003, 9005, 9006, 9008]);
});

test("BE-8 選んだ相手がいなくなっていたら、いつもの相手とくらべる", () => {
  const { best } = partnersOf(battingFilmPage);
  expect(partnerOf(battingFilmPage, null, best)?.ball.id).toBe(8900);
  expect(partnerOf(battingFilmPage, 9002, best)?.ball.id).toBe(9002);
  expect(partnerOf(battingFilmPage, 9007, best)?.ball.id).toBe(8900);
  expect(partnerOf(battingFilmPage, 8900, null)?.ball.id).toBe(8900);
  const alone: BallPage = { ...battingFilmPage, best: null, day: battingFilmPage.day.slice(3, 4) };
  expect(partnerOf(alone, 8900, null)).toBeNull();
});
