import { fewestPeers, percentileAmong } from "../measuringDays/percentile.ts";
import type { Grade } from "../vocabulary/grade.ts";
import type { Better } from "../vocabulary/measureItem.ts";
import type { Gender } from "../vocabulary/person.ts";
import type { GroupP90 } from "./batting/expectedBases.ts";
import { lackOf, type Stat } from "./stat.ts";
import { median } from "./statistics/statistics.ts";

/** Whose place is asked for. */
export type Player = { memberId: number; grade: Grade; gender: Gender | null };

/** One figure per name of a player's balls under one condition; null below its minimum. */
export type PeerRow<Condition, Figure extends string> = Player & {
  condition: Condition;
  figures: Record<Figure, number | null>;
};

/**
 * AI 1. Those a player is compared with: of the same grade and gender, under the same condition (mode, ball and batting
 * type), without the player. Nobody when the gender is unanswered.
 */
export function peersOf<Condition extends Record<string, unknown>, Figure extends string>(
  { memberId, grade, gender }: Player,
  condition: Condition,
  rows: readonly PeerRow<Condition, Figure>[],
): PeerRow<Condition, Figure>[] {
  if (gender === null) return [];
  return rows.filter(
    (row) =>
      row.memberId !== memberId &&
      row.grade === grade &&
      row.gender === gender &&
      Object.entries(condition).every(([name, value]) => row.condition[name] === value),
  );
}

/** What the peers have of one figure. */
export function valuesOf<Figure extends string>(
  peers: readonly { figures: Record<Figure, number | null> }[],
  figure: Figure,
): number[] {
  return peers.map(({ figures }) => figures[figure]).filter((value) => value !== null);
}

/** A sourced value (目安) for one figure: its unit is the figure's. */
export type Guide = { value: number; source: GuideSource };
export type GuideSource = "college_pitchers";

export type Place =
  /**
   * `place`: of 100 such players, how many stand lower. `median` is the peers'. Without a better side a place is neither
   * good nor bad.
   */
  | { basis: "peers"; place: number; peers: number; median: number; hasBetterSide: boolean }
  /** Too few peers; `peers` and `need` say how many there are and how many it takes. */
  | { basis: "guide"; guide: Guide; peers: number; need: number };

/**
 * AI 1. Where a value stands among the peers' (`percentileAmong`: p = (below + ½·equal)/n · 100, drawn towards 50 by five
 * imagined ones). Minimum: 10 peers; with fewer the sourced norm, 目安; without one nothing.
 * @param better null where neither side is: then `place` counts those with less
 */
export function placeOf(
  value: number,
  { peers, better, guide }: { peers: readonly number[]; better: Better | null; guide: Guide | null },
): Stat<Place> {
  const place = percentileAmong(value, peers, better ?? "higher");
  if (place === null) {
    if (guide) return { enough: true, basis: "guide", guide, peers: peers.length, need: fewestPeers };
    return { enough: false, of: "players", have: peers.length, need: fewestPeers };
  }
  return {
    enough: true,
    basis: "peers",
    place,
    peers: peers.length,
    median: median(peers),
    hasBetterSide: better !== null,
  };
}

/** The P90 of a group: the median of its players' own, so that one who hits more balls counts no more. Minimum: 10 players. */
export function groupP90(speedP90s: readonly number[]): GroupP90 {
  return lackOf(["players", speedP90s.length, fewestPeers]) ?? { enough: true, speed: median(speedP90s) };
}
