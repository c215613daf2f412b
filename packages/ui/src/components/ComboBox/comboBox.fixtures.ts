import type { Grade } from "@kyuseki/domain";
import type { ComboBoxOption } from "./comboBoxOption.ts";

export type PersonOption = ComboBoxOption & { kana: string; grade: Grade };

const person = (id: string, label: string, kana: string, grade: Grade): PersonOption => ({ id, label, kana, grade });

export const people: readonly PersonOption[] = [
  person("1", "青山 朔", "あおやま さく", "j2"),
  person("2", "石井 悠真", "いしい ゆうま", "h1"),
  person("3", "大野 葵", "おおの あおい", "j1"),
  person("4", "小川 新", "おがわ あらた", "e6"),
  person("5", "小野寺 結衣", "おのでら ゆい", "h2"),
  person("6", "小野寺 湊", "おのでら みなと", "h2"),
  person("7", "齋藤 凛", "さいとう りん", "j3"),
  person("8", "清水 葵", "しみず あおい", "e4"),
  person("9", "長谷川 ひまり子", "はせがわ ひまりこ", "e3"),
  person("10", "藤井 颯太", "ふじい そうた", "j3"),
];

export const withRecent: readonly PersonOption[] = [
  ...people.filter(({ id }) => ["9", "3"].includes(id)).map((option) => ({ ...option, group: "最近見た選手" })),
  ...people.filter(({ id }) => !["9", "3"].includes(id)).map((option) => ({ ...option, group: "選手" })),
];

const families: readonly (readonly [string, string])[] = [
  ["相沢", "あいざわ"],
  ["石井", "いしい"],
  ["上田", "うえだ"],
  ["遠藤", "えんどう"],
  ["岡田", "おかだ"],
  ["川村", "かわむら"],
  ["北川", "きたがわ"],
  ["久保", "くぼ"],
  ["小林", "こばやし"],
  ["坂口", "さかぐち"],
];
const given: readonly (readonly [string, string])[] = [
  ["葵", "あおい"],
  ["樹", "いつき"],
  ["海斗", "かいと"],
  ["凛", "りん"],
  ["蓮", "れん"],
];

/** Six hundred: every family with every given name, twelve of each in numbered squads. */
export const manyPeople: readonly ComboBoxOption[] = families.flatMap(([family, familyKana]) =>
  given.flatMap(([name, nameKana]) =>
    Array.from({ length: 12 }, (_, squad) => ({
      id: `${family}-${name}-${squad}`,
      label: `${family} ${name}`,
      kana: `${familyKana} ${nameKana}`,
      detail: `${squad + 1}班`,
    })),
  ),
);

export const columns: readonly ComboBoxOption[] = [
  { id: "at", label: "日時", keywords: ["Date", "にちじ"] },
  { id: "speed", label: "球速", kana: "きゅうそく", keywords: ["Velocity"], detail: "km/h" },
  { id: "spin", label: "回転数", kana: "かいてんすう", keywords: ["Total Spin"], detail: "rpm" },
  { id: "unused", label: "使わない", kana: "つかわない" },
];
