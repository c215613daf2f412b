import type { BattingTypeCode } from "./trainingModes.ts";

/** EN-5 kinds a player is ranked by; 3 counts measurements. */
export const rankedKinds = [1, 2, 3, 4] as const;
export type RankedKind = (typeof rankedKinds)[number];

/** What teams are ranked by: 実施率 %, 測定回数, 打球速度 km/h, 球速 km/h. The last three are means of a team's best. */
export const teamRankedKinds = ["practice", "count", "exit_speed", "pitch_speed"] as const;
export type TeamRankedKind = (typeof teamRankedKinds)[number];

/** The players' kind whose best a team's value is the mean of; null for 実施率. */
export function playersKindOf(kind: TeamRankedKind): RankedKind | null {
  return playersKinds[kind];
}

/** Tee, toss and live batting are never in one list, nor are balls; a count of measurements takes them all. */
export function rankedApart(kind: RankedKind): { battingType: boolean; ball: boolean } {
  return { battingType: kind === 1 || kind === 2, ball: kind !== 3 };
}

export const defaultBattingType: BattingTypeCode = 1;

export const rankingLimits = {
  /** National groups of fewer players are not shown. */
  fewestPlayers: 10,
  /** A team's value is the mean of this many of its best; a team with fewer players is not ranked. */
  teamBest: 5,
  /** Where places between are left out: how many are shown from the top, and on either side of one's own. */
  top: 5,
  besidePlayer: 1,
  besideTeam: 2,
  /** Own players whose national position is told, best first, and how many of them have their neighbours beside them. */
  own: 100,
  ownAround: 10,
} as const;

const playersKinds = { practice: null, count: 3, exit_speed: 1, pitch_speed: 4 } as const satisfies Record<
  TeamRankedKind,
  RankedKind | null
>;
