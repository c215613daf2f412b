import { describe, expect, test } from "vitest";
import { densityAt, densityCurve, silvermanBandwidth } from "./densityCurve.ts";

describe("帯域幅（Silverman）", () => {
  test.each([
    {
      name: "四分位のほうが狭ければ、それで決まる",
      values: [0, 1, 2, 3, 100],
      expected: (0.9 * (2 / 1.34)) / 5 ** 0.2,
    },
    {
      name: "標準偏差のほうが狭ければ、それで決まる",
      values: [-1, -1, 1, 1],
      expected: (0.9 * Math.sqrt(4 / 3)) / 4 ** 0.2,
    },
    {
      name: "四分位の幅がなければ、標準偏差で決まる",
      values: [5, 5, 5, 5, 5, 8],
      expected: (0.9 * Math.sqrt(1.5)) / 6 ** 0.2,
    },
    { name: "すべて同じなら、一目盛り分", values: [130, 130, 130], expected: 0.5 },
    { name: "1球なら、一目盛り分", values: [130], expected: 0.5 },
  ])("$name", ({ values, expected }) => {
    expect(silvermanBandwidth(values)).toBeCloseTo(expected, 10);
  });
});

describe("カーネル密度", () => {
  test("1球の上の高さは、正規分布の頂点", () => {
    expect(densityAt([130], 2, 130)).toBeCloseTo(1 / (2 * Math.sqrt(2 * Math.PI)), 12);
  });

  test("曲線の下の面積は1で、左右に同じ", () => {
    const curve = densityCurve([128, 130, 131, 133], [100, 161], 610);
    expect(curve.reduce((sum, { density }) => sum + density * 0.1, 0)).toBeCloseTo(1, 6);
    expect(curve[300]?.density).toBeCloseTo(curve[310]?.density ?? 0, 10);
    expect([curve[0]?.value, curve.at(-1)?.value]).toEqual([100, 161]);
  });
});
