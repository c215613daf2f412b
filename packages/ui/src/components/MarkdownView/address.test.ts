import { describe, expect, test } from "vitest";
import { isElsewhere, safeLink, safePicture } from "./address.ts";

describe("リンクの行き先", () => {
  test.each([
    "https://example.jp/a?b=1#c",
    "http://example.jp",
    "mailto:team@example.jp",
    "/note",
    "#単位の判定",
    "csv",
  ])("「%s」はそのまま", (address) => {
    expect(safeLink(address)).toBe(address);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "//evil.example/",
    "/\\evil.example/",
    "\\\\evil.example/",
    "tel:110",
    "",
  ])("「%s」はどこへも行かない", (address) => {
    expect(safeLink(address)).toBeNull();
  });
});

test.each([
  ["/help/csv.png", "/help/csv.png"],
  ["csv.png", "csv.png"],
  ["https://evil.example/pixel.png", null],
  ["data:image/svg+xml,<svg onload=alert(1)>", null],
  ["//evil.example/pixel.png", null],
  ["#a", null],
])("絵「%s」は %s", (address, wanted) => {
  expect(safePicture(address)).toBe(wanted);
});

test("よそのサイトだけがよそ", () => {
  expect(["https://example.jp", "HTTP://a.jp", "/a", "mailto:a@b.jp"].map(isElsewhere)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
