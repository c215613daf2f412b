import { grades, type Member } from "@kyuseki/domain";
import { playerOf } from "./memberList.fixtures.ts";

const families = [
  ["相原", "あいはら"],
  ["井上", "いのうえ"],
  ["上野", "うえの"],
  ["大森", "おおもり"],
  ["加藤", "かとう"],
  ["神谷", "かみや"],
  ["木下", "きのした"],
  ["工藤", "くどう"],
  ["後藤", "ごとう"],
  ["斎藤", "さいとう"],
  ["島田", "しまだ"],
  ["杉本", "すぎもと"],
  ["瀬戸", "せと"],
  ["高橋", "たかはし"],
  ["千葉", "ちば"],
  ["辻", "つじ"],
  ["中村", "なかむら"],
  ["野口", "のぐち"],
  ["平野", "ひらの"],
  ["古川", "ふるかわ"],
  ["堀内", "ほりうち"],
  ["宮本", "みやもと"],
  ["山口", "やまぐち"],
] as const;

const givens = [
  ["蒼空", "そら"],
  ["陽菜", "ひな"],
  ["大翔", "ひろと"],
  ["結衣", "ゆい"],
  ["悠斗", "ゆうと"],
  ["莉子", "りこ"],
  ["蓮", "れん"],
  ["美咲", "みさき"],
  ["湊", "みなと"],
  ["芽依", "めい"],
  ["樹", "いつき"],
  ["楓", "かえで"],
  ["律", "りつ"],
] as const;

/** A thousand players of four stages; the same ones every time. */
export const thousandMembers: readonly Member[] = Array.from({ length: 1000 }, (_, index) => {
  const [family = "", familyKana = ""] = families[index % families.length] ?? [];
  const [given = "", givenKana = ""] = givens[(index * 7) % givens.length] ?? [];
  return playerOf(
    [
      `${family} ${given}`,
      `${familyKana} ${givenKana}`,
      grades[(index * 5) % grades.length] ?? "e1",
      index % 3 === 0 ? "F" : "M",
      index % 4 === 0 ? "LL" : "RR",
      120 + ((index * 13) % 600) / 10,
      22 + ((index * 17) % 500) / 10,
    ],
    index,
  );
});
