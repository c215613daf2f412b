import { expect, test } from "vitest";
import { club } from "../../../../components/NoticeView/club.fixtures.ts";
import { attendance } from "../../teamEvent.fixtures.ts";
import { boardPlayers, boardRows } from "./attendanceRows.ts";

const players = boardPlayers(attendance, club.toReversed(), "退団した選手");
const named = (view: Parameters<typeof boardRows>[1]) =>
  boardRows(players, view).map(({ key, players: row }) => [key, row.map(({ name }) => name.split(" ")[0]).join(" ")]);

test("学年ごと：上の学年から、まだの人が先、あとは読みの順", () => {
  expect(named({ by: "grade", answer: null })).toEqual([
    ["e6", "小川 中川 平野"],
    ["e5", "宮本 大塚 武田"],
    ["e4", "菊地 木下"],
    ["e3", "野口 新井"],
    ["e2", "桜井"],
  ]);
});

test("返事ごと：まだの人が先、上の学年から", () => {
  expect(named({ by: "answer", answer: null })).toEqual([
    ["unanswered", "宮本 野口"],
    ["undecided", "桜井"],
    ["coming", "小川 中川 平野 大塚 武田 菊地"],
    ["partly", "新井"],
    ["absent", "木下"],
  ]);
});

test("ひとつの返事だけ", () => {
  expect(named({ by: "grade", answer: "unanswered" })).toEqual([
    ["e5", "宮本"],
    ["e3", "野口"],
  ]);
  expect(named({ by: "answer", answer: "absent" })).toEqual([["absent", "木下"]]);
});

test("退団した選手の返事は、終わりに残る", () => {
  const left = boardPlayers(attendance, club.slice(0, -2), "退団した選手");
  expect(boardRows(left, { by: "grade", answer: null }).at(-1)).toMatchObject({
    key: "others",
    players: [
      { name: "退団した選手", member_id: 1062, isInvited: false },
      { name: "退団した選手", member_id: 1063, isInvited: false },
    ],
  });
});

test("EV-1: 招待から外した選手は、どの並びでも終わりの行に入る", () => {
  const unchosen = attendance.map((one) => ({ ...one, invited: one.member_id !== 1053 }));
  for (const by of ["grade", "answer"] as const) {
    const rows = boardRows(boardPlayers(unchosen, club, "退団した選手"), { by, answer: null });
    expect(rows.at(-1)).toMatchObject({ key: "others", players: [{ member_id: 1053, state: "coming" }] });
    expect(rows.slice(0, -1).flatMap(({ players: row }) => row)).toHaveLength(attendance.length - 1);
  }
});
