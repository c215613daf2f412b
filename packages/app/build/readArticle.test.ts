import { readMarkdown } from "@kyuseki/domain/markdown";
import { describe, expect, test } from "vitest";
import { readArticle } from "./readArticle.ts";

const isScreen = (screen: string) => screen === "member-list";

const head = (more = "") =>
  `<!--\nid: members\ntitle: メンバーリスト\ngroup: チームづくり\nupdated: 2026-04-01\n${more}-->\n`;

describe("文章を読む", () => {
  test("題、前文、節の場所を読む", () => {
    const text = `${head("screen: member-list\nnotice: ひな形です。\n")}選手の**一覧**です。\n\n## 選手を探す {#members-search}\n名前で探します。\n\n### 細かいこと\n## まとめて追加 {#members-add member-bulk-add}\n貼り付けます。\n`;
    expect(readArticle(text, isScreen)).toEqual({
      id: "members",
      title: "メンバーリスト",
      group: "チームづくり",
      updated: "2026-04-01",
      planned: false,
      notice: "ひな形です。",
      lead: readMarkdown("選手の**一覧**です。"),
      sections: [
        {
          id: "members-search",
          title: "選手を探す",
          markdown: readMarkdown("名前で探します。\n\n### 細かいこと"),
          planned: false,
        },
        { id: "members-add", title: "まとめて追加", markdown: readMarkdown("貼り付けます。"), planned: true },
      ],
    });
  });

  test("画面がまだなければ、節もすべて準備中になる", () => {
    const article = readArticle(`${head("screen: home\n")}## 実施率 {#rate}\n割合です。`, isScreen);
    expect([article.planned, article.lead, article.sections[0]?.planned]).toEqual([true, [], true]);
  });

  test.each([
    { name: "頭がない", text: "# 題\n", fieldError: "a text without its head: # 題" },
    { name: "頭の行の形がちがう", text: "<!--\nid members\n-->\n", fieldError: 'not "key: value": id members' },
    { name: "日付がない", text: head().replace("updated: 2026-04-01\n", ""), fieldError: "updated is missing" },
    { name: "節に場所がない", text: `${head()}## 題\n`, fieldError: "a section without its place: ## 題" },
    { name: "場所が日本語", text: `${head()}## 題 {#場所}\n`, fieldError: "a section without its place" },
  ])("$name なら、何が足りないかを言う", ({ text, fieldError }) => {
    expect(() => readArticle(text, isScreen)).toThrow(fieldError);
  });
});
