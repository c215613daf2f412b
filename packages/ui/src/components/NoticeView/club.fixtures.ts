import type { Gender, Grade, Member } from "@kyuseki/domain";
import { fictionalMember } from "@kyuseki/domain/memberFixture";

/** The 24 players of an invented club that notices go to. */
export const club: readonly Member[] = (
  [
    [1040, "小野寺 湊", "おのでら みなと", "h2", "M"],
    [1041, "三浦 陽翔", "みうら はると", "h2", "M"],
    [1042, "西田 大和", "にしだ やまと", "h1", "M"],
    [1043, "石井 悠真", "いしい ゆうま", "h1", "M"],
    [1044, "長谷川 樹", "はせがわ いつき", "h3", "M"],
    [1045, "藤井 颯太", "ふじい そうた", "j3", "M"],
    [1046, "岡田 蒼", "おかだ あおい", "j3", "M"],
    [1047, "青山 朔", "あおやま さく", "j2", "M"],
    [1048, "坂口 律", "さかぐち りつ", "j2", "M"],
    [1049, "増田 碧", "ますだ みどり", "j2", "F"],
    [1050, "久保田 結月", "くぼた ゆづき", "j1", "F"],
    [1051, "水野 葵", "みずの あおい", "j1", "F"],
    [1052, "原田 暖", "はらだ だん", "j1", "M"],
    [1053, "小川 新", "おがわ あらた", "e6", "M"],
    [1054, "中川 詩", "なかがわ うた", "e6", "F"],
    [1055, "平野 陸斗", "ひらの りくと", "e6", "M"],
    [1056, "大塚 奏太", "おおつか かなた", "e5", "M"],
    [1057, "武田 ひまり", "たけだ ひまり", "e5", "F"],
    [1058, "宮本 悠人", "みやもと ゆうと", "e5", "M"],
    [1059, "菊地 直輝", "きくち なおき", "e4", "M"],
    [1060, "木下 紬", "きのした つむぎ", "e4", "F"],
    [1061, "新井 晴", "あらい はる", "e3", "M"],
    [1062, "野口 咲茉", "のぐち えま", "e3", "F"],
    [1063, "桜井 伊織", "さくらい いおり", "e2", "M"],
  ] satisfies [id: number, name: string, kana: string, grade: Grade, gender: Gender][]
).map(([id, name, kana, grade, gender]) => fictionalMember({ id, name, kana, grade, gender }));

/** 1,000 players. */
export const thousandPlayers: readonly Member[] = Array.from({ length: 1000 }, (_, index) => {
  const like = club[index % club.length];
  return fictionalMember({ ...like, id: 5000 + index, name: `選手 ${index + 1}`, kana: "" });
});
