import { describe, expect, test } from "vitest";
import { linkStatuses } from "../contract/members/members.ts";
import {
  afterAnalyzerCall,
  afterAnalyzerEvent,
  afterTrainingCall,
  afterTrainingEvent,
  allowedAnalyzerCalls,
  allowedTrainingCalls,
  analyzerCalls,
  trainingCalls,
} from "./linkStatus.ts";

const id = "NX-204-8813";

describe("EN-8a アナライザーで指導者にできる操作", () => {
  test.each([
    { name: "招待待ち", status: "not_use", id: null, calls: ["invite"] },
    { name: "IDが空文字の招待待ち", status: "not_use", id: "", calls: ["invite"] },
    { name: "利用停止は、提供元だけが変えられる", status: "not_use", id, calls: [] },
    { name: "招待中", status: "wait_acceptance", id: null, calls: ["cancel_invite"] },
    { name: "利用中", status: "in_use", id, calls: ["unlinkuser"] },
    { name: "連携を解除した選手", status: "unlink_user", id: null, calls: ["invite"] },
    { name: "IDを残して解除した選手", status: "unlink_user", id, calls: ["invite"] },
  ] as const)("$name: $calls", ({ status, id: nextshot_id, calls }) => {
    expect(allowedAnalyzerCalls({ nextshot_usage: status, nextshot_id })).toEqual(calls);
  });

  test.each([
    { call: "invite", from: "not_use", id: null, to: "wait_acceptance" },
    { call: "invite", from: "unlink_user", id, to: "wait_acceptance" },
    { call: "cancel_invite", from: "wait_acceptance", id: null, to: "not_use" },
    { call: "unlinkuser", from: "in_use", id, to: "unlink_user" },
  ] as const)("$call: $from → $to、IDはなくなる", ({ call, from, id: nextshot_id, to }) => {
    expect(afterAnalyzerCall(call, { nextshot_usage: from, nextshot_id })).toEqual({
      nextshot_usage: to,
      nextshot_id: null,
    });
  });

  test("どの操作も、もう一度続けては通らない", () => {
    for (const call of analyzerCalls) {
      for (const nextshot_usage of linkStatuses) {
        const after = afterAnalyzerCall(call, { nextshot_usage, nextshot_id: null });
        expect(after && afterAnalyzerCall(call, after)).toBeUndefined();
      }
    }
  });
});

describe("EN-8a アナライザーからの知らせ", () => {
  test.each([
    {
      event: "invited_accepted",
      from: "wait_acceptance",
      had: null,
      after: { nextshot_usage: "in_use", nextshot_id: id },
    },
    { event: "invited_accepted", from: "in_use", had: id, after: { nextshot_usage: "in_use", nextshot_id: id } },
    { event: "invited_accepted", from: "in_use", had: "NX-1", after: undefined },
    { event: "invited_accepted", from: "not_use", had: null, after: undefined },
    { event: "invited_accepted", from: "not_use", had: id, after: undefined },
    { event: "invited_accepted", from: "unlink_user", had: null, after: undefined },
    { event: "service_stopped", from: "in_use", had: id, after: { nextshot_usage: "not_use", nextshot_id: id } },
    { event: "service_stopped", from: "not_use", had: id, after: { nextshot_usage: "not_use", nextshot_id: id } },
    { event: "service_stopped", from: "not_use", had: null, after: undefined },
    { event: "service_stopped", from: "wait_acceptance", had: null, after: undefined },
    { event: "service_stopped", from: "unlink_user", had: null, after: undefined },
  ] as const)("$from ・IDは$had のときの $event", ({ event, from, had, after }) => {
    const told = event === "invited_accepted" ? id : null;
    expect(afterAnalyzerEvent(event, told, { nextshot_usage: from, nextshot_id: had })).toEqual(after);
  });
});

describe("EN-8a トレーニングで指導者にできる操作", () => {
  test.each([
    { name: "承認待ち", status: "wait_acceptance", purchased: false, calls: ["accept"] },
    { name: "購入済みの承認待ち", status: "wait_acceptance", purchased: true, calls: ["accept"] },
    { name: "購入待ち", status: "not_use", purchased: false, calls: [] },
    { name: "利用停止", status: "not_use", purchased: true, calls: ["resume"] },
    { name: "利用中", status: "in_use", purchased: true, calls: ["stop"] },
    { name: "購入していない利用中", status: "in_use", purchased: false, calls: [] },
    { name: "連携を解除した選手", status: "unlink_user", purchased: true, calls: [] },
  ] as const)("$name: $calls", ({ status, purchased, calls }) => {
    expect(allowedTrainingCalls({ nextrainer_usage: status, nextrainer_purchased: purchased })).toEqual(calls);
  });

  test.each([
    { call: "accept", from: "wait_acceptance", to: "in_use" },
    { call: "resume", from: "not_use", to: "in_use" },
    { call: "stop", from: "in_use", to: "not_use" },
  ] as const)("$call: $from → $to だけ", ({ call, from, to }) => {
    const results = linkStatuses.map((nextrainer_usage) => [
      nextrainer_usage,
      afterTrainingCall(call, { nextrainer_usage, nextrainer_purchased: true }),
    ]);
    expect(results.filter(([, after]) => after !== undefined)).toEqual([[from, to]]);
    expect(trainingCalls).toContain(call);
  });
});

describe("EN-8a トレーニングからの知らせ", () => {
  test.each([
    { event: "request", from: "not_use", to: "wait_acceptance" },
    { event: "request", from: "wait_acceptance", to: "wait_acceptance" },
    { event: "request", from: "in_use", to: undefined },
    { event: "request", from: "unlink_user", to: undefined },
    { event: "purchased", from: "in_use", to: "in_use" },
    { event: "purchase_ended", from: "in_use", to: "in_use" },
  ] as const)("$from のときの $event → $to", ({ event, from, to }) => {
    const before = { nextrainer_usage: from, nextrainer_purchased: false };
    const nextrainer_purchased = event === "purchased";
    expect(afterTrainingEvent(event, before)).toEqual(to && { nextrainer_usage: to, nextrainer_purchased });
  });
});
