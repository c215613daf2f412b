import type { Member } from "@kyuseki/domain";
import { describe, expect, test } from "vitest";
import { playerOf } from "../../memberList.fixtures.ts";
import { awaitsAcceptance, linkActions, needsConfirmation, rowActionOf } from "./memberAction.ts";

const rights = { analyzerAvailable: true, isManager: true };
const player = (change: Partial<Member>): Member => ({
  ...playerOf(["原田 暖", "はらだ だん", "j1", "M", "RR", 152.8, 52.5], 0),
  ...change,
});
const awaiting = { nextshot_usage: "not_use", nextshot_id: null } as const;

describe("EN-8a 一行でいちばんにできること", () => {
  test.each<{ name: string; change: Partial<Member>; row: string | null; links: string[] }>([
    { name: "どちらも利用中", change: {}, row: null, links: ["unlinkuser", "stop"] },
    { name: "招待待ち", change: awaiting, row: "invite", links: ["invite", "stop"] },
    {
      name: "招待中",
      change: { nextshot_usage: "wait_acceptance", nextshot_id: null },
      row: "cancel_invite",
      links: ["cancel_invite", "stop"],
    },
    {
      name: "解除済み",
      change: { nextshot_usage: "unlink_user", nextshot_id: null },
      row: "invite",
      links: ["invite", "stop"],
    },
    {
      name: "承認待ちは、招待より先",
      change: { ...awaiting, nextrainer_usage: "wait_acceptance" },
      row: "accept",
      links: ["accept", "invite"],
    },
    {
      name: "どちらも利用停止",
      change: { nextshot_usage: "not_use", nextrainer_usage: "not_use" },
      row: null,
      links: ["resume"],
    },
    {
      name: "購入待ち",
      change: { nextrainer_usage: "not_use", nextrainer_purchased: false },
      row: null,
      links: ["unlinkuser"],
    },
    {
      name: "参加申請中は、申請を確かめるだけ",
      change: { ...awaiting, nextrainer_usage: "wait_acceptance", state: "applied" },
      row: "review",
      links: [],
    },
    { name: "卒業・退団は、在籍に戻すだけ", change: { ...awaiting, state: "archived" }, row: "reinstate", links: [] },
  ])("$name", ({ change, row, links }) => {
    expect(rowActionOf(player(change), rights)).toBe(row);
    expect(linkActions(player(change), rights)).toEqual(links);
  });

  test("RO-2 アナライザーのないチームでは、招待しない", () => {
    expect(rowActionOf(player(awaiting), { ...rights, analyzerAvailable: false })).toBeNull();
    expect(linkActions(player(awaiting), { analyzerAvailable: false })).toEqual(["stop"]);
  });

  test("D-5 在籍に戻せるのは監督だけ", () => {
    expect(rowActionOf(player({ state: "archived" }), { ...rights, isManager: false })).toBeNull();
  });
});

test.each<{ name: string; change: Partial<Member>; awaits: boolean }>([
  { name: "参加申請中", change: { state: "applied", nextrainer_usage: "not_use" }, awaits: true },
  { name: "トレーニングの承認待ち", change: { nextrainer_usage: "wait_acceptance" }, awaits: true },
  { name: "利用中", change: {}, awaits: false },
  { name: "卒業・退団", change: { state: "archived", nextrainer_usage: "wait_acceptance" }, awaits: false },
])("BE-6, EN-8a 参加の承認を待っているか：$name は $awaits", ({ change, awaits }) => {
  expect(awaitsAcceptance(player(change))).toBe(awaits);
});

test.each([
  { action: "unlinkuser", count: 1, asks: true },
  { action: "stop", count: 1, asks: true },
  { action: "leave", count: 1, asks: true },
  { action: "delete", count: 1, asks: false },
  { action: "delete", count: 2, asks: true },
  { action: "invite", count: 500, asks: false },
  { action: "accept", count: 1, asks: false },
] as const)("$action を$count 人に：先に尋ねるか $asks", ({ action, count, asks }) => {
  expect(needsConfirmation(action, count)).toBe(asks);
});
