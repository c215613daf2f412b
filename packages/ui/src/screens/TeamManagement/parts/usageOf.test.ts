import { expect, test } from "vitest";
import { members } from "../teamManagement.fixtures.ts";
import { usageOf } from "./usageOf.ts";

test("EN-6・EN-7 在籍の人だけを数え、学校の段階は年上から、いない段階は出さない", () => {
  expect(usageOf(members)).toEqual({
    total: 9,
    stages: [
      { stage: "h", count: 2 },
      { stage: "j", count: 3 },
      { stage: "e", count: 4 },
    ],
    analyzer: { inUse: 8, invited: 1, awaiting: 0 },
    training: { inUse: 8, approval: 1, purchase: 0 },
  });
  expect(usageOf([]).stages).toEqual([]);
});
