import { describe, expect, test } from "vitest";
import { analyzerUsage, trainingUsage } from "./usage.ts";

describe("EN-6 アナライザーの利用状況", () => {
  test.each([
    { status: "in_use", id: "ns-001", expected: "in_use" },
    { status: "in_use", id: null, expected: "none" },
    { status: "not_use", id: "ns-001", expected: "stopped" },
    { status: "not_use", id: null, expected: "awaiting_invitation" },
    { status: "not_use", id: "", expected: "awaiting_invitation" },
    { status: "wait_acceptance", id: null, expected: "invited" },
    { status: "wait_acceptance", id: "ns-001", expected: "none" },
    { status: "unlink_user", id: "ns-001", expected: "none" },
    { status: "unlink_user", id: null, expected: "none" },
  ] as const)("$status ・ID $id は $expected", ({ status, id, expected }) => {
    expect(analyzerUsage({ nextshot_usage: status, nextshot_id: id })).toBe(expected);
  });
});

describe("EN-7 トレーニングの利用状況", () => {
  test.each([
    { status: "wait_acceptance", purchased: false, expected: "awaiting_approval" },
    { status: "wait_acceptance", purchased: true, expected: "awaiting_approval" },
    { status: "not_use", purchased: false, expected: "awaiting_purchase" },
    { status: "not_use", purchased: true, expected: "stopped" },
    { status: "in_use", purchased: true, expected: "in_use" },
    { status: "in_use", purchased: false, expected: "in_use" },
    { status: "unlink_user", purchased: true, expected: "in_use" },
  ] as const)("$status ・購入 $purchased は $expected", ({ status, purchased, expected }) => {
    expect(trainingUsage({ nextrainer_usage: status, nextrainer_purchased: purchased })).toBe(expected);
  });
});
