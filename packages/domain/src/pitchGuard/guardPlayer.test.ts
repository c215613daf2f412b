import { describe, expect, test } from "vitest";
import { defaultSettings } from "../rules/defaultSettings.ts";
import { guardOf, today } from "./guard.fixture.ts";
import { guardPlayer } from "./guardPlayer.ts";

describe("BE-1 1日の上限", () => {
  test.each([
    ["jsbb_youth", "e5", 70],
    ["jsbb_youth", "e6", 70],
    ["jsbb_youth", "e4", 60],
    ["jsbb_youth", "e1", 60],
    ["jsbb_junior", "j1", 100],
    ["jsbb_junior", "j3", 100],
    ["hard_junior_practice", "j2", 70],
    ["giants_cup", "j2", 80],
    ["pony_games", "j1", 60],
    ["pony_games", "j2", 75],
    ["pony_games", "j3", 85],
    ["pony_practice", "j1", 60],
    ["pony_practice", "j2", 70],
    ["pony_practice", "j3", 80],
    ["jcsm", "e6", 50],
    ["jcsm", "j1", 70],
    ["jcsm", "h3", 100],
    ["pitch_smart", "e2", 50],
    ["pitch_smart", "e3", 75],
    ["pitch_smart", "e5", 85],
    ["pitch_smart", "j2", 95],
    ["pitch_smart", "j3", 95],
    ["pitch_smart", "h2", 105],
    ["little_league", "e1", 50],
    ["little_league", "e4", 75],
    ["little_league", "e6", 85],
    ["little_league", "h1", 95],
  ] as const)("%s %s は%i球：手前は注意、ちょうどは到達、1球超えると超過", (rule, grade, limit) => {
    const at = (pitches: number) => guardOf({ rule, grade, thrown: [pitches] });
    const caution = Math.ceil(limit * 0.8);
    expect([caution - 1, caution, limit - 1, limit, limit + 1].map((pitches) => at(pitches).level)).toEqual([
      "room",
      "caution",
      "caution",
      "reached",
      "over",
    ]);
    expect(at(limit + 1).today).toEqual({ pitches: limit + 1, limit, left: 0 });
    expect(at(limit - 1).today.left).toBe(1);
  });

  test("超えた球数が理由になる", () => {
    expect(guardOf({ rule: "hard_junior_practice", grade: "j3", thrown: [62, 0, 0, 48, 86] })).toMatchObject({
      level: "over",
      nextAllowed: "2026-11-21",
      reason: { code: "over", span: "day", by: 16 },
    });
  });
});

describe("BE-1 7日の上限", () => {
  test.each([
    ["jsbb_youth", "e6", 210],
    ["jsbb_youth", "e4", 180],
    ["jsbb_junior", "j2", 350],
    ["hard_junior_practice", "j2", 350],
    ["pony_practice", "j1", 180],
    ["pony_practice", "j2", 210],
    ["pony_practice", "j3", 240],
    ["jhbf", "h1", 500],
    ["jcsm", "e1", 200],
    ["jcsm", "j3", 350],
    ["jcsm", "h2", 500],
  ] as const)("%s %s は%i球", (rule, grade, limit) => {
    const levels = [limit * 0.8 - 1, limit * 0.8, limit, limit + 1].map((sum) => {
      const before = Array.from({ length: 4 }, () => Math.floor(sum / 4));
      const rest = sum - before.reduce((all, pitches) => all + pitches, 0);
      return guardOf({ rule, grade, thrown: [rest, ...before, 0, 0] }).level;
    });
    expect(levels).toEqual(["room", "caution", "reached", "over"]);
  });

  test("直近7日は、7日目が抜けると戻る", () => {
    const thrown = [62, 70, 58, 0, 82, 96, 110];
    expect(guardOf({ rule: "jhbf", grade: "h2", thrown })).toMatchObject({
      level: "caution",
      today: { pitches: 110, limit: null, left: null },
      week: { pitches: 478, limit: 500, left: 22 },
      nextAllowed: "2026-11-21",
      coming: [
        { date: "2026-11-21", pitches: 84 },
        { date: "2026-11-22", pitches: 154 },
        { date: "2026-11-23", pitches: 212 },
        { date: "2026-11-24", pitches: 212 },
        { date: "2026-11-25", pitches: 294 },
        { date: "2026-11-26", pitches: 390 },
        { date: "2026-11-27", pitches: 500 },
      ],
    });
  });

  test("週で数えると、日曜まで残り、月曜に戻る", () => {
    const sunday = "2026-11-22";
    const thrown = [0, 100, 100, 100, 50, 0];
    const guard = guardOf({ rule: "jsbb_junior", grade: "j1", thrown, on: sunday, week: "calendar" });
    expect(guard).toMatchObject({ level: "reached", week: { pitches: 350, left: 0 }, nextAllowed: "2026-11-23" });
    expect(guard.coming[0]).toEqual({ date: "2026-11-23", pitches: 100, reason: null });
    const saturday = guardOf({ rule: "jsbb_junior", grade: "j1", thrown, on: "2026-11-21", week: "calendar" });
    expect(saturday.coming[0]).toEqual({ date: sunday, pitches: 0, reason: { code: "full", span: "week" } });
  });

  test("1日の上限より7日の残りが少なければ、その球数まで", () => {
    const guard = guardOf({ rule: "jsbb_youth", grade: "e6", thrown: [44, 0, 30, 0, 68] });
    expect(guard).toMatchObject({
      level: "caution",
      coming: [{ pitches: 68, reason: { code: "full", span: "week" } }, {}, {}, {}, {}, {}, {}],
    });
  });
});

describe("BE-1 休む日", () => {
  const upTo14 = [
    [20, 0],
    [21, 1],
    [35, 1],
    [36, 2],
    [50, 2],
    [51, 3],
    [65, 3],
    [66, 4],
  ] as const;
  const from15to16 = [
    [30, 0],
    [31, 1],
    [45, 1],
    [46, 2],
    [60, 2],
    [61, 3],
    [75, 3],
    [76, 4],
  ] as const;
  const from17 = [
    [61, 3],
    [76, 3],
    [80, 3],
    [81, 4],
  ] as const;
  test.each([
    ...upTo14.map((row) => ["pitch_smart", "j2", ...row] as const),
    ...upTo14.map((row) => ["little_league", "j2", ...row] as const),
    ...(["pitch_smart", "little_league"] as const).flatMap((rule) =>
      (["j3", "h1"] as const).flatMap((grade) => from15to16.map((row) => [rule, grade, ...row] as const)),
    ),
    ...(["h2", "h3"] as const).flatMap((grade) => from17.map((row) => ["pitch_smart", grade, ...row] as const)),
    ["pony_games", "j3", 49, 0],
    ["pony_games", "j3", 50, 1],
  ] as const)("%s %s は%i球のあと%i日休む", (rule, grade, pitches, restDays) => {
    const guard = guardOf({ rule, grade, thrown: [pitches] });
    expect(guard.coming.filter((day) => day.pitches === 0)).toHaveLength(restDays);
    expect(guard.nextAllowed).toBe(`2026-11-${21 + restDays}`);
    expect(guard.reason).toEqual(restDays === 0 ? null : { code: "after", date: today, pitches });
  });

  test("休む日の当日は、投げていなくても到達", () => {
    expect(guardOf({ rule: "pony_games", grade: "j1", thrown: [50, 0] }).level).toBe("reached");
    expect(guardOf({ rule: "pony_games", grade: "j1", thrown: [49, 0] }).level).toBe("room");
  });

  test.each([
    ["2日で80球は休まない", [40, 40], 40, "2026-11-21"],
    ["2日で81球なら3日目は休む", [41, 40], 0, "2026-11-22"],
    ["80球のあと1日休めば、また80球", [80, 0], 80, "2026-11-21"],
    ["40球を超えた日があれば3連投しない", [41, 20], 0, "2026-11-22"],
    ["4連投しない", [10, 10, 10], 0, "2026-11-22"],
  ])("giants_cup %s", (_, thrown, pitches, nextAllowed) => {
    const guard = guardOf({ rule: "giants_cup", grade: "j2", thrown });
    expect([guard.coming[0]?.pitches, guard.nextAllowed]).toEqual([pitches, nextAllowed]);
  });

  test.each([
    [[0, 60, 35], "room"],
    [[0, 60, 36], "caution"],
    [[0, 60, 60], "reached"],
    [[0, 60, 61], "over"],
  ])("giants_cup 2日で120球：%j は%s", (thrown, level) => {
    expect(guardOf({ rule: "giants_cup", grade: "j2", thrown }).level).toBe(level);
  });

  test.each([
    ["pony_games", "j2"],
    ["pitch_smart", "e1"],
    ["pitch_smart", "h3"],
    ["little_league", "e6"],
    ["little_league", "h1"],
  ] as const)("%s %s は、何球でも3日続けて投げない", (rule, grade) => {
    const guard = guardOf({ rule, grade, thrown: [10, 1] });
    expect(guard).toMatchObject({ nextAllowed: "2026-11-22", reason: { code: "running", days: 2 } });
  });

  test("中学硬式は、週に1日は投げない", () => {
    const seven = guardOf({ rule: "hard_junior_practice", grade: "j3", thrown: [20, 30, 24, 36, 28, 40, 22] });
    expect(seven).toMatchObject({
      level: "reached",
      nextAllowed: "2026-11-22",
      reason: { code: "no_throw_day", days: 7 },
    });
    const six = guardOf({ rule: "hard_junior_practice", grade: "j3", thrown: [0, 1, 1, 1, 1, 1, 1] });
    expect(six).toMatchObject({ level: "room", nextAllowed: "2026-11-22" });
    const five = guardOf({ rule: "hard_junior_practice", grade: "j3", thrown: [1, 1, 1, 1, 1] });
    expect(five.nextAllowed).toBe("2026-11-21");
  });

  test("中学硬式を週で数えると、月曜から土曜まで投げたあとの日曜が休み", () => {
    const thrown = [1, 1, 1, 1, 1, 1];
    const guard = guardOf({ rule: "hard_junior_practice", grade: "j3", thrown, on: "2026-11-21", week: "calendar" });
    expect(guard.nextAllowed).toBe("2026-11-23");
    const friday = guardOf({ rule: "hard_junior_practice", grade: "j3", thrown, week: "calendar" });
    expect(friday.nextAllowed).toBe("2026-11-21");
  });
});

describe("BE-1 チームが決めるもの", () => {
  test("独自の上限", () => {
    const own = { day: 50, week: null };
    expect(guardOf({ rule: "own", grade: "h1", thrown: [40], own })).toMatchObject({
      level: "caution",
      today: { limit: 50 },
      week: { limit: null },
      rule: { id: "own", version: "", label: "" },
    });
  });

  test.each([
    ["記録だけ", "record_only", "j1"],
    ["その学年を含まないルール", "jsbb_youth", "j1"],
    ["18歳には決まりのないリトルリーグ", "little_league", "h3"],
  ] as const)("%s なら、ランプを出さず数えるだけ", (_, rule, grade) => {
    const guard = guardOf({ rule, grade, thrown: [400] });
    expect(guard).toMatchObject({ level: null, today: { pitches: 400, limit: null, left: null }, reason: null });
    expect(guard.coming[0]).toEqual({ date: "2026-11-21", pitches: null, reason: null });
  });

  test("ソフトボールには公表の上限がなく、独自の上限だけがはたらく", () => {
    const settings = defaultSettings("baseball", "rubber");
    const days = [{ date: today, game: 90, practice: 0, elsewhere: 0 }];
    const guard = guardPlayer({ grade: "e6", days, today, settings, sport: "softball" });
    expect([guard.level, guard.rule.id]).toEqual([null, "record_only"]);
    const own = { rule: "own", own: { day: 80, week: null } } as const;
    const limited = { pitch_limits: { ...settings.pitch_limits, e: own } };
    expect(guardPlayer({ grade: "e6", days, today, settings: limited, sport: "softball" }).level).toBe("over");
  });

  test("注意の割合", () => {
    const settings = defaultSettings("baseball", "rubber");
    const caution = { pitch_limits: { ...settings.pitch_limits, caution: 50 } };
    const at = (game: number) =>
      guardPlayer({
        grade: "e6",
        days: [{ date: today, game, practice: 0, elsewhere: 0 }],
        today,
        settings: caution,
        sport: "baseball",
      }).level;
    expect([at(34), at(35)]).toEqual(["room", "caution"]);
  });

  test("試合・練習・ほかのチームを足し、あすからの記録は数えない", () => {
    const settings = defaultSettings("baseball", "rubber");
    const days = [
      { date: today, game: 30, practice: 20, elsewhere: 10 },
      { date: today, game: 1, practice: 0, elsewhere: 0 },
      { date: "2026-11-21", game: 99, practice: 0, elsewhere: 0 },
    ];
    const guard = guardPlayer({ grade: "e6", days, today, settings, sport: "baseball" });
    expect([guard.today.pitches, guard.recent.at(-1)]).toEqual([61, { date: today, pitches: 61 }]);
  });
});
