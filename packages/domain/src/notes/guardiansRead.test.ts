import { expect, test } from "vitest";
import { guardiansRead } from "./guardiansRead.ts";

test.each([
  { readers: "by_age", grade: "j3", expected: true },
  { readers: "by_age", grade: "h1", expected: false },
  { readers: "player", grade: "e1", expected: false },
  { readers: "guardians", grade: "h3", expected: true },
] as const)("NO-3: $readers の $grade のノートを、保護者が読めるか: $expected", ({ readers, grade, expected }) => {
  expect(guardiansRead(readers, grade)).toBe(expected);
});
