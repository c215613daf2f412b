import { expect, test } from "vitest";
import { guardOf } from "../pitchGuard/guard.fixture.ts";
import { pain } from "./headline.fixture.ts";
import { playerHeadlineOf } from "./playerHeadline.ts";

const guard = guardOf({ rule: "own", grade: "e5", own: { day: 60, week: 180 }, thrown: [0] });
const over = guardOf({ rule: "own", grade: "e5", own: { day: 60, week: 180 }, thrown: [64] });
const best = { max: 112.4, day: "2026-11-15", record: 110, verdict: "best" } as const;

test.each([
  { name: "何もなければ、何も言わない", facts: { guard, fastball: null }, said: [] },
  { name: "超過はその球数", facts: { guard: over, fastball: null }, said: [{ kind: "over", amount: 4 }] },
  {
    name: "BE-1 痛みは超過より先で、超過は言わない",
    facts: { guard: { ...over, pain }, fastball: null },
    said: [{ kind: "pain", amount: null }],
  },
  {
    name: "注意も、一人のレポートでは言う",
    facts: { guard: { ...guard, level: "caution" }, fastball: null },
    said: [{ kind: "caution", amount: null }],
  },
  {
    name: "自己ベストは、注意の後",
    facts: { guard: over, fastball: best },
    said: [
      { kind: "over", amount: 4 },
      { kind: "best", amount: 112.4 },
    ],
  },
  { name: "確かめていない最速は言わない", facts: { guard, fastball: { ...best, verdict: "confirm" } }, said: [] },
] as const)("$name", ({ facts, said }) => {
  expect(playerHeadlineOf(facts)).toEqual(said);
});
