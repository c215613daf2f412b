import { describe, expect, test } from "vitest";
import type { StoredBall, UntimedBall } from "./compareUntimed.ts";
import { sessionsToCompare, takenSessions } from "./takenSessions.ts";

/** 2026-11-19T00:00 in Tokyo. */
const midnightS = Date.UTC(2026, 10, 18, 15) / 1000;
const dayS = 86_400;
const ball = (member_id: number, speed: number, s: number) => ({
  member_id,
  mode: 2 as const,
  datetime: midnightS + s,
  speed,
  angle: null,
});
const file = (member_id: number, speeds: readonly number[], days = 0): readonly UntimedBall[] =>
  speeds.map((speed, at) => ({ ...ball(member_id, speed, days * dayS + at), grain: null }));
const stored = (member_id: number, import_id: number, speeds: readonly number[], days = 0): readonly StoredBall[] =>
  speeds.map((speed, at) => ({ ...ball(member_id, speed, days * dayS + at), import_id }));
const five = [100, 101, 102, 103, 104];
const taken = { member_id: 1, mode: 2, day: "2026-11-19", balls: 5, owner_id: 2 };

describe("BE-2 新しい球が、ほかの選手の記録にもうあるか", () => {
  const found = (balls: readonly UntimedBall[], there: readonly StoredBall[]) =>
    takenSessions(sessionsToCompare(balls), there);

  test.each([
    { name: "同じ回", there: stored(2, 7, five), expected: [taken] },
    {
      name: "同じ回と、その選手の別の回",
      there: [...stored(2, 7, five), ...stored(2, 8, [90, 91])],
      expected: [taken],
    },
    { name: "書き足す前のファイル", there: stored(2, 7, [100, 101, 102]), expected: [taken] },
    { name: "同じ選手の球だけ", there: stored(1, 7, five), expected: [] },
    { name: "一球だけ同じ別の回", there: stored(2, 7, [104, 105, 106, 107, 108]), expected: [] },
    { name: "ほかの日", there: stored(2, 7, five, 1), expected: [] },
    { name: "打撃", there: stored(2, 7, five).map((one) => ({ ...one, mode: 1 as const })), expected: [] },
  ])("$name", ({ there, expected }) => {
    expect(found(file(1, five), there)).toEqual(expected);
  });

  test("5球に足りない日は、たまたま同じでも言わない", () => {
    expect(found(file(1, five.slice(1)), stored(2, 7, five.slice(1)))).toEqual([]);
  });

  test("一人につき球の多い3日を、あわせて30日まで比べる", () => {
    const season = [1, 2, 3, 4].flatMap((days) => file(1, [...five, ...five].slice(0, 4 + days), days));
    expect(sessionsToCompare(season).map(({ day }) => day)).toEqual(["2026-11-23", "2026-11-22", "2026-11-21"]);
    const many = Array.from({ length: 40 }, (_, at) => file(at + 1, five, at)).flat();
    expect(sessionsToCompare(many)).toHaveLength(30);
  });
});
