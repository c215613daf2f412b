import { describe, expect, test } from "vitest";
import { isStoryEmpty, type StoryFacts, tellStory } from "./tellStory.ts";

const mondays = ["2026-11-09", "2026-11-16"];
const nothing: StoryFacts = {
  today: "2026-11-20",
  measuredOn: [],
  bests: [],
  loads: [],
  pains: [],
  notes: [],
  videos: [],
  thrown: mondays.map(() => ({ pitches: 0, limit: 70, over: null })),
};
const empty = (week: string) => ({
  week,
  measured: 0,
  bests: [],
  load: null,
  thrown: null,
  pain: null,
  notes: null,
  videos: null,
});
const lastWeek = (facts: Partial<StoryFacts>) => tellStory(mondays, { ...nothing, ...facts }).weeks[1];
const speed = { kind: 4, batting_type: null } as const;
const run = { item: "50m走", unit: "秒", decimals: 1, less_is_better: true };

describe("選手の12週", () => {
  test("何もない週も、週として残る", () => {
    const story = tellStory(mondays, nothing);
    expect(story).toEqual({ today: "2026-11-20", weeks: mondays.map(empty) });
    expect(isStoryEmpty(story)).toBe(true);
  });

  test("日曜は前の週、月曜はその週。週の外は数えない", () => {
    const story = tellStory(mondays, {
      ...nothing,
      measuredOn: ["2026-11-08", "2026-11-15", "2026-11-15", "2026-11-16", "2026-11-17"],
    });
    expect(story.weeks.map(({ measured }) => measured)).toEqual([1, 2]);
    expect(isStoryEmpty(story)).toBe(false);
  });

  test("自己ベストは種類ごとに、伸びのいちばん大きい一つ。種類の順は変えない", () => {
    const bests = [
      { date: "2026-11-17", measured: speed, value: 96, gain: 1 },
      { date: "2026-11-18", measured: speed, value: 98, gain: 2 },
      { date: "2026-11-16", measured: run, value: 7.4, gain: 0.2 },
    ];
    expect(lastWeek({ bests })?.bests).toEqual([bests[1], bests[2]]);
  });

  test("投げた週だけに球数がある", () => {
    const over = { span: "day", by: 2, date: "2026-11-17" } as const;
    const thrown = [
      { pitches: 0, limit: 70, over: null },
      { pitches: 72, limit: 70, over },
    ];
    expect(tellStory(mondays, { ...nothing, thrown }).weeks.map((week) => week.thrown)).toEqual([null, thrown[1]]);
  });

  test("負荷は週の和。分かきつさのない週にはない。投げない選手にもある", () => {
    const loads = [
      { date: "2026-11-08", load: 999 },
      { date: "2026-11-09", load: 0 },
      { date: "2026-11-16", load: 540 },
      { date: "2026-11-20", load: 120 },
    ];
    const story = tellStory(mondays, { ...nothing, loads });
    expect(story.weeks.map(({ load, thrown }) => ({ load, thrown }))).toEqual([
      { load: null, thrown: null },
      { load: 660, thrown: null },
    ]);
    expect(isStoryEmpty(story)).toBe(false);
  });

  test("痛みは回数と、いちばん強い報告。同じ強さなら新しいほう", () => {
    const pains = [
      { date: "2026-11-16", part: "elbow", side: "R", pain: 4 },
      { date: "2026-11-17", part: "shoulder", side: "R", pain: 4 },
      { date: "2026-11-18", part: null, side: null, pain: 1 },
    ] as const;
    expect(lastWeek({ pains })?.pain).toEqual({ count: 3, worst: pains[1] });
  });

  test("ノートと動画は数と、最後の一つ。痛みの言葉は一つでもあれば", () => {
    const notes = [
      { note_id: 9, day: "2026-11-16", pain: true },
      { note_id: 7, day: "2026-11-19", pain: false },
    ];
    const videos = [
      { date: "2026-11-17", count: 3, ball_id: 30, mode: "pitching" },
      { date: "2026-11-19", count: 2, ball_id: 51, mode: "batting" },
    ] as const;
    const week = lastWeek({ notes, videos });
    expect([week?.notes, week?.videos]).toEqual([
      { count: 2, pain: true, last_id: 7 },
      { count: 5, last: { ball_id: 51, mode: "batting" } },
    ]);
  });
});
