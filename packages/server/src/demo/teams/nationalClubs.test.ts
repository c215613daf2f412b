import { describe, expect, test } from "vitest";
import { tokyoDay } from "../generate/calendar.ts";
import { clubRows, clubsByPrefecture, clubTeams } from "./nationalClubs.ts";

const today = tokyoDay(new Date("2026-11-20T03:00:00Z"));
const ids = Array.from({ length: 300 }, (_, index) => index + 1);
const teams = clubTeams(ids, today);

describe("全国のほかのクラブ", () => {
  test("300クラブが47都道府県に3つ以上あり、東京がいちばん多い", () => {
    const counts = clubsByPrefecture();
    expect(counts).toHaveLength(47);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(300);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(counts.indexOf(Math.max(...counts)) + 1).toBe(13);
  });

  test("クラブの名前は重ならない", () => {
    expect(new Set(teams.map((team) => team.name)).size).toBe(300);
  });

  test("ソフトボールのクラブだけがソフトの球を使う", () => {
    for (const team of teams) expect(team.ball === "soft").toBe(team.sport_type === "softball");
    expect(new Set(teams.map((team) => team.ball))).toEqual(new Set(["rubber", "hard", "soft"]));
  });

  test("硬式のクラブに小学生はいない", () => {
    const hard = teams.filter((team) => team.ball === "hard");
    const grades = hard.flatMap((team) => clubRows(team, [1, 2, 3, 4], today).members.map((member) => member.grade));
    expect(hard.length).toBeGreaterThan(20);
    expect(grades.filter((grade) => grade.startsWith("e"))).toEqual([]);
  });

  test("測定はすべてこの90日のうち", () => {
    const rows = teams.slice(0, 40).flatMap((team) => clubRows(team, [1, 2, 3], today).measurements);
    const days = rows.map((row) => today - tokyoDay(row.measured_at));
    expect(Math.min(...days)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...days)).toBeLessThanOrEqual(90);
  });
});
