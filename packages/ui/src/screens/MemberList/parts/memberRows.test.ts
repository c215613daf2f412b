import { describe, expect, test } from "vitest";
import { members } from "../memberList.fixtures.ts";
import { thousandMembers } from "../thousandMembers.fixtures.ts";
import { noConditions } from "../view.ts";
import { matchingRows, memberRows } from "./memberRows.ts";

const rows = memberRows(members);
const found = (conditions: Partial<Parameters<typeof matchingRows>[1]>) =>
  matchingRows(rows, { ...noConditions, ...conditions }).map(({ name }) => name);

describe("memberRows", () => {
  test("よみがなの五十音順に並び、順位は0から続く", () => {
    expect(rows.slice(0, 4).map(({ kana }) => kana)).toEqual([
      "あおやま さく",
      "あんどう そら",
      "いしい ゆうま",
      "いまい れん",
    ]);
    expect(rows.map(({ nameRank }) => nameRank)).toEqual([...members.keys()]);
  });

  test("濁点のある名は、清音のすぐ後に並ぶ", () => {
    const [first, second, third] = members;
    if (!first || !second || !third) throw new Error("fixtures are too short");
    const named = memberRows([
      { ...first, last_name_kana: "かわ", first_name_kana: "" },
      { ...second, last_name_kana: "がい", first_name_kana: "" },
      { ...third, last_name_kana: "かい", first_name_kana: "" },
    ]);
    expect(named.map(({ kana }) => kana)).toEqual(["かい", "がい", "かわ"]);
  });

  test("よみがながなければ氏名で並び、同じ名は番号の順", () => {
    const [first] = members;
    if (!first) throw new Error("fixtures are empty");
    const unread = { ...first, last_name_kana: "", first_name_kana: "" };
    const ids = memberRows([
      { ...unread, id: 7 },
      { ...unread, id: 3 },
    ]).map(({ member }) => member.id);
    expect(ids).toEqual([3, 7]);
  });

  test("渡した配列は並べ替えない", () => {
    expect(members[0]?.last_name).toBe("長谷川");
  });
});

describe("matchingRows（EN-2、EN-3）", () => {
  test("条件がなければ、同じ配列を返す", () => {
    expect(matchingRows(rows, noConditions)).toBe(rows);
    expect(matchingRows(rows, { ...noConditions, q: "　 " })).toBe(rows);
  });

  test.each([
    { name: "漢字の一部", q: "樹", expected: ["長谷川 樹", "渡部 樹"] },
    { name: "姓名を続けて書いた漢字", q: "渡部樹", expected: ["渡部 樹"] },
    { name: "姓と名の境をまたぐかな", q: "べい", expected: ["渡部 樹"] },
    { name: "カタカナ", q: "サトウ", expected: ["佐藤 一颯", "佐藤 柚"] },
    { name: "半角カタカナと空白", q: " ｻﾄｳ ﾕｽﾞ ", expected: ["佐藤 柚"] },
    { name: "氏名の終わりとよみがなの始まりはつながらない", q: "樹はせ", expected: [] },
    { name: "「高」と「髙」は別の字", q: "高田", expected: [] },
  ])("名前：$name", ({ q, expected }) => {
    expect(found({ q })).toEqual(expected);
  });

  test("学年は小・中・高のまとまり、性別の未回答はどちらにも入らない", () => {
    expect(found({ grade: "h" })).toEqual(["石井 悠真", "小野寺 湊", "西田 大和", "長谷川 樹", "三浦 陽翔"]);
    expect(found({ grade: "j", gender: "F" })).toEqual(["増田 碧", "松岡 凛", "水野 葵"]);
    expect([...found({ gender: "M" }), ...found({ gender: "F" })]).not.toContain("川口 晴");
  });

  test.each([
    { status: "applied", expected: ["川口 晴"] },
    { status: "analyzer-awaiting_invitation", expected: ["川口 晴", "水野 葵"] },
    { status: "analyzer-invited", expected: ["坂口 律"] },
    { status: "analyzer-stopped", expected: ["長谷川 樹"] },
    { status: "training-awaiting_approval", expected: ["川口 晴", "原田 暖"] },
    { status: "training-stopped", expected: ["長谷川 樹"] },
    { status: "training-awaiting_purchase", expected: [] },
    { status: "archived", expected: [] },
  ] as const)("EN-6、EN-7 状況：$status", ({ status, expected }) => {
    expect(found({ status })).toEqual(expected);
  });

  test("状況は、ほかの条件と重なる", () => {
    expect(found({ status: "training-in_use", grade: "h" })).toHaveLength(4);
    expect(found({ status: "training-in_use", grade: "h", q: "みうら" })).toEqual(["三浦 陽翔"]);
  });

  test("1000人からでも、条件に合う人だけを順番どおりに返す", () => {
    const hits = matchingRows(memberRows(thousandMembers), { ...noConditions, q: "みさき", gender: "F", grade: "e" });
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every(({ member, kana }) => kana.includes("みさき") && member.gender === "F")).toBe(true);
    expect(hits.map(({ nameRank }) => nameRank)).toEqual(hits.map(({ nameRank }) => nameRank).sort((a, b) => a - b));
  });
});
