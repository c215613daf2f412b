import { describe, expect, test } from "vitest";
import { type BandBall, payingBand } from "./payingBand.ts";

/** Balls of `players` players at 90 to 110 km/h, whose P90 is 110. */
const balls = (players: number, each: number, angle: (at: number) => number | null): BandBall[] =>
  Array.from({ length: players * each }, (_, at) => ({
    member_id: Math.floor(at / each),
    speed: at % each < each / 5 ? 110 : 90,
    angle: angle(at),
  }));

describe("AI 5 速さごとの、塁打の多い角度", () => {
  test("10人の速いほうの真ん中に合わせ、5km/hごとに8°を言う", () => {
    const band = payingBand(balls(10, 10, () => 25));
    // 110 is read at 169.1 km/h, 90 at 138.4 km/h.
    expect(band).toMatchObject({ scale: "group", middle: 90, of: 100 });
    expect(band?.steps.map(({ speed }) => speed)).toEqual([90, 95, 100, 105, 110]);
    expect(band?.steps.at(-1)).toEqual({ speed: 110, from: 25, to: 33 });
    expect(band?.steps[0]).toEqual({ speed: 90, from: 11, to: 19 });
    // 25° pays at 110 km/h only.
    expect(band?.inside).toBe(20);
  });

  test("角度のない球は数えず、20球に足りなければ言わない", () => {
    expect(payingBand(balls(4, 10, (at) => (at < 19 ? 25 : null)))).toBeNull();
    expect(payingBand(balls(4, 10, (at) => (at < 20 ? 25 : null)))).toMatchObject({ of: 20, scale: "own" });
  });
});
