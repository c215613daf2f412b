import { expect, test } from "vitest";
import { pageCount, pageSizeFrom, pageSpan, pageWithin } from "./page.ts";

test.each([
  [10, 10],
  [25, 25],
  [50, 50],
  [100, 100],
  ["100", 100],
  [1000, 10],
  [0, 10],
  [-25, 10],
  ["", 10],
  ["全部", 10],
  [null, 10],
  [undefined, 10],
] as const)("EN-11 件数の指定 %o は %i 件", (value, size) => {
  expect(pageSizeFrom(value)).toBe(size);
});

test.each([
  { total: 0, size: 10, pages: 1 },
  { total: 1, size: 10, pages: 1 },
  { total: 10, size: 10, pages: 1 },
  { total: 11, size: 10, pages: 2 },
  { total: 1000, size: 100, pages: 10 },
] as const)("EN-11 全$total 件を$size 件ずつなら$pages ページ", ({ total, size, pages }) => {
  expect(pageCount(total, size)).toBe(pages);
});

test.each([
  { page: 1, expected: 1 },
  { page: 3, expected: 3 },
  { page: 4, expected: 3 },
  { page: 0, expected: 1 },
  { page: -1, expected: 1 },
  { page: 1.5, expected: 1 },
  { page: Number.NaN, expected: 1 },
])("EN-11 全24件・10件ずつで$page ページ目なら$expected ページ目を見せる", ({ page, expected }) => {
  expect(pageWithin(page, 24, 10)).toBe(expected);
});

test.each([
  { page: 1, total: 24, span: { first: 1, last: 10 } },
  { page: 3, total: 24, span: { first: 21, last: 24 } },
  { page: 9, total: 24, span: { first: 21, last: 24 } },
  { page: 2, total: 20, span: { first: 11, last: 20 } },
  { page: 1, total: 0, span: { first: 0, last: 0 } },
])("EN-11 全$total 件の$page ページ目は$span.first〜$span.last 件", ({ page, total, span }) => {
  expect(pageSpan(page, total, 10)).toEqual(span);
});
