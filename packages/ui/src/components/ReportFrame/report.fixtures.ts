import type { BattingFigures } from "@kyuseki/domain";
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

/** The first of two players on the club's list. */
export const reportAroundFew = {
  ...reportAround,
  previous: null,
  next: { id: 206, name: "小川 新" },
} as const;

/** Three live balls of one day: 129.4, 139.0 and 146.5 km/h at 5.1°, 19.2° and 13.8°. */
export const threeBattedFigures: BattingFigures = {
  count: 3,
  days: 1,
  mean: 138.3,
  max: { value: 146.5, day: "2026-11-20" },
  ev90: 145,
  mean_angle: 12.7,
  sweet_spot: { inside: 2, of: 3 },
  longest: { value: 85.1, day: "2026-11-20" },
  results: { out: 2, hit: 1, home_run: 0 },
};
