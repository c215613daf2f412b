import { addDays, dayInJapan } from "@kyuseki/domain";
import { defaultEvaluationView } from "@kyuseki/ui";
import { describe, expect, test } from "vitest";
import { playerAddress } from "../../navigation/playerAddress.ts";
import { type EvaluationConditions, evaluationAddress } from "./viewInAddress.ts";

const { player: _, ...usual } = defaultEvaluationView;
const everything: EvaluationConditions = {
  kind: 4,
  item: 12,
  all: true,
  q: "みなと",
  period: 3,
  grade: "j",
  gender: "F",
  batting_type: 3,
  ball: "hard",
  sort: { id: "left", dir: "asc" },
  page: 2,
  size: 25,
};

describe("D-9 測定の見え方とアドレス", () => {
  test("ふつうの見え方は、何も書かない", () => {
    expect(evaluationAddress.write(usual)).toBe("");
    expect(evaluationAddress.read("")).toEqual(usual);
  });

  test("書いたものは、そのまま読める", () => {
    const address = `?kind=4&item=12&all=1&q=${encodeURIComponent("みなと")}&period=3&grade=j&gender=F&type=3&ball=hard&sort=left&size=25&page=2`;
    expect(evaluationAddress.write(everything)).toBe(address);
    expect(evaluationAddress.read(address)).toEqual(everything);
  });

  test("項目の列でも並べられる。知らない列は、言わなかったのと同じ", () => {
    const sort = { id: "item12", dir: "desc" } as const;
    expect(evaluationAddress.write({ ...usual, all: true, sort })).toBe("?all=1&sort=-item12");
    expect(evaluationAddress.read("?all=1&sort=-item12")).toEqual({ ...usual, all: true, sort });
    for (const words of ["item0", "item", "kind9", "12"]) {
      expect(evaluationAddress.read(`?sort=${words}`)).toEqual(usual);
    }
  });

  test("期間は、選んだ日からでもよい。2年前から昨日までの日でなければ、言わなかったのと同じ", () => {
    const today = dayInJapan(new Date());
    const start = addDays(today, -143);
    expect(evaluationAddress.write({ ...usual, period: start })).toBe(`?period=${start}`);
    expect(evaluationAddress.read(`?period=${start}`)).toEqual({ ...usual, period: start });
    for (const day of [today, addDays(today, -732), "2026-02-30"]) {
      expect(evaluationAddress.read(`?period=${day}`)).toEqual(usual);
    }
  });

  test("ありえない値は、言わなかったのと同じ", () => {
    const address = "?kind=5&item=-1&period=9&grade=x&gender=Z&type=4&ball=gum&sort=-height&size=7&page=0";
    expect(evaluationAddress.read(address)).toEqual(usual);
  });

  test.each([
    ["?player=1040", 1040],
    ["?player=1e9", null],
    ["?player=-1", null],
    ["", null],
  ])("開いている選手：%s", (search, player) => {
    expect(playerAddress.read(search).player).toBe(player);
  });
});
