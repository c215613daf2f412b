import { expect, test } from "vitest";
import { attendanceCounts } from "./attendanceCounts.ts";

test("出欠を返事ごとに数える（EV-1）", () => {
  const answers = ["coming", null, "coming", "partly", "absent", "undecided", null] as const;
  expect(attendanceCounts(answers.map((answer) => ({ answer })))).toEqual({
    coming: 2,
    absent: 1,
    partly: 1,
    undecided: 1,
    unanswered: 2,
  });
  expect(attendanceCounts([]).unanswered).toBe(0);
});
