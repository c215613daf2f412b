import { expect, test } from "vitest";
import { scripts } from "../contract/hostileTexts.fixture.ts";
import { textLinks } from "./textLinks.ts";

const links = (text: string) => textLinks(text).flatMap(({ text: words, href }) => (href ? [[words, href]] : []));

test.each([
  ["地図は https://maps.example.jp/a?b=1&c=2#d です。", "https://maps.example.jp/a?b=1&c=2#d"],
  ["（https://example.jp/x）を見てください", "https://example.jp/x"],
  ["https://example.jp/x。次の文", "https://example.jp/x"],
  ["See (https://example.jp/x.html), then", "https://example.jp/x.html"],
])("https の住所：%s", (text, href) => {
  expect(links(text)).toEqual([[href, href]]);
});

test.each([
  ["電話は090-1234-5678まで", "090-1234-5678", "tel:09012345678"],
  ["tel:045-123-4567", "045-123-4567", "tel:0451234567"],
  ["0312345678", "0312345678", "tel:0312345678"],
])("電話番号：%s", (text, words, href) => {
  expect(links(text)).toEqual([[words, href]]);
});

test.each([
  "http://example.jp",
  "mailto:a@example.jp",
  "javascript:alert(1)//https:",
  "https://",
  "https://[",
  "https://localhost",
  "https://club.example@evil.example/",
  "2026-11-21",
  "注文番号 1090-1234-56789",
  "tel:1",
])("リンクにならないもの：%s", (text) => {
  expect(links(text)).toEqual([]);
});

test.each(scripts)("危ない文も一字も失わず、https と tel のほかのリンクにならない：%s", (text) => {
  const parts = textLinks(text);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  for (const { href = "tel:" } of parts) expect(href).toMatch(/^(https:\/\/|tel:)/);
});
