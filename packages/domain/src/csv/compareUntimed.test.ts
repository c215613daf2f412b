import { describe, expect, test } from "vitest";
import { compareUntimed, type StoredBall, type UntimedBall } from "./compareUntimed.ts";
import { matchBalls } from "./matchBalls.ts";
import type { MeasurementDraft } from "./rows/draft.ts";

/** 2026-11-19T00:00 in Tokyo. */
const midnightS = Date.UTC(2026, 10, 18, 15) / 1000;
const ball = (speed: number, at: number) => ({
  member_id: 1,
  mode: 2 as const,
  datetime: midnightS + at,
  speed,
  angle: null,
});
const file = (...speeds: number[]): readonly UntimedBall[] =>
  speeds.map((speed, at) => ({ ...ball(speed, at), grain: "day" as const }));
const stored = (import_id: number | null, ...speeds: number[]): readonly StoredBall[] =>
  speeds.map((speed, at) => ({ ...ball(speed, at), import_id }));

describe("BE-2 時刻のない球は、選手と日ごとに、球の集まりとして比べる", () => {
  test.each([
    {
      name: "同じファイル",
      balls: file(100, 101, 101),
      there: stored(1, 100, 101, 101),
      known: [0, 1, 2],
      doubtful: [],
    },
    { name: "順番のちがう同じ球", balls: file(101, 100), there: stored(1, 100, 101), known: [0, 1], doubtful: [] },
    {
      name: "上に一行足したファイル",
      balls: file(99, 100, 101),
      there: stored(1, 100, 101),
      known: [1, 2],
      doubtful: [],
    },
    {
      name: "一行減らしたファイル",
      balls: file(100, 101),
      there: stored(1, 100, 101, 102),
      known: [0, 1],
      doubtful: [],
    },
    {
      name: "同じ速さの球が一つ増えたファイル",
      balls: file(100, 100, 100),
      there: stored(1, 100, 100),
      known: [0, 1],
      doubtful: [],
    },
    {
      name: "別の回の、たまたま同じ速さの球",
      balls: file(100, 103),
      there: stored(1, 100, 101),
      known: [],
      doubtful: [0],
    },
    { name: "大きな回のなかの一球", balls: file(100), there: stored(1, 100, 101, 102), known: [], doubtful: [0] },
    {
      name: "二回ぶんあるうちの、一回ぶん",
      balls: file(90, 91),
      there: [...stored(1, 100, 101, 102), ...stored(2, 90, 91)],
      known: [0, 1],
      doubtful: [],
    },
    {
      name: "二回ぶんをまとめたファイル",
      balls: file(100, 101, 90, 91),
      there: [...stored(1, 100, 101), ...stored(2, 90, 91)],
      known: [0, 1, 2, 3],
      doubtful: [],
    },
    {
      name: "機器の球を、丸めて書いた表",
      balls: file(122.5, 119.1, 125),
      there: stored(1, 122.471, 119.091, 124.849),
      known: [],
      doubtful: [0, 1],
    },
    {
      name: "丸めるとどれにも近い、整数の表",
      balls: file(122, 122, 119),
      there: stored(1, 122.471, 119.091, 124.849),
      known: [],
      doubtful: [0, 2],
    },
    {
      name: "ほかの日の球",
      balls: file(100),
      there: stored(1, 100).map((one) => ({ ...one, datetime: one.datetime - 1 })),
      known: [],
      doubtful: [],
    },
    {
      name: "ほかの選手の球",
      balls: file(100),
      there: stored(1, 100).map((one) => ({ ...one, member_id: 2 })),
      known: [],
      doubtful: [],
    },
  ])("$name", ({ balls, there, known, doubtful }) => {
    expect(compareUntimed(balls, there)).toEqual({ known, doubtful });
  });

  test("分まで分かるなら、その分の球とだけ比べる。秒まで分かる球は比べない", () => {
    const inMinute = file(100, 101).map((one) => ({ ...one, grain: "minute" as const }));
    expect(compareUntimed(inMinute, stored(1, 100, 101))).toEqual({ known: [0, 1], doubtful: [] });
    const earlier = stored(1, 100, 101).map((one) => ({ ...one, datetime: one.datetime + 60 }));
    expect(compareUntimed(inMinute, earlier)).toEqual({ known: [], doubtful: [] });
    const exact = file(100).map((one) => ({ ...one, grain: null }));
    expect(compareUntimed(exact, stored(1, 100))).toEqual({ known: [], doubtful: [] });
  });
});

describe("BE-2 一人の球は、名前の書き方がちがっても、別々の球", () => {
  const draft = (row: number, player: string, at: number, more: Partial<MeasurementDraft> = {}) =>
    ({
      row,
      player,
      mode: 2,
      datetime: midnightS + at,
      speed: 100,
      angle: null,
      grain: "day",
      ...more,
    }) as MeasurementDraft;
  const onodera = { id: 1, last_name: "小野寺", first_name: "湊", last_name_kana: "", first_name_kana: "" };
  const moments = (drafts: readonly MeasurementDraft[]) =>
    matchBalls(drafts, [onodera], new Map()).balls.map(({ draft: { datetime, grain } }) => [
      datetime - midnightS,
      grain,
    ]);

  test("時刻のない球は、選手ごとに一秒ずつ続く", () => {
    expect(moments([draft(2, "小野寺 湊", 0), draft(3, "小野寺湊", 0), draft(4, "湊 小野寺", 0)])).toEqual([
      [0, "day"],
      [1, "day"],
      [2, "day"],
    ]);
  });

  test("どの球にも同じ秒が書いてあれば、それは練習の時刻", () => {
    const at = (row: number, speed: number) => draft(row, "小野寺 湊", 3600, { grain: null, speed });
    expect(moments([at(2, 100), at(3, 101), at(4, 100)])).toEqual([
      [3600, "day"],
      [3601, "day"],
      [3602, "day"],
    ]);
    expect(moments([at(2, 100), at(3, 100)])).toEqual([
      [3600, null],
      [3600, null],
    ]);
  });

  test("一分に60球より多ければ、書いてあるのは練習の時刻。60球までは、その分の球", () => {
    const minute = (count: number) =>
      Array.from({ length: count }, (_, at) => draft(2 + at, "小野寺 湊", 3600, { grain: "minute", speed: 100 + at }));
    expect(new Set(moments(minute(60)).map(([, grain]) => grain))).toEqual(new Set(["minute"]));
    expect(new Set(moments(minute(61)).map(([, grain]) => grain))).toEqual(new Set(["day"]));
  });
});
