import { type Grade, grades, type Member, type YearChange, type YearState } from "@kyuseki/domain";
import { fictionalMember } from "@kyuseki/domain/memberFixture";

/** 2026-11-20 19:50 in Tokyo. */
export const nowS = Date.parse("2026-11-20T10:50:00Z") / 1000;

const lastSpring: YearChange = {
  id: 3,
  to_year: 2026,
  done_at: "2026-04-01T00:10:00.000Z",
  done_by: "大野 直人",
  counts: { up: 19, stay: 0, graduate: 3, leave: 0 },
  undo_until: "2026-04-11T14:59:59.999Z",
  undone_at: null,
};
export const planned: YearState = { school_year: 2026, next_year: 2027, in_new_grade: [], last: lastSpring };

const thisNovember: YearChange = {
  id: 4,
  to_year: 2027,
  done_at: "2026-11-20T10:55:00.000Z",
  done_by: "大野 直人",
  counts: { up: 22, stay: 0, graduate: 1, leave: 1 },
  undo_until: "2026-11-30T14:59:59.999Z",
  undone_at: null,
};
export const done: YearState = { school_year: 2027, next_year: null, in_new_grade: [], last: thisNovember };

type Sketch = readonly [name: string, kana: string, grade: Grade];

/** 24 players of a fictional club. */
export const roster: readonly Member[] = (
  [
    ["長谷川 樹", "はせがわ いつき", "h3"],
    ["小野寺 湊", "おのでら みなと", "h2"],
    ["三浦 陽翔", "みうら はると", "h2"],
    ["石井 悠真", "いしい ゆうま", "h1"],
    ["西田 大和", "にしだ やまと", "h1"],
    ["岡田 蒼", "おかだ あお", "j3"],
    ["藤井 颯太", "ふじい そうた", "j3"],
    ["青山 朔", "あおやま さく", "j2"],
    ["坂口 律", "さかぐち りつ", "j2"],
    ["増田 碧", "ますだ みどり", "j2"],
    ["久保田 結月", "くぼた ゆづき", "j1"],
    ["原田 暖", "はらだ だん", "j1"],
    ["水野 葵", "みずの あおい", "j1"],
    ["小川 新", "おがわ あらた", "e6"],
    ["中川 詩", "なかがわ うた", "e6"],
    ["平野 陸斗", "ひらの りくと", "e6"],
    ["大塚 奏太", "おおつか そうた", "e5"],
    ["武田 ひまり", "たけだ ひまり", "e5"],
    ["宮本 悠人", "みやもと ゆうと", "e5"],
    ["菊地 直輝", "きくち なおき", "e4"],
    ["木下 紬", "きのした つむぎ", "e4"],
    ["新井 晴", "あらい はる", "e3"],
    ["野口 咲茉", "のぐち えま", "e3"],
    ["桜井 伊織", "さくらい いおり", "e2"],
  ] satisfies Sketch[]
).map(memberOf);

/** 原田 暖 is one of the 24. */
export const haradaId = 12;
/** 長谷川 樹, 高3. */
export const hasegawaId = 1;

export const longNamed: Member = memberOf(
  ["勅使河原小路 ひまわりあかりのすけ", "てしがわらこうじ ひまわりあかりのすけ", "j1"],
  99,
);

/** The same thousand every time. */
export const thousand: readonly Member[] = Array.from({ length: 1000 }, (_, index) =>
  memberOf(
    [`選手 ${index + 1}番`, `せんしゅ ${String(index + 1).padStart(4, "0")}`, grades[index % 12] ?? "e1"],
    index,
  ),
);

function memberOf([name, kana, grade]: Sketch, index: number) {
  return fictionalMember({ id: index + 1, name, kana, grade });
}
