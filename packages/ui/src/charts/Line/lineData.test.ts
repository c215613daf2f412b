import { describe, expect, test } from "vitest";
import { growth, ownExitSpeed, teamExitSpeed, weekly, wholeYear } from "./line.fixtures.ts";
import { dayLabels, daysOf, lineTable, rangeOf, roomForEnds } from "./lineData.ts";

describe("daysOf", () => {
  test.each([
    { name: "最後の記録が今日", today: "2026-11-20", expected: ["2026-09-07", "2026-11-20"] },
    { name: "記録が古くても軸は今日で終わる", today: "2026-12-01", expected: ["2026-09-07", "2026-12-01"] },
    { name: "先の見通しがあればそこまで", today: "2026-11-01", expected: ["2026-09-07", "2026-11-20"] },
  ])("$name", ({ today, expected }) => {
    expect(daysOf([ownExitSpeed], undefined, today)).toEqual(expected);
  });

  test("何もなければ今日だけ", () => {
    expect(daysOf([], undefined, "2026-11-20")).toEqual(["2026-11-20", "2026-11-20"]);
  });
});

describe("dayLabels", () => {
  const texts = (pxPerDay: number) =>
    dayLabels([ownExitSpeed], ["2026-09-07", "2026-11-20"], pxPerDay, 46).map(({ text }) => text);

  test("最後は必ず今日で、間が足りない日は飛ばす", () => {
    expect(texts(6)).toEqual(["9/14", "9/28", "10/12", "10/26", "11/9", "11/20"].slice(-6));
  });
  test("狭ければ今日だけ", () => {
    expect(texts(0.1)).toEqual(["11/20"]);
  });
  test("1年を超えたら年も書く", () => {
    const labels = dayLabels([wholeYear], ["2025-11-18", "2026-11-20"], 3, 46);
    expect(labels.at(-1)).toEqual({ day: 367, text: "2026/11/20" });
  });
});

describe("rangeOf", () => {
  test("目標と幅も入る", () => {
    expect(rangeOf([], growth.band, 120)).toEqual([98.5 - 21.5 * 0.15, 120 + 21.5 * 0.15]);
  });
});

describe("lineTable", () => {
  const words = { caption: "打球速度の推移", dateLabel: "日付", unit: "km/h", digits: 1 } as const;
  const write = (lower: number, upper: number) => `${lower}–${upper}`;

  test("どれかに値がある日を行、系列を列にする", () => {
    const short = { ...teamExitSpeed, points: [{ date: "2026-09-08", value: 128 }] };
    const { columns, rows } = lineTable(
      [{ ...ownExitSpeed, points: weekly([130.6]).slice(0, 1) }, short],
      undefined,
      words,
      write,
    );
    expect(columns.map(({ label }) => label)).toEqual(["日付", "小野寺", "チーム高校"]);
    expect(rows).toEqual([
      { id: "2026-09-07", cells: ["9/7", 130.6, null] },
      { id: "2026-09-08", cells: ["9/8", null, 128] },
    ]);
  });

  test("幅は下限と上限をひとつの列に書く", () => {
    const { columns, rows } = lineTable(growth.series, growth.band, words, write);
    expect(columns.at(-1)?.label).toBe("90%区間");
    expect(rows.at(-1)).toEqual({ id: "2026-11-20", cells: ["11/20", null, 106.6, "104.8–108.4"] });
  });
});

describe("roomForEnds", () => {
  test("広ければ名前がそのまま入る", () => {
    expect(roomForEnds([{ value: "137.1", name: "チーム高校" }], 560, 13).ends[0]?.name).toBe("チーム高校");
  });
  test("狭ければ名前を縮め、幅の4分の1ほどにとどめる", () => {
    const { room, ends } = roomForEnds([{ value: "137.1", name: "長谷川 ひまり子" }], 300, 13);
    expect(ends[0]?.name).toBe("長谷川 ひ…");
    expect(room).toBeCloseTo(91);
  });
  test("線がなければ小さな余白だけ", () => {
    expect(roomForEnds([], 560, 13)).toEqual({ room: 13, ends: [] });
  });
});
