import { pitchCodes } from "@kyuseki/domain";
import { describe, expect, test } from "vitest";
import { pitchMarks, type SymbolName, symbolPath } from "./pitchMarks.ts";

const symbols = pitchCodes.map((code) => pitchMarks[code].symbol);

describe("球種の記号", () => {
  test("九つの番号は、色も記号も線の切れ方も互いに違う", () => {
    const marks = pitchCodes.map((code) => pitchMarks[code]);
    for (const key of ["color", "symbol", "dash"] as const) {
      expect(new Set(marks.map((mark) => mark[key])).size).toBe(9);
    }
  });

  test("どの記号の形も互いに違う", () => {
    expect(new Set(symbols.map((symbol) => symbolPath(symbol, 5))).size).toBe(9);
  });

  test.each(symbols)("%s は中心から半径の1.55倍までに収まる", (symbol) => {
    const reach = farthest(symbol, 10);
    expect(reach).toBeLessThanOrEqual(15.5);
    expect(reach).toBeGreaterThanOrEqual(10);
  });

  test("四角は一辺が半径の1.76倍", () => {
    expect(symbolPath("square", 5)).toBe("M-4.4 -4.4L4.4 -4.4L4.4 4.4L-4.4 4.4Z");
  });

  test("輪の穴は逆向きに描かれ、塗っても空く", () => {
    expect(symbolPath("ring", 10)).toBe(
      "M0 -10.5A10.5 10.5 0 1 1 0 10.5A10.5 10.5 0 1 1 0 -10.5ZM0 -6A6 6 0 1 0 0 6A6 6 0 1 0 0 -6Z",
    );
  });
});

/** Distance of the corner that lies farthest out; for a disc, its radius. */
function farthest(symbol: SymbolName, radius: number) {
  const corners = [...symbolPath(symbol, radius).matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LAZM]|$)/g)];
  return Math.max(...corners.map(([, x, y]) => Math.hypot(Number(x), Number(y))));
}
