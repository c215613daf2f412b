import type { Grade, Member } from "@kyuseki/domain";
import { fictionalMember } from "@kyuseki/domain/memberFixture";
import type { FindableScreen } from "./createSearch.ts";

/** Uses both services. */
export function player(id: number, name: string, kana: string, grade: Grade = "j2"): Member {
  return fictionalMember({
    id,
    name,
    kana,
    grade,
    nextshot_usage: "in_use",
    nextshot_id: `ns-${id}`,
    nextrainer_usage: "in_use",
    nextrainer_purchased: true,
  });
}

export const players: readonly Member[] = [
  player(1, "小野寺 湊", "おのでら みなと", "h2"),
  player(2, "大野 葵", "おおの あおい", "j1"),
  player(3, "小野 蒼", "おの あおい", "e5"),
  player(4, "三浦 陽翔", "みうら はると", "h2"),
  player(5, "清水 翔太", "しみず しょうた", "j3"),
  player(6, "髙橋 結衣", "たかはし ゆい", "j2"),
  player(7, "結城 凛", "ゆうき りん", "e6"),
  player(8, "神保 蓮", "じんぼ れん", "h1"),
  player(9, "服部 新", "はっとり あらた", "e4"),
  player(10, "千葉 健一", "ちば けんいち", "h3"),
  player(11, "増田 碧", "ますだ みどり", "j2"),
  player(12, "坂口 律", "さかぐち りつ", "j2"),
];

export const longNamed: Member = player(
  90,
  "勅使河原小路 ひまわりあかりのすけ",
  "てしがわらこうじ ひまわりあかりのすけ",
  "e1",
);

export const places: readonly FindableScreen[] = [
  { id: "home", href: "/" },
  { id: "evaluation-result", href: "/evaluation-result" },
  { id: "measuring-day", href: "/evaluation-result/measuring-day" },
  { id: "ranking-individual-local", href: "/ranking/individual/local" },
  { id: "member-list", href: "/member-list" },
  { id: "team-management", href: "/team-management" },
  { id: "service", href: "/service" },
  { id: "account", href: "/account" },
];
