import { describe, expect, test } from "vitest";
import { dayStep } from "./dayStep.ts";

describe("暦の中のキー", () => {
  const open = { min: "2026-04-01", max: "2026-11-20" };

  test.each([
    { key: "ArrowLeft", from: "2026-11-01", to: "2026-10-31" },
    { key: "ArrowRight", from: "2026-10-31", to: "2026-11-01" },
    { key: "ArrowUp", from: "2026-11-10", to: "2026-11-03" },
    { key: "ArrowDown", from: "2026-11-10", to: "2026-11-17" },
    { key: "Home", from: "2026-11-18", to: "2026-11-16" },
    { key: "Home", from: "2026-11-16", to: "2026-11-16" },
    { key: "End", from: "2026-11-11", to: "2026-11-15" },
    { key: "PageUp", from: "2026-10-31", to: "2026-09-30" },
    { key: "PageDown", from: "2026-09-30", to: "2026-10-30" },
    { key: "ArrowRight", from: "2026-11-20", to: "2026-11-20" },
    { key: "End", from: "2026-11-18", to: "2026-11-20" },
    { key: "PageUp", from: "2026-04-10", to: "2026-04-01" },
  ])("$from で $key なら $to", ({ key, from, to }) => {
    expect(dayStep(key, from, open)).toBe(to);
  });

  test("ほかのキーでは動かない", () => {
    expect(dayStep("a", "2026-11-10", open)).toBeUndefined();
  });
});
