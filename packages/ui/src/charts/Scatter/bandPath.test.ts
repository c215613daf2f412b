import { expect, test } from "vitest";
import { bandPath } from "./bandPath.ts";

const place = (x: number, y: number) => ({ x, y: 100 - y });

test("速さごとの範囲を、段のついたひとつの形にする", () => {
  const steps = [
    { x: 100, from: 16, to: 24 },
    { x: 110, from: 24, to: 32 },
  ];
  expect(bandPath(steps, place)).toBe(
    "M95.0 76.0L105.0 76.0L105.0 68.0L115.0 68.0L115.0 76.0L105.0 76.0L105.0 84.0L95.0 84.0Z",
  );
});

test("段がなければ何も描かない", () => {
  expect(bandPath([], place)).toBe("");
});
