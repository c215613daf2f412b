import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { broken, listedIds } from "./requirements.ts";

const file = "packages/domain/src/rules/periods.ts";
const listed = listedIds("| Id | Asks for |\n|---|---|\n| D-9 | … |\n| EN-8a | … |\n| AI 2 | … |\n| R4 | … |\n");

test("一覧の行から、番号を読む", () => {
  expect([...listed]).toEqual(["D-9", "EN-8a", "AI 2", "R4"]);
  expect(listedIds(readFileSync("docs/requirements.md", "utf8")).has("D-9")).toBe(true);
});

test.each([
  [file, "const a = 1;\n/** The filter lives in the URL (D-99). */"],
  [file, "const a = 1;\n// As the checklist asks (T42)."],
  [file, 'const a = 1;\ntest("EN-77: 名前", () => {});'],
  [file, "const a = 1;\ntest(`AI 99 $name`, () => {});"],
  ["docs/security.md", "# 守り\n| P77 | … |"],
  ["packages/server/migrations/0001_foundation.sql", "begin;\n-- Kept once (R44)."],
])("一覧にない番号は、その行が示される：%s %s", (path, source) => {
  expect(broken(path, source, listed)).toEqual([{ rule: "listed-ids", line: 2 }]);
});

test.each(["/** D-9. */", "/** D-9, R4. The filter lives in the URL. */", "/**\n * AI 2. The slope.\n */"])(
  "番号で始まる説明は、その行が示される：%s",
  (source) => {
    expect(broken(file, `const a = 1;\n${source}`, listed)).toEqual([{ rule: "sentence-first", line: 2 }]);
  },
);

test.each([
  [file, "/** The filter lives in the URL (D-9, EN-8a). */"],
  [file, "// The P90 of UTF-8 text at T12:00, on A4 paper."],
  [file, 'test("R4・D-9: 名前", () => {});'],
  [file, 'const path = "?q=%A1%E3"; const column = D - 99;'],
  ["docs/csv.md", "ISO-8601 times, SHA-256 sums (AI 2)."],
])("正しい書き方は通る：%s %s", (path, source) => {
  expect(broken(path, source, listed)).toEqual([]);
});
