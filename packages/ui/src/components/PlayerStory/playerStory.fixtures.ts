import { addDays, type MemberStory, type StoryWeek } from "@kyuseki/domain";

const today = "2026-11-20";
const first = "2026-08-31";

const blank = (week: string): StoryWeek => ({
  week,
  measured: 0,
  bests: [],
  load: null,
  thrown: null,
  pain: null,
  notes: null,
  videos: null,
});

/** Twelve weeks from the last of August; `known` by the Monday of each. */
function storyOf(known: Record<string, Partial<StoryWeek>>): MemberStory {
  const weeks = Array.from({ length: 12 }, (_, at) => addDays(first, 7 * at));
  return { today, weeks: weeks.map((week) => ({ ...blank(week), ...known[week] })) };
}

const pitchSpeed = { kind: 4, batting_type: null } as const;
const exitSpeed = { kind: 1, batting_type: 1 } as const;
const run = { item: "50m走", unit: "秒", decimals: 1, less_is_better: true };
const pitched = (pitches: number, over: NonNullable<StoryWeek["thrown"]>["over"] = null) => ({
  pitches,
  limit: 210,
  over,
});
const elbow = (date: string, pain: number) => ({ date, part: "elbow", side: "R", pain }) as const;

/** A pitcher whose elbow hurt after two heavy weeks. */
export const pitcherStory = storyOf({
  "2026-08-31": { measured: 1, load: 1240, thrown: pitched(48) },
  "2026-09-07": { thrown: pitched(55), notes: { count: 1, pain: false, last_id: 301 } },
  "2026-09-14": {
    measured: 2,
    bests: [{ date: "2026-09-16", measured: pitchSpeed, value: 97, gain: 1.2 }],
    thrown: pitched(62),
    videos: { count: 1, last: { ball_id: 5120, mode: "pitching" } },
  },
  "2026-09-28": { load: 1860, thrown: pitched(120), notes: { count: 2, pain: false, last_id: 312 } },
  "2026-10-05": { measured: 1, load: 2480, thrown: pitched(224, { span: "week", by: 14, date: "2026-10-10" }) },
  "2026-10-12": {
    thrown: pitched(188, { span: "day", by: 12, date: "2026-10-17" }),
    notes: { count: 1, pain: true, last_id: 320 },
    pain: { count: 1, worst: elbow("2026-10-18", 4) },
  },
  "2026-10-19": { load: 620, pain: { count: 2, worst: elbow("2026-10-21", 3) } },
  "2026-11-02": { thrown: pitched(20), notes: { count: 1, pain: false, last_id: 331 } },
  "2026-11-09": { measured: 1, thrown: pitched(41) },
  "2026-11-16": {
    measured: 2,
    bests: [
      { date: "2026-11-18", measured: exitSpeed, value: 114.8, gain: 2.3 },
      { date: "2026-11-17", measured: run, value: 7.2, gain: 0.1 },
    ],
    videos: { count: 6, last: { ball_id: 5302, mode: "batting" } },
  },
});

export const emptyStory = storyOf({});

/** Every row has a mark in every week, with the widest figures. */
export const crowdedStory: MemberStory = {
  today,
  weeks: emptyStory.weeks.map(({ week }, at) => ({
    week,
    measured: 5,
    bests: [
      { date: week, measured: pitchSpeed, value: 97 + at, gain: 1 },
      { date: week, measured: exitSpeed, value: 110 + at, gain: 1 },
    ],
    load: 4200 - 300 * at,
    thrown: pitched(288, at % 2 ? { span: "week", by: 78, date: addDays(week, 4) } : null),
    pain: { count: 3, worst: elbow(addDays(week, 4), 10) },
    notes: { count: 14, pain: at % 3 === 0, last_id: 400 + at },
    videos: { count: 120, last: { ball_id: 6000 + at, mode: "batting" } },
  })),
};

/** A child who practises and does not pitch. */
export const fielderStory = storyOf({
  "2026-11-09": { measured: 1, load: 450 },
  "2026-11-16": { load: 900 },
});

/** A child who has only said that something hurts. */
export const painOnlyStory = storyOf({
  "2026-11-02": { pain: { count: 1, worst: { date: "2026-11-05", part: null, side: null, pain: 2 } } },
  "2026-11-16": { pain: { count: 1, worst: { date: "2026-11-19", part: "knee", side: "L", pain: 5 } } },
});

/** A child who came this week: measured once, practised once. */
export const firstWeekStory = storyOf({ "2026-11-16": { measured: 1, load: 150 } });
