import { expect, test } from "vitest";
import { ballFor } from "./teamValues.ts";

test("競技に合わない球だけが、その競技の球に替わる", () => {
  expect([ballFor("baseball", "hard"), ballFor("baseball", "soft"), ballFor("softball", "hard")]).toEqual([
    "hard",
    "rubber",
    "soft",
  ]);
});
