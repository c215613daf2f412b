import type { OwnTeam } from "@kyuseki/domain";

const aoba: OwnTeam = {
  team_id: 1,
  name: "青葉台ベースボールクラブ",
  sport_type: "baseball",
  logo: null,
  coach_type: "manager",
  current: true,
};
const kohoku: OwnTeam = {
  ...aoba,
  team_id: 2,
  name: "港北ソフトボールスポーツ少年団",
  sport_type: "softball",
  coach_type: "coach",
  current: false,
};

export const twoTeams: readonly OwnTeam[] = [aoba, kohoku];

export const longTeams: readonly OwnTeam[] = [
  { ...aoba, name: "青葉台みどりが丘ジュニアソフトボールスポーツ少年団アカデミー中学部・高等部合同チーム" },
  { ...kohoku, name: "Kanagawa-Yokohama-International-Baseball-Association-Juniors" },
];

/** More than fit on a phone. */
export const manyTeams: readonly OwnTeam[] = [
  ...twoTeams,
  ...Array.from({ length: 10 }, (_, index) => ({ ...kohoku, team_id: index + 3, name: `第${index + 1}地区選抜` })),
];
