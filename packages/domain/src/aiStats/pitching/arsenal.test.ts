import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arsenalOf, type NamedPitch, separationOf } from "./arsenal.ts";
import { suspectTags } from "./suspectTags.ts";

const around = (middle: number) => [-2, -1, -1, 0, 0, 1, 1, 2].map((off) => middle + off);
const speeds = (...types: readonly [NamedPitch, readonly number[]][]) => new Map(types);

describe("AI 7 球種の差", () => {
  test("差は、サマリーと同じく、見えている平均どうしの差", () => {
    const around = (middle: number) => [middle - 1, middle, middle + 1];
    // 120.04 − 104.96 = 15.08, but 120.0 and 105.0 are what stands beside it.
    expect(separationOf(around(120.04), around(104.96))?.gap).toBe(15);
  });

  test("手で計算した例：直球130、チェンジアップ115", () => {
    // both: Σ(x − mean)² = 12, pooled SD √(24/14)
    const found = arsenalOf(speeds([1, around(130)], [6, around(115)], [4, around(104).slice(1)]));
    if (!found.enough) throw new Error("足りるはず");
    expect(found.types.map(({ code }) => code)).toEqual([1, 6]);
    const [fast, slow] = found.types;
    expect(fast).toMatchObject({ mean: 130, n: 8, fromFastball: null, separates: null, guide: null });
    expect(slow).toMatchObject({ mean: 115, separates: true, guide: { value: 15.1, source: "college_pitchers" } });
    expect(slow?.sd).toBeCloseTo(Math.sqrt(12 / 7), 9);
    expect(slow?.fromFastball?.gap).toBe(15);
    expect(slow?.fromFastball?.gapPercent).toBeCloseTo(11.538, 3);
    expect(slow?.fromFastball?.cohensD).toBeCloseTo(15 / Math.sqrt(24 / 14), 9);
    expect(slow?.fromFastball?.overlap).toBeCloseTo(0, 6);
  });

  test.each([
    ["差のない二つは、すべて重なる", 130, 1, false],
    // d = 2.5 · √(14/24) = 1.909, 2Φ(−0.9547)
    ["2.5km/hの差では34%が重なり、分かれていない", 127.5, 0.3397, false],
    ["3.4km/hの差では19.4%で、分かれている", 126.6, 0.194, true],
  ])("%s", (_, slow, overlap, separates) => {
    const found = arsenalOf(speeds([1, around(130)], [6, around(slow)]));
    const type = found.enough ? found.types[1] : undefined;
    expect(type?.fromFastball?.overlap).toBeCloseTo(overlap, 3);
    expect(type?.separates).toBe(separates);
  });

  test("直球がなければ差は言わず、どれも8球なければ、あといくつか", () => {
    const found = arsenalOf(speeds([6, around(115)]));
    expect(found.enough && found.types[0]).toMatchObject({ code: 6, fromFastball: null, separates: null });
    expect(separationOf([130, 130], [115, 115])).toBeNull();
    expect(arsenalOf(speeds([1, [130, 131]], [6, [115]]))).toEqual({ enough: false, of: "balls", have: 2, need: 8 });
  });

  test("重なりは、二つの釣り鐘の低いほうを細かく足したものと同じ", () => {
    const gaps = fc.integer({ min: -80, max: 80 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(gaps, (gap) => {
        const { cohensD, overlap } = separationOf(around(130), around(130 - gap)) ?? { cohensD: 0, overlap: 0 };
        const bell = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
        let sum = 0;
        for (let x = -12; x < 12; x += 0.01) sum += 0.01 * Math.min(bell(x), bell(x - cohensD));
        expect(overlap).toBeCloseTo(sum, 3);
      }),
      { numRuns: 40 },
    );
  });
});

describe("AI 7 うたがわしい球種", () => {
  test("自分の型から2.5以上はなれ、ほかの型の1以内にあるものだけ", () => {
    // robust SD of `around` with one ball more: 1.4826
    const fast = [...around(130), 115];
    const slow = around(115);
    expect(suspectTags(speeds([1, fast], [6, slow]))).toEqual([{ tagged: 1, at: 8, speed: 115, likely: 6 }]);
    expect(suspectTags(speeds([1, [...around(130), 122]], [6, slow]))).toEqual([]);
    expect(suspectTags(speeds([1, fast], [6, slow.slice(1)]))).toEqual([]);
  });

  test("まったく散らばりのない型は、疑わず、疑いの先にもならない", () => {
    const flat = Array<number>(9).fill(115);
    expect(suspectTags(speeds([1, [...around(130), 115]], [6, flat]))).toEqual([]);
    expect(suspectTags(speeds([1, around(130)], [6, [...flat, 130]]))).toEqual([]);
  });

  test("二つの型に近ければ、近いほう", () => {
    const found = suspectTags(speeds([1, [...around(130), 115.4]], [6, around(115)], [3, around(116.4)]));
    expect(found).toEqual([{ tagged: 1, at: 8, speed: 115.4, likely: 6 }]);
  });
});
