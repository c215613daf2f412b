import { describe, expect, test } from "vitest";
import { addDays } from "../statistics/day.ts";
import type { RuleSetId } from "../vocabulary/pitchRuleSets.ts";
import { today } from "./guard.fixture.ts";
import type { GuardInput } from "./guardPlayer.ts";
import { pitchWeeks } from "./pitchWeeks.ts";

const mondays = ["2026-11-09", "2026-11-16"];

type Thrown = Record<string, number>;
type Own = { day: number | null; week: number | null };
type Case = { own?: Own; finished?: readonly string[] } & Partial<
  Pick<GuardInput, "grade" | "sport"> & { rule: RuleSetId }
>;

function weeks(thrown: Thrown, { own, rule, grade = "j2", sport = "baseball", finished = [] }: Case = {}) {
  const stage = { rule: rule ?? (own ? "own" : "pitch_smart"), own: own ?? { day: null, week: null } };
  return pitchWeeks(mondays, {
    grade,
    today,
    sport,
    settings: { pitch_limits: { e: stage, j: stage, h: stage, week: "rolling", caution: 80 } },
    days: Object.entries(thrown).map(([date, pitches]) => ({
      date,
      game: pitches,
      practice: 0,
      elsewhere: 0,
      finished_batter: finished.includes(date),
    })),
  });
}

const own = { day: 70, week: 200 };

describe("球数の週", () => {
  test("月曜から日曜で足し、今日より後と前の週は入れない", () => {
    const thrown = { "2026-11-08": 9, "2026-11-09": 10, "2026-11-15": 20, "2026-11-16": 30, "2026-11-21": 50 };
    expect(weeks(thrown, { own })).toEqual([
      { pitches: 30, limit: 200, over: null },
      { pitches: 30, limit: 200, over: null },
    ]);
  });

  test.each([
    { name: "上限ちょうどは超過ではない", pitches: 70, over: null },
    { name: "1球でも超えれば超過", pitches: 71, over: { span: "day", by: 1, date: "2026-11-10" } },
  ])("$name", ({ pitches, over }) => {
    expect(weeks({ "2026-11-10": pitches }, { own })[0]?.over).toEqual(over);
  });

  test("いちばん多く超えた日を残す。その週になくても、前の6日からの合計で超える", () => {
    const thrown = { "2026-11-05": 60, "2026-11-07": 60, "2026-11-08": 60, "2026-11-09": 50, "2026-11-13": 20 };
    expect(weeks(thrown, { own })[0]?.over).toEqual({ span: "week", by: 30, date: "2026-11-09" });
    expect(weeks({ "2026-11-16": 80, "2026-11-18": 95 }, { own })[1]?.over).toEqual({
      span: "day",
      by: 25,
      date: "2026-11-18",
    });
  });

  test("打者が終わるまでと言われた日は、超過にしない", () => {
    const thrown = { "2026-11-16": 260, "2026-11-17": 260 };
    const high = { rule: "jhbf", grade: "h2" } as const;
    const over = { span: "week", by: 20, date: "2026-11-17" };
    expect(weeks(thrown, high)[1]).toEqual({ pitches: 520, limit: 500, over });
    expect(weeks(thrown, { ...high, finished: ["2026-11-17"] })[1]).toEqual({ pitches: 520, limit: 500, over: null });
  });

  test("規則のないソフトボールは、数えるだけ", () => {
    expect(weeks({ "2026-11-17": 300 }, { sport: "softball" })[1]).toEqual({ pitches: 300, limit: null, over: null });
  });

  test("投げていない日に、前の日からの超過を言わない", () => {
    const thrown = Object.fromEntries([0, 1, 2, 3].map((at) => [addDays("2026-11-12", at), 60]));
    expect(weeks(thrown, { own })).toEqual([
      { pitches: 240, limit: 200, over: { span: "week", by: 40, date: "2026-11-15" } },
      { pitches: 0, limit: 200, over: null },
    ]);
  });
});
