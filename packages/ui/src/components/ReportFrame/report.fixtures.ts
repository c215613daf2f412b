import { fictionalMember } from "@kyuseki/domain/memberFixture";

/** 小野寺 湊, second grade of high school, uses the analyzer. */
export const reportMember = fictionalMember({
  id: 201,
  name: "小野寺 湊",
  kana: "おのでら みなと",
  gender: "M",
  grade: "h2",
  height: 170.6,
  weight: 71.2,
  additional: { pitching: "R", batting: "R" },
  nextshot_usage: "in_use",
  nextshot_id: "ns-201",
  nextrainer_usage: "in_use",
  nextrainer_purchased: true,
});

/** The surroundings of the player's report. */
export const reportAround = {
  player: { status: "ready", value: reportMember },
  sportType: "baseball",
  previous: { id: 198, name: "長谷川 樹" },
  next: { id: 207, name: "三浦 陽翔" },
} as const;
