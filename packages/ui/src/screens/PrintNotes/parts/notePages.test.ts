import { describe, expect, test } from "vitest";
import { linesOfSheet, notePages } from "./notePages.ts";

const note = (text: string) => ({
  parts: [{ label: "", kind: "text" as const, scale: null, text }],
  comment_list: [],
  stamps: [],
});
/** Three lines each: two around the words, and one of them. */
const short = Array.from({ length: 25 }, () => note("短い"));
const sizes = (pages: readonly unknown[][]) => pages.map(({ length }) => length);

describe("紙に分ける", () => {
  test("一枚に入るだけ入れ、順を変えず、どれも落とさない", () => {
    const pages = notePages(short, linesOfSheet);
    expect(sizes(pages)).toEqual([15, 10]);
    expect(pages.flat()).toEqual(short);
  });

  test("はじめの紙は、9マス目標のぶん少ない", () => {
    expect(sizes(notePages(short, 8))).toEqual([2, 15, 8]);
  });

  test("9マス目標の下に入らなければ、次の紙から始まる", () => {
    expect(sizes(notePages([note("字".repeat(54 * 20))], 8))).toEqual([0, 1]);
  });

  test("紙より長いノートは、一つで一枚", () => {
    const long = note("長い文".repeat(1000));
    expect(sizes(notePages([long, note("短い"), long], linesOfSheet))).toEqual([1, 1, 1]);
  });

  test("行を変えた文も数える", () => {
    expect(sizes(notePages([note("\n".repeat(30)), note("\n".repeat(30))], linesOfSheet))).toEqual([1, 1]);
  });

  test("ノートがなければ、白い一枚", () => {
    expect(sizes(notePages([], linesOfSheet))).toEqual([0]);
  });
});
