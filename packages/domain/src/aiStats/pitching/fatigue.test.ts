import { describe, expect, test } from "vitest";
import { type PitchingRecord, pitchesOfCondition } from "../records.ts";
import { type Session, sessionsOf } from "../sessions.ts";
import { fatigueOfDay } from "./fatigue.ts";

/** 2026-11-19, one pitch a second; 0 km/h stands for a slider. */
function pitchesOf(...speeds: readonly number[]) {
  const start = Date.UTC(2026, 10, 19, 1) / 1000;
  const records = speeds.map(
    (speed, at): PitchingRecord => ({
      datetime: start + at,
      ball: "hard",
      tag_pitch: speed === 0 ? 3 : 1,
      angle: null,
      speed: speed === 0 ? 115 : speed,
    }),
  );
  return pitchesOfCondition({ ball: "hard" }, records, start + 1000);
}

const ten = (speed: number) => Array<number>(10).fill(speed);
const none: readonly Session[] = [];
/** A standard deviation of 1 within: fourteen balls at ± √(13/14). */
const steady: Session = (() => {
  const off = Math.sqrt(13 / 14);
  const values = [...Array<number>(7).fill(130 - off), ...Array<number>(7).fill(130 + off)];
  return { day: "2026-11-12", values, median: 130 };
})();

describe("AI 6 疲労", () => {
  test("最初の10球とくらべ、10球ごとに言う。ばらつきがわからなければ1.8km/h", () => {
    const fatigue = fatigueOfDay(pitchesOf(...ten(100), ...ten(98), ...ten(96), ...ten(94.4)), {
      code: 1,
      earlier: none,
    });
    expect(fatigue).toEqual({
      enough: true,
      day: "2026-11-19",
      code: 1,
      pitches: 40,
      baseline: 100,
      basis: "firstTen",
      baselineBalls: 10,
      baselineError: expect.closeTo((1.8 * Math.sqrt(Math.PI / 2)) / Math.sqrt(10), 9),
      sd: 1.8,
      sdKnown: false,
      blocks: [
        { from: 1, to: 10, change: 0, balls: 10, level: "none" },
        { from: 11, to: 20, change: -2, balls: 10, level: "none" },
        { from: 21, to: 30, change: -4, balls: 10, level: "caution" },
        { from: 31, to: 40, change: -5.599999999999994, balls: 10, level: "warning" },
      ],
    });
  });

  test.each([
    ["2σより3%が大きければ、3%ちょうどまでは言わない", 97, "none"],
    ["3%をこえたら注意", 96.9, "caution"],
    ["5%ちょうどまでは注意", 95, "caution"],
    ["5%をこえたら警告", 94.9, "warning"],
    ["速くなるのは疲労ではない", 110, "none"],
  ] as const)("%s", (_, speed, level) => {
    const fatigue = fatigueOfDay(pitchesOf(...ten(100), ...ten(speed)), { code: 1, earlier: [steady] });
    expect(fatigue).toMatchObject({ enough: true, sd: expect.closeTo(1, 9), sdKnown: true });
    expect(fatigue.enough && fatigue.blocks[1]?.level).toBe(level);
  });

  test("最初の20球に直球が8球なければ、前の5回の中央値とくらべる", () => {
    const mixed = [...Array<number>(15).fill(0), ...Array<number>(5).fill(128), ...ten(128)];
    const earlier = [110, 130, 130, 130, 130, 130].map((speed, at) => ({
      ...steady,
      day: `2026-11-0${at + 1}`,
      values: ten(speed),
      median: speed,
    }));
    const fatigue = fatigueOfDay(pitchesOf(...mixed), { code: 1, earlier });
    expect(fatigue).toMatchObject({ enough: true, basis: "lastSessions", baseline: 130, baselineBalls: 50 });
    expect(fatigue.enough && fatigue.blocks.map(({ change }) => change)).toEqual([null, null, -2]);
  });

  test("その型を投げなかった10球では、何も言わない", () => {
    const fatigue = fatigueOfDay(pitchesOf(...ten(100), ...ten(0), ...ten(99)), { code: 1, earlier: none });
    expect(fatigue.enough && fatigue.blocks.map(({ change }) => change)).toEqual([0, null, -1]);
  });

  test("20球と、直球8球に足りなければ、あといくつか", () => {
    expect(fatigueOfDay([], { code: 1, earlier: none })).toEqual({ enough: false, of: "pitches", have: 0, need: 20 });
    const nineteen = pitchesOf(...ten(100), ...ten(98).slice(1));
    expect(fatigueOfDay(nineteen, { code: 1, earlier: none })).toEqual({
      enough: false,
      of: "pitches",
      have: 19,
      need: 20,
    });
    const few = pitchesOf(...ten(0), ...ten(0), ...ten(130).slice(0, 7));
    expect(fatigueOfDay(few, { code: 1, earlier: [steady] })).toEqual({
      enough: false,
      of: "fastballs",
      have: 7,
      need: 8,
    });
  });
});

test("AI 2 一日は日本の一日で、測っていない球は数えない", () => {
  const at = (iso: string, speed: number | null) => ({ datetime: Date.parse(iso) / 1000, speed });
  const records = [
    at("2026-11-19T14:59:59Z", 100),
    at("2026-11-19T15:00:00Z", 120),
    at("2026-11-20T01:00:00Z", null),
    at("2026-11-20T01:00:01Z", 0),
  ];
  const pitches = pitchesOfCondition(
    { ball: "soft" },
    records.map((record) => ({ ...record, ball: "soft", tag_pitch: null, angle: null })),
    Date.parse("2026-11-21T00:00:00Z") / 1000,
  );
  expect(pitches.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(sessionsOf(pitches, ({ speed }) => speed)).toEqual([
    { day: "2026-11-19", values: [100], median: 100 },
    { day: "2026-11-20", values: [120], median: 120 },
  ]);
});
