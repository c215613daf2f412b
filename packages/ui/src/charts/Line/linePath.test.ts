import { describe, expect, test } from "vitest";
import { dotsOf, emptierSide, noteAlong, pathOf, placed, runsOf } from "./linePath.ts";

const readings = [
  { date: "2026-11-01", value: 100 },
  { date: "2026-11-02", value: 101 },
  { date: "2026-11-03", value: null },
  { date: "2026-11-04", value: 103 },
];
const plot = { x: (date: string) => Number(date.slice(-2)) * 10, y: (value: number) => 200 - value };
const points = placed(readings, plot);

describe("線の道すじ", () => {
  test("値のない日で途切れ、残りをつなぐ", () => {
    expect(runsOf(points).map(pathOf)).toEqual(["M10.0 100.0L20.0 99.0", "M40.0 97.0"]);
  });

  test("つなぐ線は、値のない日をまたぎ、値のある日だけに点を打つ", () => {
    const joined = placed(readings, { ...plot, joined: true });
    expect(runsOf(joined).map(pathOf)).toEqual(["M10.0 100.0L20.0 99.0L40.0 97.0"]);
    const days = (width: number) => dotsOf("own", joined, { width, isBridged: true }).map(({ date }) => date);
    expect(days(400)).toEqual(["2026-11-01", "2026-11-02", "2026-11-04"]);
    expect(days(36)).toEqual(["2026-11-04"]);
  });

  test.each([
    { name: "自分の線は、ひとりぼっちの点と最後の点だけ", look: "own", width: 400, expected: ["2026-11-04"] },
    { name: "点だけの系列は、すべて", look: "dots", width: 1, expected: ["2026-11-01", "2026-11-02", "2026-11-04"] },
    {
      name: "記号の線は、離れていればすべて",
      look: 3,
      width: 37,
      expected: ["2026-11-01", "2026-11-02", "2026-11-04"],
    },
    { name: "記号の線は、詰まっていれば最後だけ", look: 3, width: 36, expected: ["2026-11-04"] },
  ] as const)("点を描くのは $name", ({ look, width, expected }) => {
    expect(dotsOf(look, points, { width }).map(({ date }) => date)).toEqual(expected);
  });

  test("値がひとつもなければ、何も描かない", () => {
    expect(runsOf([])).toEqual([]);
    expect(dotsOf("own", [], { width: 400 })).toEqual([]);
  });
});

describe("emptierSide", () => {
  const line = (...ys: number[]) => ys.map((y, index) => ({ date: `${index}`, x: index * 50, y, isAfterGap: false }));
  const label = { from: 60, to: 140, y: 100, reach: 34, bottom: 240 };

  test.each([
    { name: "谷の点なら下", lines: [line(70, 70, 100, 70, 70)], label, expected: 1 },
    { name: "山の点なら上", lines: [line(130, 130, 100, 130, 130)], label, expected: -1 },
    { name: "どちらも空いていれば上", lines: [line(100, 100, 100, 100)], label, expected: -1 },
    {
      name: "谷でも、下に別の線があれば上",
      lines: [line(99, 99, 100, 99), line(120, 120, 120, 120)],
      label,
      expected: -1,
    },
    { name: "上の端に近ければ下", lines: [line(20, 20, 20, 20)], label: { ...label, y: 20 }, expected: 1 },
    { name: "下の端に近ければ上", lines: [line(220, 190, 220, 190)], label: { ...label, y: 220 }, expected: -1 },
  ])("$name", ({ lines, label, expected }) => {
    expect(emptierSide(lines, label)).toBe(expected);
  });
});

describe("言葉の向き", () => {
  test.each([
    { name: "まん中では、点の上に", x: 200, width: 80, room: 400, expected: { anchor: "middle", from: 160 } },
    { name: "左の端に近ければ右へ", x: 60, width: 80, room: 400, expected: { anchor: "start", from: 60 } },
    { name: "右の端に近ければ左へ", x: 350, width: 80, room: 400, expected: { anchor: "end", from: 270 } },
    { name: "左の目盛りに届くなら、点の上に", x: 100, width: 120, room: 170, expected: { anchor: "middle", from: 40 } },
    {
      name: "どこにも入らなければ、近い端から",
      x: 100,
      width: 300,
      room: 170,
      expected: { anchor: "end", from: -200 },
    },
  ])("$name", ({ x, width, room, expected }) => {
    expect(noteAlong(x, width, room)).toEqual(expected);
  });
});
