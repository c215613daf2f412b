import { describe, expect, test } from "vitest";
import { battingStats } from "./batting/battingStats.ts";
import { pitchingStats } from "./pitching/pitchingStats.ts";
import type { BattingRecord, PitchingRecord } from "./records.ts";
import { seeded } from "./seeded.fixture.ts";
import { batted, now, player, range, thrown } from "./stats.fixture.ts";

const asked = { player, peers: [], range, now } as const;

describe("BE-3 何もなければ黙る（決まった種の模擬）", () => {
  test("打撃：何も変わっていない150人のうち、何かを言われるのは1割まで", () => {
    const { normal, whole } = seeded(5);
    let told = 0;
    for (let run = 0; run < 150; run++) {
      const records: BattingRecord[] = [];
      for (let daysAgo = 84; daysAgo > 0; daysAgo -= whole(3, 9)) {
        const [form, aim] = [normal(100, 1.5), normal(13, 2)];
        const flights = Array.from({ length: whole(5, 15) }, () => ({
          speed: normal(form, 4),
          angle: normal(aim, 11),
        }));
        records.push(...batted(daysAgo, flights));
      }
      if (battingStats({ ...asked, condition: { battingType: 1, ball: "rubber" }, records }).findings.length > 0)
        told++;
    }
    expect(told).toBeLessThanOrEqual(15);
  });

  test("投球：何も変わっていない120人のうち、何かを言われるのは1割まで", () => {
    const { normal, whole } = seeded(11);
    const means = { 1: 120, 3: 107, 6: 105 } as const;
    const codes = [1, 1, 1, 3, 6] as const;
    let told = 0;
    for (let run = 0; run < 120; run++) {
      const records: PitchingRecord[] = [];
      for (let daysAgo = 84; daysAgo > 0; daysAgo -= whole(4, 10)) {
        const form = normal(0, 1);
        const pitches = Array.from({ length: whole(20, 50) }, () => {
          const code = codes[whole(0, 4)] ?? 1;
          return { code, speed: normal(means[code] + form, 1.6) };
        });
        records.push(...thrown(daysAgo, pitches));
      }
      if (pitchingStats({ ...asked, condition: { ball: "rubber" }, records }).findings.length > 0) told++;
    }
    expect(told).toBeLessThanOrEqual(12);
  });
});
