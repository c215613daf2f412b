import { expect, test } from "vitest";
import { painFlag } from "./painFlag.ts";

const today = "2026-11-20";

test.each([
  { name: "7日目の痛み1は出す", entries: [{ date: "2026-11-14", pain: 1 }], found: { date: "2026-11-14", pain: 1 } },
  { name: "8日目は出さない", entries: [{ date: "2026-11-13", pain: 9 }], found: null },
  {
    name: "痛み0と無回答は出さない",
    entries: [
      { date: today, pain: 0 },
      { date: today, pain: null },
    ],
    found: null,
  },
  {
    name: "新しい日を、同じ日なら強いほうを出す",
    entries: [
      { date: "2026-11-17", pain: 8 },
      { date: "2026-11-18", pain: 2 },
      { date: "2026-11-18", pain: 3 },
      { date: "2026-11-18", pain: 1 },
    ],
    found: { date: "2026-11-18", pain: 3 },
  },
])("痛みの印：$name", ({ entries, found }) => {
  expect(painFlag(entries, today)).toEqual(found);
});
