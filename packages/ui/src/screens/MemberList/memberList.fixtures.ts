import type { Gender, Grade, Hand, LinkStatus, Member } from "@kyuseki/domain";
import { fictionalMember } from "@kyuseki/domain/memberFixture";

type Sketch = [
  name: string,
  kana: string,
  grade: Grade,
  gender: Gender | null,
  hands: `${Hand}${Hand}` | null,
  height: number | null,
  weight: number | null,
  analyzer?: LinkStatus,
  training?: LinkStatus,
];

/** 24 players of an invented club, as a coach sees them in November. */
export const members: readonly Member[] = (
  [
    ["長谷川 樹", "はせがわ いつき", "h3", "M", "RR", 178, 75.8, "not_use", "not_use"],
    ["小野寺 湊", "おのでら みなと", "h2", "M", "RR", 170.6, 71.2],
    ["三浦 陽翔", "みうら はると", "h2", "M", "RL", 172.8, 72.1],
    ["西田 大和", "にしだ やまと", "h1", "M", "RR", 170.9, 70.8],
    ["藤井 颯太", "ふじい そうた", "j3", "M", "RR", 166.1, 61.5],
    ["青山 朔", "あおやま さく", "j2", "M", "LL", 160, 63.8],
    ["坂口 律", "さかぐち りつ", "j2", "M", "RR", 163.9, 58.2, "wait_acceptance"],
    ["増田 碧", "ますだ みどり", "j2", "F", "RR", 160, 57.9],
    ["水野 葵", "みずの あおい", "j1", "F", "RR", 151.7, 48.2, "not_use"],
    ["原田 暖", "はらだ だん", "j1", "M", "RR", 152.8, 52.5, "in_use", "wait_acceptance"],
    ["石井 悠真", "いしい ゆうま", "h1", "M", "RX", 174.2, 68.4],
    ["岡田 蒼", "おかだ あお", "j3", "M", "LL", 168.3, 60.1],
    ["松岡 凛", "まつおか りん", "j3", "F", "RL", 158.4, 51.7],
    ["小川 新", "おがわ あらた", "e6", "M", "RR", 149.5, 41.2],
    ["佐藤 柚", "さとう ゆず", "e6", "F", "RR", 147.1, 38.9],
    ["佐藤 一颯", "さとう いぶき", "e5", "M", "RR", 139.8, 34.5],
    ["藤本 紬", "ふじもと つむぎ", "e5", "F", "RL", 141.2, 35.0],
    ["岩崎 瑛太", "いわさき えいた", "e4", "M", "RR", 134.6, 30.2],
    ["川口 晴", "かわぐち はる", "e4", null, null, null, null, "not_use", "wait_acceptance"],
    ["今井 蓮", "いまい れん", "e3", "M", "RR", 128.9, 27.4],
    ["村上 咲", "むらかみ さき", "e3", "F", "RR", 127.5, 26.1],
    ["渡部 樹", "わたべ いつき", "e2", "M", "LL", 122.3, 23.8],
    ["髙田 結", "たかだ ゆい", "e2", "F", "RR", 121.0, 22.9],
    ["安藤 空", "あんどう そら", "e1", "M", "RR", 116.4, 20.7],
  ] satisfies Sketch[]
).map((sketch, index) => playerOf(sketch, index));

/** Two former members. */
export const formerMembers: readonly Member[] = [
  {
    ...playerOf(["長谷部 悠", "はせべ ゆう", "h3", "M", "RR", 176.2, 73.1, "not_use", "not_use"], 700),
    state: "archived",
    archived_as: "graduated",
  },
  {
    ...playerOf(["西野 昴", "にしの すばる", "j1", "M", "LL", 155.4, 46.8, "unlink_user", "not_use"], 701),
    state: "archived",
    archived_as: "left",
  },
];

export const longNamed: Member = playerOf(
  [
    "勅使河原小路 ひまわりあかりのすけ",
    "てしがわらこうじ ひまわりあかりのすけ",
    "j2",
    "F",
    "XX",
    203.5,
    104.2,
    "not_use",
    "not_use",
  ],
  900,
);

/** Other fields have the most common values: linked, purchased, active. */
export function playerOf(sketch: Sketch, index: number): Member {
  const [name, kana, grade, gender, hands, height, weight, analyzer = "in_use", training = "in_use"] = sketch;
  const [pitching, batting] = [...(hands ?? "")] as Hand[]; // The template type above allows hands only.
  return fictionalMember({
    id: index + 1,
    name,
    kana,
    grade,
    height,
    weight,
    gender,
    additional: pitching && batting ? { pitching, batting } : null,
    nextshot_usage: analyzer,
    nextshot_id: analyzer === "in_use" || grade === "h3" ? `ns-${index + 1}` : null,
    nextrainer_usage: training,
    nextrainer_purchased: true,
    state: training === "wait_acceptance" && hands === null ? "applied" : "active",
  });
}
