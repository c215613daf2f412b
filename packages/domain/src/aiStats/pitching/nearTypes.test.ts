import { describe, expect, test } from "vitest";
import { type PitchingRecord, pitchesOfCondition } from "../records.ts";
import { now, ten, thrown } from "../stats.fixture.ts";
import { nearTypesCandidate } from "./nearTypes.ts";

describe("AI 7 近い二つの球種", () => {
  const near = (records: readonly PitchingRecord[]) =>
    nearTypesCandidate(pitchesOfCondition({ ball: "rubber" }, records, now));

  test("手で計算した例：同じ日の中だけでくらべ、日の調子は差に入らない", () => {
    // The day that is 6 km/h slower has more sliders only: 10 and 20 against 10 and 10.
    const first = thrown(9, [...ten(3, 108), ...ten(7, 107)]);
    const second = thrown(2, [...ten(3, 102), ...ten(3, 102), ...ten(7, 100)]);
    const [found] = near([...first, ...second]);
    // w = 5 and 20/3; gap = (5·1 + 20/3·2) / (35/3); five tens of Σ(x − mean)² = 6, s² = 30/46 over (9+9+19+9)
    expect(found?.finding.effect).toBeCloseTo(11 / 7, 9);
    const sd = Math.sqrt(30 / 46);
    const se = sd / Math.sqrt(35 / 3);
    expect((found?.finding.interval.high ?? 0) - 11 / 7).toBeCloseTo(1.6449 * se, 4);
    expect(found?.strength).toBe(0);
    expect(found?.matters).toBe(false);
  });

  test.each([
    ["遠い二つ", [...ten(3, 108), ...ten(7, 100)]],
    ["8球に足りない", [...ten(3, 108), ...ten(7, 108).slice(3)]],
    ["もともと近い直球とツーシーム", [...ten(1, 120), ...ten(5, 120)]],
  ])("言わない：%s", (_, pitches) => {
    expect(near(thrown(3, pitches)).filter(({ matters }) => matters)).toEqual([]);
  });

  test("別の日に投げた二つは、くらべない", () => {
    expect(near([...thrown(3, ten(3, 108)), ...thrown(2, ten(7, 108))])).toEqual([]);
  });
});
