// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import type { LaterPart } from "../state/useLaterPart.ts";
import { openPage } from "./openPage.fixtures.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => {
  vi.useRealTimers();
});

/** A page of its own: what it has drawn is remembered as long as it stays open. */
async function open() {
  vi.resetModules();
  const { BelowFirstLook } = await import("./BelowFirstLook.tsx");
  vi.useFakeTimers();
  openPage("navigate");
  const place = document.createElement("div");
  const root = createRoot(place);
  const draw = (charts: LaterPart<object>) =>
    act(() => root.render(<BelowFirstLook charts={charts}>下の区画</BelowFirstLook>));
  draw({ status: "loading" });
  return {
    arrive: () => draw({ status: "ready", value: {} }),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    isDrawn: () => place.textContent === "下の区画",
  };
}

test("下の区画は、はじめに見える図が届いてから描く", async () => {
  const { arrive, wait, isDrawn } = await open();
  wait(1000);
  expect(isDrawn()).toBe(false);
  arrive();
  wait(0);
  expect(isDrawn()).toBe(true);
});

test("図がなかなか届かなければ、下の区画は待たない", async () => {
  const { wait, isDrawn } = await open();
  wait(1499);
  expect(isDrawn()).toBe(false);
  wait(1);
  expect(isDrawn()).toBe(true);
});
