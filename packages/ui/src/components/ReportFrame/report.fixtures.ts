import type { Member } from "@kyuseki/domain";

/** 小野寺 湊, second grade of high school, uses the analyzer. */
export const reportMember: Member = {
  id: 201,
  email: null,
  guardian_email: null,
  last_name: "小野寺",
  last_name_kana: "おのでら",
  first_name: "湊",
  first_name_kana: "みなと",
  gender: "M",
  grade: "h2",
  height: 170.6,
  weight: 71.2,
  additional: { pitching: "R", batting: "R" },
  nextshot_usage: "in_use",
  nextshot_id: "ns-201",
  nextrainer_usage: "in_use",
  nextrainer_purchased: true,
  state: "active",
};

/** The surroundings of the player's report. */
export const reportAround = {
  player: { status: "ready", value: reportMember },
  sportType: "baseball",
  previous: { id: 198, name: "長谷川 樹" },
  next: { id: 207, name: "三浦 陽翔" },
} as const;
