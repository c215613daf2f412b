import { describe, expect, test } from "vitest";
import { insideMiddle, placed, trajectoryView } from "./trajectoryView.ts";

describe("軌道の縮尺", () => {
  test("横に余裕がないときは、横いっぱいに描く", () => {
    const view = trajectoryView({ width: 442, height: 400, em: 10 }, { reachM: 100, ceilingM: 20 });
    expect(view).toEqual({ perMetre: 4.08, homeX: 20, groundY: 376, ticks: [20, 40, 60, 80, 100] });
    expect(placed(view, { x: 100, y: 0 })).toEqual({ x: 428, y: 376 });
  });

  test("高い打球があれば高さに合わせ、縦と横は同じ縮尺のまま遠くまで目盛りを書く", () => {
    const view = trajectoryView({ width: 834, height: 158, em: 10 }, { reachM: 60, ceilingM: 40 });
    expect(view.perMetre).toBe(2.5);
    expect(view.ticks).toEqual([50, 100, 150, 200, 250, 300]);
    expect(placed(view, { x: 40, y: 40 })).toEqual({ x: 120, y: 34 });
  });

  test("狭い画面でも、目盛りの数字は重ならない", () => {
    const view = trajectoryView({ width: 320, height: 180, em: 13 }, { reachM: 120, ceilingM: 25 });
    const gaps = view.ticks.slice(1).map((tick, index) => (tick - (view.ticks[index] ?? 0)) * view.perMetre);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2.6 * 13);
  });

  test("場所がなくても壊れない", () => {
    expect(trajectoryView({ width: 10, height: 10, em: 13 }, { reachM: 60, ceilingM: 20 }).ticks).toEqual([]);
  });
});

test.each([
  [10, 56],
  [200, 200],
  [390, 344],
])("言葉の真ん中は %s ではなく %s に置き、はみ出さない", (wanted, x) => {
  expect(insideMiddle(wanted, 100, 400)).toBe(x);
});
