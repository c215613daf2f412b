import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readings } from "../../.storybook/readings.ts";
import { compareStories, unreadable } from "../../.storybook/storyOrder.ts";

const sorted = (...titles: string[]) =>
  titles
    .map((title) => ({ title }))
    .toSorted(compareStories)
    .map(({ title }) => title);

test("はじめには、読んでほしい順に並び、いちばん先に開く", () => {
  const titles = ["基礎/色", "はじめに/部品の足し方", "はじめに/原則", "はじめに/球跡のデザイン"];
  expect(sorted(...titles)).toEqual(["はじめに/球跡のデザイン", "はじめに/原則", "はじめに/部品の足し方", "基礎/色"]);
});

test("部品は、漢字もカタカナも英字も、読みの五十音で並ぶ", () => {
  const titles = [
    "部品/表",
    "部品/ボタン",
    "部品/一球の動画",
    "部品/CSVで保存するボタン",
    "部品/アイコン",
    "部品/検索",
  ];
  expect(sorted(...titles).map((title) => title.slice(3))).toEqual([
    "アイコン",
    "一球の動画",
    "検索",
    "CSVで保存するボタン",
    "表",
    "ボタン",
  ]);
});

test("操作は、その部品のすぐ後に来る", () => {
  const titles = ["部品/開く題", "部品/表（操作）", "部品/メニュー", "部品/表", "部品/メニュー/操作"];
  expect(sorted(...titles)).toEqual([
    "部品/表",
    "部品/表（操作）",
    "部品/開く題",
    "部品/メニュー",
    "部品/メニュー/操作",
  ]);
});

test("同じ題のストーリーは、書いた順のまま", () => {
  expect(compareStories({ title: "部品/表" }, { title: "部品/表" })).toBe(0);
});

test("いまあるどの題にも読みがあり、使われない読みはない", () => {
  const files = globSync(["packages/ui/src/**/*.stories.tsx", ".storybook/docs/*.mdx"]);
  const titles = files.map((file) => /title(?:: |=)"([^"]+\/[^"]+)"/.exec(readFileSync(file, "utf8"))?.[1] ?? file);
  expect(titles.map(unreadable).filter(Boolean)).toEqual([]);
  const parts = new Set(titles.map((title) => title.split("/")[1]?.split("（")[0]));
  expect(Object.keys(readings).filter((name) => !parts.has(name))).toEqual([]);
});
