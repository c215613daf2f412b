import { describe, expect, test } from "vitest";
import { deltaTone } from "./deltaTone.ts";
import { signed } from "./signed.ts";

describe("signed", () => {
  test.each([
    { value: 1.2, digits: 1, expected: "+1.2" },
    { value: -0.8, digits: 1, expected: "\u22120.8" },
    { value: 0, digits: 1, expected: "±0" },
    { value: -0, digits: 0, expected: "±0" },
    { value: 0.04, digits: 1, expected: "±0" },
    { value: -0.04, digits: 1, expected: "±0" },
    { value: 0.05, digits: 1, expected: "+0.1" },
    { value: -0.05, digits: 1, expected: "\u22120.1" },
    { value: 0.4, digits: 0, expected: "±0" },
    { value: 0.5, digits: 0, expected: "+1" },
    { value: -1234, digits: 0, expected: "\u22121,234" },
  ] as const)("$value を小数$digits 桁で書くと $expected", ({ value, digits, expected }) => {
    expect(signed(value, digits)).toBe(expected);
  });
});

describe("deltaTone", () => {
  test.each([
    { name: "速くなれば良い", value: 0.1, sense: "higher", expected: "better" },
    { name: "遅くなっても赤くしない", value: -3, sense: "higher", expected: "quiet" },
    { name: "タイムが縮めば良い", value: -0.1, sense: "lower", expected: "better" },
    { name: "タイムが延びても赤くしない", value: 0.3, sense: "lower", expected: "quiet" },
    { name: "負荷が増えたら注意を引く", value: 2, sense: "burden", expected: "worse" },
    { name: "負荷が減れば良い", value: -2, sense: "burden", expected: "better" },
    { name: "身長の増減に良し悪しはない", value: 2.4, sense: "plain", expected: "quiet" },
    { name: "丸めて0なら良し悪しはない", value: 0.04, sense: "higher", expected: "quiet" },
    { name: "丸めて0.1なら良い", value: 0.05, sense: "higher", expected: "better" },
    { name: "負荷も丸めて0なら注意を引かない", value: 0.04, sense: "burden", expected: "quiet" },
  ] as const)("$name", ({ value, sense, expected }) => {
    expect(deltaTone(value, 1, sense)).toBe(expected);
  });
});
