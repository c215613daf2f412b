import { expect, test } from "vitest";
import { analysisHref } from "./analysisHref.ts";

const nowS = Date.parse("2026-11-20T12:00:00+09:00") / 1000;
const atS = (day: string) => Date.parse(`${day}T10:00:00+09:00`) / 1000;

test("BE-2 取り込んだ球が見える期間と、打撃か投球かを開く", () => {
  expect(analysisHref({ mode: 1, atS: atS("2026-11-19") }, nowS)).toBe("/nextshot/analysis");
  expect(analysisHref({ mode: 2, atS: atS("2026-11-19") }, nowS)).toBe("/nextshot/analysis?mode=pitching");
  expect(analysisHref({ mode: 2, atS: atS("2026-09-19") }, nowS)).toBe("/nextshot/analysis?mode=pitching&period=3");
});

test("BE-2 どの期間にも入らない球では、分析を開かない", () => {
  expect(analysisHref({ mode: 1, atS: atS("2026-04-01") }, nowS)).toBeNull();
});
