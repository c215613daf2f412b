import { expect, test } from "vitest";
import { pitchers } from "../../../components/GuardTable/guard.fixtures.ts";
import { matchingPitchers } from "./guardView.ts";

test.each([
  ["すべて", { grade: null, q: "" }, 9],
  ["学年", { grade: "e", q: "" }, 3],
  ["漢字", { grade: null, q: "小川" }, 1],
  ["かなは、ひらがなでもカタカナでも", { grade: null, q: "ｵｶﾞﾜ" }, 1],
  ["学年と名前", { grade: "h", q: "小川" }, 0],
] as const)("BE-1 投手を絞り込む：%s", (_, view, count) => {
  expect(matchingPitchers(pitchers, view)).toHaveLength(count);
});
