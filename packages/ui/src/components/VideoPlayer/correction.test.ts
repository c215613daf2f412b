import { expect, test } from "vitest";
import { correction } from "./correction.ts";

test.each([
  ["ぴったりなら、そのまま", 1, 1, { kind: "rate", factor: 1 }],
  ["半コマまでのずれは、そのまま", 1 + 1 / 60 - 1e-9, 1, { kind: "rate", factor: 1 }],
  ["遅れていれば少し速く", 1.05, 1, { kind: "rate", factor: 1.05 }],
  ["進みすぎていれば少し遅く", 1, 1.05, { kind: "rate", factor: 0.95 }],
  ["速めるのは1割まで", 1.19, 1, { kind: "rate", factor: 1.1 }],
  ["遅めるのも1割まで", 1, 1.19, { kind: "rate", factor: 0.9 }],
  ["0.2秒を超えたら飛ぶ", 1.21, 1, { kind: "seek", toS: 1.21 }],
  ["先へ0.2秒を超えても飛ぶ", 0, 1, { kind: "seek", toS: 0 }],
] as const)("%s", (_, leaderS, followerS, wanted) => {
  const found = correction(leaderS, followerS);
  expect(found.kind).toBe(wanted.kind);
  if (found.kind === "rate" && wanted.kind === "rate") expect(found.factor).toBeCloseTo(wanted.factor, 9);
  if (found.kind === "seek" && wanted.kind === "seek") expect(found.toS).toBe(wanted.toS);
});
