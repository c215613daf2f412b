// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { readPageConfig } from "./pageConfig.ts";

const pageWith = (json: string) => {
  const page = document.implementation.createHTMLDocument();
  const block = page.createElement("script");
  block.type = "application/json";
  block.id = "kyuseki-config";
  block.textContent = json;
  page.head.append(block);
  return page;
};
const standalone = { topSiteUrl: null, playerSiteUrl: null, demo: null };

describe("ページに書かれた設定（D-11）", () => {
  test("サーバーが書いた値を読む", () => {
    const demo = {
      accounts: [{ email: "manager@demo.kyuseki.example", label: "監督（野球）" }],
      password: "kyuseki-demo",
    };
    const mail = { links: true };
    const config = { topSiteUrl: "https://top.example/", playerSiteUrl: "http://localhost:4000", mail, demo };
    expect(readPageConfig(pageWith(JSON.stringify(config)))).toEqual(config);
  });

  test.each(["{}", "null", "[]", '{"topSiteUrl":"javascript:alert(1)","playerSiteUrl":null,"demo":null}'])(
    "%s なら、設定のないものとして動く",
    (json) => {
      expect(readPageConfig(pageWith(json))).toEqual(standalone);
    },
  );

  test("設定の場所がなくても動く", () => {
    expect(readPageConfig(document.implementation.createHTMLDocument())).toEqual(standalone);
  });
});
