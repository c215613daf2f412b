import { describe, expect, test } from "vitest";
import { contours, density, highest, type PlanePoint } from "./kernelDensity.ts";

const area = { left: -1, right: 1, bottom: -1, top: 1 };

describe("密度の等高線", () => {
  test("1点だけなら、その点を囲む円になる", () => {
    const field = density([{ x: 0.2, y: -0.1 }], area, 0.15);
    expect(highest(field)).toBeGreaterThan(0.97);
    const lines = contours(field, Math.exp(-0.5));
    expect(lines).toHaveLength(1);
    for (const { x, y } of lines[0] ?? []) {
      expect(Math.abs(Math.hypot(x - 0.2, y + 0.1) - 0.15)).toBeLessThan(0.01);
    }
    expect(signedArea(lines[0] ?? [])).toBeCloseTo(Math.PI * 0.15 ** 2, 2);
  });

  test("離れた2点なら、輪が2つになる", () => {
    const field = density(
      [
        { x: -0.5, y: 0 },
        { x: 0.5, y: 0.2 },
      ],
      area,
      0.1,
    );
    const lines = contours(field, 0.5);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(signedArea(line)).toBeGreaterThan(0);
  });

  test("輪に並んだ点なら、穴は逆まわりになる", () => {
    const ring = Array.from({ length: 40 }, (_, index) => ({
      x: 0.6 * Math.cos((index * Math.PI) / 20),
      y: 0.6 * Math.sin((index * Math.PI) / 20),
    }));
    const areas = contours(density(ring, area, 0.1), 1).map(signedArea);
    expect(areas).toHaveLength(2);
    expect(areas.filter((size) => size > 0)).toHaveLength(1);
    expect(areas.filter((size) => size < 0)).toHaveLength(1);
  });

  test("端の点でも、線は閉じて枠の中に収まる", () => {
    const lines = contours(density([{ x: 1, y: 1 }], area, 0.2), 0.3);
    expect(lines).toHaveLength(1);
    for (const { x, y } of lines[0] ?? []) {
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1.1);
    }
  });

  test("点がなければ、線もない", () => {
    const field = density([], area, 0.2);
    expect(highest(field)).toBe(0);
    expect(contours(field, 0.5)).toEqual([]);
  });
});

/** Positive when the line runs anticlockwise. */
const signedArea = (line: readonly PlanePoint[]) =>
  line.reduce((sum, { x, y }, index) => {
    const next = line[(index + 1) % line.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
