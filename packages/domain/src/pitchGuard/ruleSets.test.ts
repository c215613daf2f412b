import { expect, test } from "vitest";
import { ruleSetIds } from "../vocabulary/pitchRuleSets.ts";
import { limitGroups, ruleSetOn, ruleSetsFor } from "./findRuleSet.ts";
import { guardOf, today } from "./guard.fixture.ts";
import { ruleSets } from "./ruleSets.ts";

test("BE-1 学童部は2027年から新しい版になる", () => {
  expect(ruleSetOn("jsbb_youth", "2026-12-31")).toMatchObject({
    version: "2026–",
    notes: ["tie_break_counts"],
  });
  expect(ruleSetOn("jsbb_youth", "2027-01-01")).toMatchObject({
    version: "2027–",
    notes: ["tie_break_counts", "no_pitcher_and_catcher"],
  });
  expect(ruleSetOn("jsbb_youth", "2019-05-01")?.version).toBe("2026–");
});

test("BE-1 公表されたどのルールにも、名前・版・出典と、その年とリンクがあり、版は重ならない", () => {
  const published = ruleSetIds.filter((id) => id !== "own" && id !== "record_only");
  expect([...new Set(ruleSets.map(({ id }) => id))]).toEqual(published);
  for (const { name, version, source } of ruleSets) {
    expect([name, version, source.name].every((text) => text.length > 0)).toBe(true);
    expect(source.url).toMatch(/^https:\/\/.+\..+/);
    expect(source.year).toBeGreaterThanOrEqual(1995);
  }
  for (const id of published) {
    const versions = ruleSets.filter((it) => it.id === id);
    expect(versions.slice(1).every(({ from }, at) => from > (versions[at]?.until ?? "9999"))).toBe(true);
  }
});

test("BE-1 学年の段階ごとに選べるルール", () => {
  const offered = (stage: "e" | "j" | "h") => ruleSetsFor(stage, "2026-11-20").map(({ id }) => id);
  expect(offered("e")).toEqual(["jsbb_youth", "jcsm", "pitch_smart", "little_league"]);
  expect(offered("j")).toEqual([
    "jsbb_junior",
    "hard_junior_practice",
    "giants_cup",
    "pony_games",
    "pony_practice",
    "jcsm",
    "pitch_smart",
    "little_league",
  ]);
  expect(offered("h")).toEqual(["jhbf", "jcsm", "pitch_smart", "little_league"]);
});

test("BE-1 同じ数の学年はまとめて示す", () => {
  const youth = ruleSetOn("jsbb_youth", "2026-11-20");
  expect(youth && limitGroups(youth, "e")).toEqual([
    { first: "e1", last: "e4", limits: { day: 60, week: 180, twoDays: null } },
    { first: "e5", last: "e6", limits: { day: 70, week: 210, twoDays: null } },
  ]);
  expect(youth && limitGroups(youth, "h")).toEqual([]);
});

test("BE-1 高野連の数は主催大会の球だけ", () => {
  expect(ruleSets.filter(({ notes }) => notes.includes("federation_games")).map(({ id }) => id)).toEqual(["jhbf"]);
});

test.each([
  ["jsbb_youth", "e6", [71], false],
  ["jsbb_youth", "e3", [61], false],
  ["jsbb_junior", "j2", [101], false],
  ["hard_junior_practice", "j2", [71], false],
  ["giants_cup", "j2", [81], false],
  ["pony_games", "j1", [61], false],
  ["pony_practice", "j1", [61], false],
  ["jhbf", "h2", [250, 251], true],
  ["jcsm", "h2", [101], false],
  ["pitch_smart", "h2", [106], false],
  ["little_league", "e6", [86], false],
  ["own", "h2", [101], false],
] as const)("BE-1 %s（%s）：打者の途中で到達と言えるのは、そう決めているルールだけ", (rule, grade, thrown, allows) => {
  const own = { day: 100, week: 500 };
  const [before, said] = [
    guardOf({ rule, grade, thrown, own }),
    guardOf({ rule, grade, thrown, own, finished: [today] }),
  ];
  expect([before.level, said.level]).toEqual(["over", allows ? "reached" : "over"]);
  expect([before.batter !== null, said.batter !== null]).toEqual([allows, allows]);
});
