import { fewestPeers, percentileAmong } from "../measuringDays/percentile.ts";
import type { Grade } from "../vocabulary/grade.ts";
import type { Better } from "../vocabulary/measureItem.ts";
import type { Gender } from "../vocabulary/person.ts";
import type { GroupP90 } from "./batting/expectedBases.ts";
import { lackOf, type Stat } from "./stat.ts";
import { median } from "./statistics/statistics.ts";

/** The player whose place is wanted. */
export type Player = { memberId: number; grade: Grade; gender: Gender | null };

/** One figure per name, over a player's balls under one condition; null below its minimum. */
export type PeerRow<Condition, Figure extends string> = Player & {
  condition: Condition;
  figures: Record<Figure, number | null>;
};

/**
 * The players to compare with: same grade and gender, same condition (mode, ball and batting type), without the player
 * (AI 1). Empty when the gender is unanswered.
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

/** The peers' values of one figure. */
export function valuesOf<Figure extends string>(
  peers: readonly { figures: Record<Figure, number | null> }[],
  figure: Figure,
): number[] {
  return peers.map(({ figures }) => figures[figure]).filter((value) => value !== null);
}

/** A published reference value (目安), in the figure's unit. */
export type Guide = { value: number; source: GuideSource };
export type GuideSource = "college_pitchers";

export type Place =
  /**
   * `place`: how many of 100 such players stand lower; `median` is the peers'. Where neither direction is better a
   * place is neither good nor bad.
   */
  | { basis: "peers"; place: number; peers: number; median: number; hasBetterSide: boolean }
  /** Too few peers: `peers` is how many there are, `need` how many it takes. */
  | { basis: "guide"; guide: Guide; peers: number; need: number };

/**
 * Where a value stands among the peers' (AI 1), by `percentileAmong`: p = (below + ½·equal)/n · 100, shrunk towards 50
 * by five imagined peers. With fewer than 10 peers the published reference value (目安), or nothing without one.
 * @param better null where neither direction is better: then `place` counts lower values
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

/**
 * The P90 of a group: the median of its players' P90s, so that a player with more balls counts no more. Minimum: 10
 * players.
 */
export function groupP90(speedP90s: readonly number[]): GroupP90 {
  return lackOf(["players", speedP90s.length, fewestPeers]) ?? { enough: true, speed: median(speedP90s) };
}
