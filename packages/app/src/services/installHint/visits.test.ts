// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { countVisit } from "./visits.ts";

beforeEach(() => localStorage.clear());

const at = (time: string) => Date.parse(`2026-04-${time}:00+09:00`);
const start = (time: string) => countVisit(() => localStorage, at(time));

test("3回目に来たとき、一度だけ案内する", () => {
  expect(["01T09:00", "02T09:00", "03T09:00", "04T09:00", "05T09:00"].map(start)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});

test("30分たたないうちは同じ一回。日本の日付が変われば別の一回", () => {
  expect(["01T23:20", "01T23:49", "01T23:50", "02T00:05"].map(start)).toEqual([false, false, false, true]);
});

test("数えたものが読めなければ、はじめから数える", () => {
  localStorage.setItem("kyuseki-visits", "{");
  expect(["01T09:00", "02T09:00", "03T09:00"].map(start)).toEqual([false, false, true]);
});

test("端末に何も残せなければ、案内しない", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  expect(countVisit(blocked, at("01T09:00"))).toBe(false);
});
