import { describe, expect, test } from "vitest";
import { player } from "../evaluation.fixtures.ts";
import { evaluationRows } from "./evaluationRows.ts";

const everyone = { gender: null, grade: null };
const higher = { better: "higher" } as const;

describe("測定の行", () => {
  test("測定のある選手だけが読みの順に並び、ない選手は数になる", () => {
    const players = [
      player(1, { last_name_kana: "わたなべ", best: 100 }),
      player(2, { last_name_kana: "あおやま", best: 90 }),
      player(3, { best: null }),
    ];
    const { rows, unmeasured } = evaluationRows(players, everyone, higher);
    expect(rows.map(({ player: { id }, nameRank }) => [id, nameRank])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect(unmeasured).toBe(1);
  });

  test("学年と性別で絞ると、測定のない選手の数も絞られる", () => {
    const players = [
      player(1, { grade: "j2", gender: "F" }),
      player(2, { grade: "j2", gender: "M" }),
      player(3, { grade: "e6", gender: "F" }),
      player(4, { grade: "j1", gender: "F", best: null }),
      player(5, { grade: "h1", gender: null, best: null }),
    ];
    const { rows, unmeasured } = evaluationRows(players, { gender: "F", grade: "j" }, higher);
    expect([rows.map((row) => row.player.id), unmeasured]).toEqual([[1], 1]);
  });

  test.each([
    ["higher", 100, 110, 10],
    ["higher", 110, 110, 0],
    ["higher", 120, 110, 0],
    ["lower", 8, 7.5, 0.5],
    ["lower", 7.5, 7.5, 0],
    ["lower", 7, 7.5, 0],
    ["lower", 7, null, null],
  ] as const)("目標まで：%s で %d、目標 %s なら %s", (better, best, goal, left) => {
    const { rows } = evaluationRows([player(1, { best, goal })], everyone, { better });
    expect(rows[0]?.left).toBe(left);
  });
});
