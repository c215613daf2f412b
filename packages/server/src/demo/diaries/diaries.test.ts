import { addDays, defaultSettings, type GradeGroup, gradeGroupOf, type TrainingRecord } from "@kyuseki/domain";
import { guardPlayer } from "@kyuseki/domain/pitchGuard";
import { currentStreak, daysWithoutRecord, painFlag, practiceRate } from "@kyuseki/domain/training";
import { describe, expect, test } from "vitest";
import { isoDate, tokyoDay } from "../generate/calendar.ts";
import { dayKindOf } from "../people/plannedWeek.ts";
import { roster } from "../tables/roster.ts";
import { baseballDiaries } from "./diaries.ts";

const players = roster.map(([last_name, first_name, , , grade, , , , , , rest], index) => ({
  team_id: 1,
  id: index + 1,
  last_name,
  first_name,
  grade,
  state: rest?.applied ? ("applied" as const) : ("active" as const),
}));
const active = players.filter(({ state }) => state === "active");

// A whole week, so that the screens have something to show on whatever day the demo is opened.
const first = tokyoDay(new Date("2026-11-13T03:00:00Z"));
const days = Array.from({ length: 7 }, (_, ahead) => {
  const today = isoDate(first + ahead);
  return { today, ...baseballDiaries(players, first + ahead) };
});
const datesOf = (training: readonly TrainingRecord[], id: number) =>
  training.filter(({ member_id }) => member_id === id).map(({ date }) => date);

describe.each(days)("デモの記録 $today", ({ today, training, pitchCounts }) => {
  test("1か月の実施率は全体で70〜78%、今日の提出は12〜14人", () => {
    const range = { start: addDays(today, -30), end: today };
    const rates = active.map(
      ({ id }) => practiceRate(datesOf(training, id), { range, registeredOn: "2025-01-01", until: today }).rate ?? 0,
    );
    const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
    expect(mean).toBeGreaterThan(0.7);
    expect(mean).toBeLessThan(0.78);
    const submitted = new Set(training.filter(({ date }) => date === today).map(({ member_id }) => member_id));
    expect(submitted.size).toBe(13);
  });

  test("3日以上記録のない選手が6人、いちばん長い人は15日、いちばん長い連続は42日", () => {
    const silent = active.map(({ id }) =>
      daysWithoutRecord(datesOf(training, id).toSorted().at(-1) ?? null, "2025-01-01", today),
    );
    expect(silent.filter((count) => count >= 3).toSorted((a, b) => a - b)).toEqual([3, 3, 3, 4, 6, 15]);
    expect(Math.max(...active.map(({ id }) => currentStreak(datesOf(training, id), today)))).toBe(42);
  });

  test("BE-1 投球数は余裕・注意・到達・超過がそろい、小・中・高のどれにも投手がいる", () => {
    const settings = defaultSettings("baseball", "rubber");
    const pitchers = active.flatMap(({ id, grade }) => {
      const own = pitchCounts.filter(({ member_id }) => member_id === id);
      const counted = own.map(({ date, kind, pitches }) => ({
        date,
        game: 0,
        practice: 0,
        elsewhere: 0,
        [kind]: pitches,
      }));
      return own.length > 0
        ? [{ grade, guard: guardPlayer({ grade, days: counted, today, settings, sport: "baseball" }) }]
        : [];
    });
    expect(new Set(pitchers.map(({ guard }) => guard.level))).toEqual(new Set(["room", "caution", "reached", "over"]));
    expect(new Set(pitchers.map(({ grade }): GradeGroup => gradeGroupOf(grade)))).toEqual(new Set(["e", "j", "h"]));
  });

  test("今日の分は、朝のうちにできるものだけ。一人ひとつで20分まで、投球は数えない", () => {
    const morning = training.filter(({ date }) => date === today);
    expect(new Set(morning.map(({ member_id }) => member_id)).size).toBe(morning.length);
    expect(morning.filter(({ menu }) => !["swing", "shadow", "core", "stretch"].includes(menu))).toEqual([]);
    expect(morning.filter(({ minutes }) => (minutes ?? 0) > 20)).toEqual([]);
    expect(pitchCounts.filter(({ date }) => date >= today)).toEqual([]);
  });

  test("一日の練習は、学校のある夕方は90分、水曜の夜は150分、週末は240分まで。試合は週末だけ", () => {
    const minutesOf = Map.groupBy(training, ({ member_id, date }) => `${date} ${member_id}`);
    const longest = { weekend: 0, team: 0, school: 0 };
    for (const [key, entries] of minutesOf) {
      const kind = dayKindOf(tokyoDay(new Date(`${key.slice(0, 10)}T03:00:00Z`)));
      longest[kind] = Math.max(
        longest[kind],
        entries.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
      );
      if (kind !== "weekend") expect(entries.map(({ menu }) => menu)).not.toContain("game");
    }
    expect(longest.school).toBeLessThanOrEqual(90);
    expect(longest.team).toBeLessThanOrEqual(150);
    expect(longest.weekend).toBeLessThanOrEqual(240);
  });

  test("BE-1 一日の投球は、学校のある夕方は60球、水曜の夜は70球、週末は115球まで。試合とほかのチームは週末だけ", () => {
    const most = { weekend: 0, team: 0, school: 0 };
    for (const { date, pitches, kind } of pitchCounts) {
      const day = dayKindOf(tokyoDay(new Date(`${date}T03:00:00Z`)));
      most[day] = Math.max(most[day], pitches);
      if (day !== "weekend") expect(kind).toBe("practice");
    }
    expect(most.school).toBeLessThanOrEqual(60);
    expect(most.team).toBeLessThanOrEqual(70);
    expect(most.weekend).toBeLessThanOrEqual(115);
  });

  test("数えた投球のある日には、その人の記録もある", () => {
    const recorded = new Set(training.map(({ member_id, date }) => `${member_id} ${date}`));
    expect(pitchCounts.filter(({ member_id, date }) => !recorded.has(`${member_id} ${date}`))).toEqual([]);
  });

  test("痛みを伝えた選手が1人いる", () => {
    const flagged = active.flatMap(({ id, last_name }) => {
      const flag = painFlag(
        training.filter(({ member_id }) => member_id === id),
        today,
      );
      return flag ? [[last_name, flag.pain, flag.pain_part]] : [];
    });
    expect(flagged).toEqual([["大塚", 3, "elbow"]]);
  });
});
