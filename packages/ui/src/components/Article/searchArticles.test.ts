import { readMarkdown } from "@kyuseki/domain/markdown";
import { describe, expect, test } from "vitest";
import { searchWords } from "../MarkedText/searchWords.ts";
import type { Article } from "./article.ts";
import { articleIndex, searchArticles } from "./searchArticles.ts";

const article = (id: string, title: string, lead: string, sections: readonly [string, string, string][]): Article => ({
  id,
  title,
  group: "測定",
  updated: "2026-04-01",
  planned: false,
  notice: null,
  lead: readMarkdown(lead),
  sections: sections.map(([key, name, markdown]) => ({
    id: key,
    title: name,
    markdown: readMarkdown(markdown),
    planned: false,
  })),
});

const index = articleIndex([
  article("csv", "CSVの取り込み", "測定機器の**ファイル**を読みます。", [
    ["csv-units", "単位の判定", "mph は km/h に変換します。[設定](/evaluation-setting)で変えます。"],
    ["csv-undo", "まちがえて取り込んだとき", "1回ぶんを取り消せます。"],
  ]),
  article("guard", "投球数ガード", "球数を数えます。", [["guard-rules", "ルールを選ぶ", "単位は球です。"]]),
]);

const found = (query: string) =>
  searchArticles(index, searchWords(query)).map(
    ({ article: { id }, sections }) => `${id}: ${sections.map((section) => section.id).join(" ")}`,
  );

describe("文章を探す", () => {
  test.each([
    { query: "", expected: ["csv: csv-units csv-undo", "guard: guard-rules"] },
    { query: "単位", expected: ["csv: csv-units", "guard: guard-rules"] },
    { query: "ｃｓｖ　たんい 単位", expected: [] },
    { query: "CSV 単位", expected: ["csv: csv-units"] },
    { query: "csv", expected: ["csv: "] },
    { query: "ファイル", expected: ["csv: "] },
    { query: "mph 取り消せ", expected: ["csv: "] },
    { query: "るーる", expected: ["guard: guard-rules"] },
    { query: "evaluation", expected: [] },
    { query: "動画", expected: [] },
  ])("「$query」で $expected", ({ query, expected }) => {
    expect(found(query)).toEqual(expected);
  });
});
