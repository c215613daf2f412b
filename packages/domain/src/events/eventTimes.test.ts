import { expect, test } from "vitest";
import { gameDraft } from "./eventDraft.fixture.ts";
import { beginsAt, momentsOf } from "./eventTimes.ts";

test("行事は集合から、集合がなければ開始から始まる", () => {
  expect(beginsAt(gameDraft)).toBe(gameDraft.meets_at);
  expect(beginsAt({ ...gameDraft, meets_at: null })).toBe(gameDraft.starts_at);
});

test("予定は時刻の順に並び、行事の中心がわかる（EV-1）", () => {
  const timetable = [
    { time: "08:30", label: "アップ" },
    { time: "07:45", label: "出発" },
  ];
  expect(momentsOf({ ...gameDraft, timetable })).toEqual([
    { time: "2026-11-22T22:30:00.000Z", label: "集合", main: false },
    { time: "2026-11-22T22:45:00.000Z", label: "出発", main: false },
    { time: "2026-11-22T23:30:00.000Z", label: "アップ", main: false },
    { time: "2026-11-23T00:30:00.000Z", label: "試合", main: true },
    { time: "2026-11-23T04:00:00.000Z", label: "解散", main: false },
  ]);
});

test.each([
  { name: "集合と同じ分", time: "07:30", at: "2026-11-22T22:30:00.000Z" },
  { name: "集合より前は翌日", time: "07:29", at: "2026-11-23T22:29:00.000Z" },
  { name: "0時は翌日", time: "00:00", at: "2026-11-23T15:00:00.000Z" },
  { name: "23時59分はその日", time: "23:59", at: "2026-11-23T14:59:00.000Z" },
])("予定の時刻は初日、集合より前なら夜中を過ぎたあと: $name", ({ time, at }) => {
  const moments = momentsOf({ ...gameDraft, timetable: [{ time, label: "予定" }] });
  expect(moments.find(({ label }) => label === "予定")?.time).toBe(at);
});

test.each([
  { kind: "practice", label: "練習" },
  { kind: "game", label: "試合" },
  { kind: "measuring", label: "測定" },
  { kind: "other", label: "開始" },
] as const)("中心の言葉: $label", ({ kind, label }) => {
  expect(momentsOf({ ...gameDraft, kind, meets_at: null })[0]).toMatchObject({ label, main: true });
});

test("終日の行事に時刻はない", () => {
  const whole = { ...gameDraft, all_day: true, meets_at: null, timetable: [{ time: "08:30", label: "アップ" }] };
  expect(momentsOf(whole)).toEqual([]);
});
