import type { Element } from "hast";
import { expect, test } from "vitest";
import { placeHeadings, slugOf } from "./headings.ts";

test.each([
  ["CSVの取り込み", "csvの取り込み"],
  ["CSVの取り込み（1回目）", "csvの取り込み-1回目"],
  ["ＡＩスタッツ　の 読みかた", "aiスタッツ-の-読みかた"],
  ["ﾃﾞｰﾀ", "データ"],
  ["第1条 — 目的", "第1条-目的"],
  ["！？", "section"],
])("「%s」の場所は #%s", (words, slug) => {
  expect(slugOf(words)).toBe(slug);
});

const heading = (tagName: string, value: string): Element => ({
  type: "element",
  tagName,
  properties: {},
  children: [{ type: "text", value }],
});

test("いちばん上の見出しを h1 にし、同じ言葉は番号で分ける", () => {
  const headings = [heading("h2", "目的"), heading("h4", "範囲"), heading("h2", "目的"), heading("h6", "細則")];
  placeHeadings({ type: "root", children: headings });
  expect(headings.map(({ tagName, properties }) => [tagName, properties.id])).toEqual([
    ["h1", "目的"],
    ["h3", "範囲"],
    ["h1", "目的-2"],
    ["h5", "細則"],
  ]);
});

test("見出しがなくても困らない", () => {
  expect(() => placeHeadings({ type: "root", children: [] })).not.toThrow();
});
