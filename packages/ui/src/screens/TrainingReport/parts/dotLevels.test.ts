import { expect, test } from "vitest";
import { newcomer, report } from "../trainingReport.fixtures.ts";
import { dotLevels } from "./dotLevels.ts";

test("升は30分と60分を境に濃くなり、記録のない日は0、登録の前の日は空く", () => {
  const [member] = report.members;
  if (!member) throw new Error("nobody");
  const recent = [null, 0, 29, 30, 59, 60, 900, null, null, null, null, null, null, 10];
  expect(dotLevels({ ...member, recent }, "2026-11-20")).toEqual([0, 1, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 1]);
  expect(dotLevels(newcomer, "2026-11-20")).toEqual([...Array.from({ length: 12 }, () => null), 0, 0]);
});
