import { describe, expect, test } from "vitest";
import { stages } from "./scatter.fixtures.ts";
import { emptiestPlace, placeBalls, placeIn, scatterTable } from "./scatterData.ts";

const area = { left: 40, top: 10, right: 440, bottom: 310 };
const x = { measure: "打球速度", unit: "km/h", range: [60, 160] } as const;
const y = { measure: "打球角度", unit: "°", range: [-30, 60] } as const;
const ball = (id: string, categoryId: string, speed: number, angle: number) => ({
  id,
  categoryId,
  name: "小野寺 湊",
  detail: "11/20",
  x: speed,
  y: angle,
});

describe("placeIn", () => {
  const place = placeIn(area, x.range, y.range);
  test.each([
    { name: "左下", speed: 60, angle: -30, expected: { x: 40, y: 310 } },
    { name: "右上", speed: 160, angle: 60, expected: { x: 440, y: 10 } },
    { name: "まん中", speed: 110, angle: 15, expected: { x: 240, y: 160 } },
    { name: "範囲の外は端", speed: 171, angle: -41, expected: { x: 440, y: 310 } },
  ])("$name", ({ speed, angle, expected }) => {
    expect(place(speed, angle)).toEqual(expected);
  });
});

describe("placeBalls", () => {
  test("仲間ごとに、左から順に並べる。仲間のない球は描かない", () => {
    const balls = [ball("a", "j", 120, 0), ball("b", "h", 150, 0), ball("c", "h", 130, 0), ball("d", "x", 100, 0)];
    expect(placeBalls(balls, stages, area, x.range, y.range).map(({ rowId }) => rowId)).toEqual(["c", "b", "a"]);
  });
});

describe("scatterTable", () => {
  test("球ひとつが一行になる", () => {
    const labels = { name: "選手", detail: "日", category: "学年" };
    const table = scatterTable([ball("a", "h", 147.8, 5.4)], stages, x, y, labels, "打球");
    expect(table.columns.map(({ label, unit }) => [label, unit])).toEqual([
      ["選手", undefined],
      ["日", undefined],
      ["学年", undefined],
      ["打球速度", "km/h"],
      ["打球角度", "°"],
    ]);
    expect(table.rows).toEqual([{ id: "a", cells: ["小野寺 湊", "11/20", "高校", 147.8, 5.4] }]);
  });

  test("日を持たない表には日の列がない", () => {
    const table = scatterTable([ball("a", "h", 147.8, 5.4)], stages, x, y, { name: "選手", category: "学年" }, "打球");
    expect(table.rows).toEqual([{ id: "a", cells: ["小野寺 湊", "高校", 147.8, 5.4] }]);
  });
});

describe("emptiestPlace", () => {
  const size = { width: 120, height: 20 };
  test.each([
    { name: "空いていれば左下", at: { x: 240, y: 160 }, points: [], expected: { dx: -28, dy: 40, anchor: "end" } },
    {
      name: "左下が混んでいれば左上",
      at: { x: 240, y: 160 },
      points: [{ x: 200, y: 210 }],
      expected: { dx: -28, dy: -40, anchor: "end" },
    },
    { name: "左に入らなければ右", at: { x: 60, y: 160 }, points: [], expected: { dx: 28, dy: 40, anchor: "start" } },
    { name: "下に入らなければ上", at: { x: 240, y: 300 }, points: [], expected: { dx: -28, dy: -40, anchor: "end" } },
  ])("$name", ({ at, points, expected }) => {
    expect(emptiestPlace(at, size, points, area, [])).toMatchObject(expected);
  });

  test("ほかの言葉には重ねない。点の上でも", () => {
    const at = { x: 240, y: 160 };
    const upperLeft = Array.from({ length: 9 }, () => ({ x: 200, y: 110 }));
    const first = emptiestPlace(at, size, upperLeft, area, []);
    expect(first).toEqual({ dx: -28, dy: 40, anchor: "end", box: { left: 92, right: 212, top: 200, bottom: 220 } });
    expect(emptiestPlace(at, size, [], area, [first.box])).toMatchObject({ dx: -28, dy: -40 });
    expect(emptiestPlace(at, size, upperLeft, area, [first.box])).toMatchObject({ dx: 28, dy: 40 });
  });
});
