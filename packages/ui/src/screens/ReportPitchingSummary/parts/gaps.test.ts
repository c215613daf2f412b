import type { PitchingSummary } from "@kyuseki/domain";
import { describe, expect, test } from "vitest";
import { closestPair, gapShown } from "./gaps.ts";

type Pitch = PitchingSummary["pitches"][number];
const pitch = (code: Pitch["code"], gap: number | null, count = 8): Pitch => ({
  code,
  count,
  mean: gap === null ? 131 : 131 - gap,
  max: null,
  mean_before: null,
  gap,
  gap_before: null,
});

describe("ストレートとの差", () => {
  test.each([
    { name: "チェンジアップがあれば、それ", pitches: [pitch(1, null), pitch(4, 26), pitch(6, 17)], code: 6 },
    { name: "なければ、いちばん遅い球", pitches: [pitch(1, null), pitch(3, 13), pitch(4, 26)], code: 4 },
    { name: "未設定とその他は、球種ではない", pitches: [pitch(1, null), pitch(0, 30), pitch(8, 28)], code: undefined },
    { name: "ストレートだけなら、ない", pitches: [pitch(1, null)], code: undefined },
  ])("$name", ({ pitches, code }) => {
    expect(gapShown(pitches)?.code).toBe(code);
  });

  test.each([
    { name: "差が1.9なら区別がつきにくい", gaps: [11.9, 13.8], counts: [8, 8], found: true },
    { name: "ちょうど2なら言わない", gaps: [11.5, 13.5], counts: [8, 8], found: false },
    { name: "7球では言わない", gaps: [11.9, 13.2], counts: [7, 8], found: false },
  ])("$name", ({ gaps, counts, found }) => {
    const pair = closestPair([pitch(1, null), pitch(7, gaps[0] ?? 0, counts[0]), pitch(3, gaps[1] ?? 0, counts[1])]);
    expect(pair !== null).toBe(found);
    if (pair) expect(pair).toEqual({ one: 3, other: 7, gap: expect.closeTo(1.9, 9) });
  });

  test("カットボールとツーシームは、近くてよい", () => {
    expect(closestPair([pitch(1, null), pitch(5, 5), pitch(2, 6)])).toBeNull();
  });
});
