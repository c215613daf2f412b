import type { BattingTypeCode } from "./trainingModes.ts";

/** Measurement kinds that players are ranked by; 3 counts measurements (EN-5). */
export const rankedKinds = [1, 2, 3, 4] as const;
export type RankedKind = (typeof rankedKinds)[number];

/**
 * What teams are ranked by: 実施率 %, 測定回数, 打球速度 km/h, 打球飛距離 m, 球速 km/h. All but the first are means of a team's
 * best.
 */
export const teamRankedKinds = ["practice", "count", "exit_speed", "distance", "pitch_speed"] as const;
export type TeamRankedKind = (typeof teamRankedKinds)[number];

/** The players' kind behind a team's value; null for 実施率. */
export function playersKindOf(kind: TeamRankedKind): RankedKind | null {
  return playersKinds[kind];
}

/** Whether batting types and balls are ranked separately; a count of measurements takes them all. */
export function rankedApart(kind: RankedKind): { battingType: boolean; ball: boolean } {
  return { battingType: kind === 1 || kind === 2, ball: kind !== 3 };
}

/** How a national list can be ordered page by page, "-" for descending; players only by their place. */
export const playerPlaceOrders = ["place", "-place"] as const;
export const teamPlaceOrders = [...playerPlaceOrders, "members", "-members", "prefecture", "-prefecture"] as const;
export type TeamPlaceOrder = (typeof teamPlaceOrders)[number];

export const defaultBattingType: BattingTypeCode = 1;

export const rankingLimits = {
  /** National groups of fewer players are not shown. */
  fewestPlayers: 10,
  /** A team's value is the mean of this many of its best; a team with fewer players is not ranked. */
  teamBest: 5,
  /** How many places are shown at the top and on either side of one's own when others are left out. */
  top: 5,
  besidePlayer: 1,
  besideTeam: 2,
  /** How many own players get a national position, best first, and how many of them with their neighbours. */
  own: 1000,
  ownAround: 10,
  /** How many places of a national ranking a file holds, read page by page. */
  exported: 5000,
} as const;

const playersKinds = { practice: null, count: 3, exit_speed: 1, distance: 2, pitch_speed: 4 } as const satisfies Record<
  TeamRankedKind,
  RankedKind | null
>;
