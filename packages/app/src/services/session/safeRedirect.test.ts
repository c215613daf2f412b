import { describe, expect, test } from "vitest";
import { safeRedirect } from "./safeRedirect.ts";

const origin = "https://kyuseki.example";
const topSite = "https://top.example/kyuseki";

describe("ログイン後の行き先（D-4, I2）", () => {
  test.each([
    ["/member-list", "/member-list"],
    ["/member-list?q=%E4%BD%90&grade=j#top", "/member-list?q=%E4%BD%90&grade=j#top"],
    ["/nextshot/report/12/batting/summary", "/nextshot/report/12/batting/summary"],
    ["/member-list?next=https://evil.example", "/member-list?next=https://evil.example"],
    ["https://kyuseki.example/note", "/note"],
    ["https://top.example/kyuseki", "https://top.example/kyuseki"],
    ["https://top.example/kyuseki/news?id=1", "https://top.example/kyuseki/news?id=1"],
  ])("%s はそのまま使う", (target, expected) => {
    expect(safeRedirect(target, origin, topSite)).toBe(expected);
  });

  test.each([
    null,
    "",
    "member-list",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\u0000/member-list",
    " /member-list",
    "/ /evil.example",
    "/%2F/evil.example",
    "/%2F%2Fevil.example",
    "/%5Cevil.example",
    "/%252Fevil.example",
    "/%09/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%E0%A4%A",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "blob:https://kyuseki.example/1",
    "ftp://kyuseki.example/",
    "https:evil.example",
    "https:/evil.example",
    "https:///evil.example",
    "https://evil.example",
    "https://kyuseki.example@evil.example",
    "https://a:b@kyuseki.example/note",
    "https://kyuseki.example.evil.example",
    "http://kyuseki.example/note",
    "https://kyuseki.example:8443/note",
    "https://top.example/other",
    "https://top.example/kyuseki-evil",
    "https://top.example/kyuseki/../other",
    "https://top.example.evil.example/kyuseki",
    "/login",
    "/login?redirect=/login",
    "/logout/",
    `/${"a".repeat(2000)}`,
  ])("%j はホームにする", (target) => {
    expect(safeRedirect(target, origin, topSite)).toBe("/");
  });

  test("上位サイトの設定がなければ、ほかのサイトへは行かない", () => {
    expect(safeRedirect("https://top.example/kyuseki", origin, null)).toBe("/");
  });
});
