import { describe, expect, test } from "vitest";
import { guardConcern } from "./concern.ts";
import { guardOf, today } from "./guard.fixture.ts";

const yesterday = "2026-11-19";

describe("BE-1 打者を終えるまで", () => {
  const over = { rule: "jhbf", grade: "h2", thrown: [250, 251] } as const;

  test("超えた日は、コーチが打者の途中だったと言うまで超過、言えば到達", () => {
    expect(guardOf(over)).toMatchObject({ level: "over", batter: { date: today, finished: false } });
    expect(guardOf({ ...over, finished: [today] })).toMatchObject({
      level: "reached",
      reason: { code: "full", span: "week" },
      batter: { date: today, finished: true },
    });
  });

  test("きのうのことも、きょうまで言える", () => {
    const yesterdays = { ...over, thrown: [250, 251, 0] };
    expect(guardOf(yesterdays)).toMatchObject({
      level: "over",
      yesterday: { span: "week", by: 1 },
      batter: { date: yesterday, finished: false },
    });
    expect(guardOf({ ...yesterdays, finished: [yesterday] })).toMatchObject({
      yesterday: null,
      batter: { date: yesterday, finished: true },
    });
    expect(guardOf({ ...over, thrown: [250, 251, 0, 0] }).batter).toBeNull();
  });

  test("7日の上限だけのルールでも、最後の日が打者の途中で終わっていれば到達", () => {
    const week = { rule: "jhbf", grade: "h2", thrown: [200, 200, 103, 0] } as const;
    expect(guardOf(week)).toMatchObject({ level: "over", week: { pitches: 503, limit: 500 } });
    expect(guardOf({ ...week, finished: [yesterday] }).level).toBe("reached");
    // Somebody threw again on another day: that was not within the batter.
    expect(guardOf({ ...week, thrown: [200, 200, 103, 1], finished: [yesterday] }).level).toBe("over");
  });

  test("打者を終えるまで投げられると決めていないルールでは、超過のまま", () => {
    const practice = { rule: "hard_junior_practice", grade: "j2", thrown: [71], finished: [today] } as const;
    expect(guardOf(practice)).toMatchObject({ level: "over", batter: null });
  });
});

describe("BE-1 きのうの超過", () => {
  test("きょう投げていなくても言い、おとといのことは言わない", () => {
    expect(guardOf({ rule: "jcsm", grade: "e6", thrown: [66, 0] })).toMatchObject({
      level: "room",
      yesterday: { span: "day", by: 16 },
    });
    expect(guardOf({ rule: "jcsm", grade: "e6", thrown: [66, 0, 0] }).yesterday).toBeNull();
  });

  test("きのう投げていなければ、7日の合計が上限を超えたままでも言わない", () => {
    const own = { day: null, week: 100 };
    const rested = { rule: "own", grade: "j1", own } as const;
    const within = guardOf({ ...rested, thrown: [60, 60, 0, 0] });
    expect([within.level, within.yesterday]).toEqual(["over", null]);
    const past = guardOf({ ...rested, thrown: [60, 60, 0, 0, 0, 0, 0, 0] });
    expect([past.level, past.yesterday, guardConcern(past)]).toEqual(["room", null, null]);
  });

  test("おととい打者の途中で終わっていれば、休んだきのうを超過とは言わない", () => {
    const finished = guardOf({ rule: "jhbf", grade: "h2", thrown: [250, 251, 0, 0], finished: ["2026-11-18"] });
    expect([finished.level, finished.yesterday]).toEqual(["reached", null]);
  });
});

describe("BE-1 週の途中で学年が変わる", () => {
  const changed = { grade: "e4", until: today } as const;

  test("きのうまでは前の学年、きょうからは新しい学年の1日の上限", () => {
    const guard = guardOf({ rule: "jsbb_youth", grade: "e5", thrown: [65, 65], earlier: changed });
    expect(guard).toMatchObject({
      level: "caution",
      today: { pitches: 65, limit: 70 },
      yesterday: { span: "day", by: 5 },
      grade_change: changed,
    });
    expect(guardOf({ rule: "jsbb_youth", grade: "e5", thrown: [65, 65] }).yesterday).toBeNull();
  });

  test("前の学年の日がある7日は少ないほうの上限、なくなれば新しい学年の上限", () => {
    const guard = guardOf({ rule: "jsbb_youth", grade: "e5", thrown: [60, 60, 59], earlier: changed });
    expect(guard).toMatchObject({
      week: { pitches: 179, limit: 180, left: 1 },
      coming: [{ pitches: 1, reason: { code: "full", span: "week" } }, {}, {}, {}, {}, { pitches: 70 }, {}],
    });
    const later = guardOf({
      rule: "jsbb_youth",
      grade: "e5",
      thrown: [60],
      earlier: { grade: "e4", until: "2026-11-14" },
    });
    expect(later).toMatchObject({ week: { limit: 210 }, grade_change: null });
  });

  test("投げた日の学年の表で休む", () => {
    const earlier = { grade: "j2", until: today } as const;
    expect(guardOf({ rule: "pitch_smart", grade: "j3", thrown: [66, 0], earlier }).nextAllowed).toBe("2026-11-24");
    expect(guardOf({ rule: "pitch_smart", grade: "j3", thrown: [0, 66], earlier }).nextAllowed).toBe("2026-11-24");
    expect(guardOf({ rule: "pitch_smart", grade: "j3", thrown: [66, 0] }).nextAllowed).toBe("2026-11-23");
  });
});

describe("BE-1 確認が要るわけ", () => {
  const pain = { date: yesterday, part: "elbow", side: "R", pain: 6, note: "" } as const;
  test.each([
    ["痛みの報告は、余裕があっても先に立つ", { thrown: [0], pain }, "pain"],
    ["痛みの報告は、超過よりも先に立つ", { thrown: [71], pain }, "pain"],
    ["超過", { thrown: [71, 71] }, "over"],
    ["到達は、きのうの超過より先", { thrown: [71, 70] }, "reached"],
    ["きのうの超過は、きょうの注意より先", { thrown: [71, 60] }, "over_yesterday"],
    ["注意", { thrown: [60] }, "caution"],
    ["余裕あり", { thrown: [10] }, null],
  ] as const)("%s", (_, given, concern) => {
    expect(guardConcern(guardOf({ rule: "jsbb_youth", grade: "e6", ...given }))).toBe(concern);
  });
});
