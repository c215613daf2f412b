import { describe, expect, test } from "vitest";
import { pageMarks } from "./pageMarks.ts";

const drawn = (page: number, count: number) =>
  pageMarks(page, count)
    .map((mark) => ("page" in mark ? mark.page : "…"))
    .join(" ");

describe("pageMarks", () => {
  test.each([
    { name: "1ページだけ", page: 1, count: 1, expected: "1" },
    { name: "7ページまではすべて出す", page: 4, count: 7, expected: "1 2 3 4 5 6 7" },
    { name: "はじめの方では終わりの前を省く", page: 4, count: 8, expected: "1 2 3 4 5 … 8" },
    { name: "中ほどでは両側を省く", page: 5, count: 100, expected: "1 … 4 5 6 … 100" },
    { name: "終わりの4ページ前からは後ろを省かない", page: 97, count: 100, expected: "1 … 96 97 98 99 100" },
    { name: "最後のページ", page: 100, count: 100, expected: "1 … 96 97 98 99 100" },
  ])("$name", ({ page, count, expected }) => {
    expect(drawn(page, count)).toBe(expected);
  });
});
