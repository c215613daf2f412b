import { expect, test } from "vitest";
import { judgeBest, ordinarySpread, personalBestsOf } from "./personalBest.ts";

const ball = { better: "higher", measured: true } as const;
const run = { better: "lower", measured: false } as const;
const jump = { better: "higher", measured: false } as const;

test.each([
  ["初めての値は、比べるものがない", 100, null, ball, "none"],
  ["0.9km/hの伸びは、まだ自己ベストではない", 100.9, 100, ball, "none"],
  ["1km/hちょうどから自己ベスト", 101, 100, ball, "best"],
  ["伸びは、見えている二つの数の差", 98.26, 97.34, ball, "best"],
  ["小数の誤差に左右されない", 64.1, 63.1, ball, "best"],
  ["15％ちょうどまでは自己ベスト", 115, 100, ball, "best"],
  ["15％を超える伸びは確認", 115.1, 100, ball, "confirm"],
  ["下がれば自己ベストではない", 99, 100, ball, "none"],
  ["手で測った値は、わずかでもよければ自己ベスト", 7.9, 8, run, "best"],
  ["同じ値は自己ベストではない", 8, 8, run, "none"],
  ["タイムは大きいと自己ベストではない", 8.1, 8, run, "none"],
  ["手で測った大きな伸びは、入力のときに確かめてある", 200, 160, jump, "best"],
] as const)("AI 10: %s", (_, value, before, of, expected) => {
  expect(judgeBest(value, before, of)).toBe(expected);
});

test("AI 10: 自己ベストの歩みは、新しい順に伸びとともに残る", () => {
  const days = [
    { date: "2026-04-01", best: 100 },
    { date: "2026-04-08", best: 100.5 },
    { date: "2026-04-15", best: 101.5 },
    { date: "2026-04-22", best: 99 },
    { date: "2026-04-29", best: 130 },
    { date: "2026-05-06", best: 104 },
  ];
  expect(personalBestsOf(days, { ...ball, before: null })).toEqual([
    { date: "2026-04-15", best: 101.5, before: 100.5, gain: 1 },
  ]);
  expect(personalBestsOf(days.slice(0, 1), { ...ball, before: 97 })).toEqual([
    { date: "2026-04-01", best: 100, before: 97, gain: 3 },
  ]);
});

test("AI 10: いつものばらつきを超える伸びだけが自己ベスト", () => {
  expect(judgeBest(103, 100, { ...ball, spread: 3 })).toBe("none");
  expect(judgeBest(103.1, 100, { ...ball, spread: 3 })).toBe("best");
  expect(judgeBest(7.8, 8, { ...run, spread: 0.2 })).toBe("none");
  expect(judgeBest(7.7, 8, { ...run, spread: 0.2 })).toBe("best");
  // So large a gain is asked about, whatever the spread.
  expect(judgeBest(120, 100, { ...ball, spread: 30 })).toBe("confirm");
});

test("AI 10: いつものばらつきは、となり合う日の差から。4日ではわからない", () => {
  // Differences 4 −4 4 −4: √(64 / 8)
  expect(ordinarySpread([100, 104, 100, 104, 100])).toBeCloseTo(Math.sqrt(8), 9);
  expect(ordinarySpread([0, 0, 0, 100, 104, 100, 104, 100, 104, 100, 104])).toBeCloseTo(Math.sqrt(8), 9);
  expect(ordinarySpread([100, 104, 100, 104])).toBe(0);
  const wild = [100, 104, 100, 104, 100, 106, 113].map((best, at) => ({ date: `2026-04-0${at + 1}`, best }));
  expect(personalBestsOf(wild, { ...ball, before: null }).map(({ best }) => best)).toEqual([113, 104]);
});
