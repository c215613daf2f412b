import { fictionalMember } from "@kyuseki/domain/memberFixture";
import { describe, expect, test } from "vitest";
import { type Chosen, chosenIn, draftOf, pressedChips, recipientChips } from "./recipientChips.ts";

const members = [
  fictionalMember({ id: 1, name: "小野寺 湊", grade: "h2", gender: "M" }),
  fictionalMember({ id: 2, name: "坂口 律", grade: "j2", gender: "M" }),
  fictionalMember({ id: 3, name: "増田 碧", grade: "j2", gender: "F" }),
  fictionalMember({ id: 4, name: "小川 新", grade: "e6", gender: "M" }),
];
const labels = {
  all: "全員",
  h: "高校",
  j: "中学",
  e: "小学",
  M: "男子",
  F: "女子",
  noRecord: "記録がない",
  notToday: "今日 未提出",
};
const groups = [{ group_id: 5, name: "投手・捕手", member_ids: [1, 2, 99] }];
const chips = recipientChips(members, groups, { noRecord: [], notToday: [4] }, labels);
const draft = (chosen: Chosen) => draftOf(chosen, chips, members, (count) => `選手${count}人`);

test("札は、だれかがいるものだけ。いなくなった選手は数えない", () => {
  expect(chips.map(({ label, memberIds }) => `${label} ${memberIds.join()}`)).toEqual([
    "全員 1,2,3,4",
    "高校 1",
    "中学 2,3",
    "小学 4",
    "男子 1,2,4",
    "女子 3",
    "投手・捕手 1,2",
    "今日 未提出 4",
  ]);
  const juniors = recipientChips(members.slice(1, 3), [], { noRecord: [], notToday: [] }, labels);
  expect(juniors.map(({ label }) => label)).toEqual(["全員", "男子", "女子"]);
});

describe("選んだもの", () => {
  test.each([
    [
      { chips: ["h", "j"], picked: [] },
      { member_ids: [1, 2, 3], audience: "高校・中学" },
    ],
    [
      { chips: ["h"], picked: [3] },
      { member_ids: [1, 3], audience: "高校・増田 碧" },
    ],
    [
      { chips: [], picked: [4, 2] },
      { member_ids: [2, 4], audience: "選手2人" },
    ],
    [
      { chips: ["group 5", "notToday"], picked: [] },
      { member_ids: [1, 2, 4], audience: "投手・捕手・今日 未提出" },
    ],
    [
      { chips: [], picked: [] },
      { member_ids: [], audience: "" },
    ],
  ])("%o は %o になり、下書きから読み直しても同じ", (chosen, expected) => {
    expect(draft(chosen)).toEqual(expected);
    expect(draft(chosenIn(draft(chosen), chips))).toEqual(expected);
    expect(chosenIn(expected, chips).chips).toEqual(chosen.chips);
  });

  test("札の選手が変わっていたら、送る選手は下書きのまま", () => {
    expect(chosenIn({ member_ids: [2], audience: "中学" }, chips)).toEqual({ chips: [], picked: [2] });
  });
});

test("全員とほかの札は、後から押したほうが残る", () => {
  expect([
    pressedChips(["h"], ["all", "h"]),
    pressedChips(["all"], ["all", "j"]),
    pressedChips(["h", "j"], ["j"]),
    pressedChips(["all"], []),
  ]).toEqual([["all"], ["j"], ["j"], []]);
});

test("長い宛先は60字までに縮む", () => {
  const long = [
    { group_id: 1, name: "あ".repeat(30), member_ids: [1] },
    { group_id: 2, name: "い".repeat(30), member_ids: [2] },
  ];
  const every = recipientChips(members, long, { noRecord: [], notToday: [] }, labels);
  const { audience } = draftOf({ chips: ["group 1", "group 2"], picked: [] }, every, members, String);
  expect([audience.length, audience.at(-1)]).toEqual([60, "…"]);
});
