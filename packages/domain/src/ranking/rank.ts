import { roundToOneDecimal } from "../statistics/rounding.ts";

/** Ranks of values in descending order, best first; equal values share a rank and the next is left out (1, 2, 2, 4). */
export function ranksOf(values: readonly number[]): number[] {
  const ranks: number[] = [];
  values.forEach((value, index) => {
    ranks.push(index > 0 && value === values[index - 1] ? (ranks[index - 1] ?? 1) : index + 1);
  });
  return ranks;
}

/** The same by key, for rows in any order; a row without a value has no rank. */
export function ranksByKey<Row, Key>(
  rows: readonly Row[],
  { key, value }: { key: (row: Row) => Key; value: (row: Row) => number | null },
): Map<Key, number> {
  const valued = rows.flatMap((row) => {
    const its = value(row);
    return its === null ? [] : [{ key: key(row), its }];
  });
  const ordered = valued.toSorted((a, b) => b.its - a.its);
  const ranks = ranksOf(ordered.map(({ its }) => its));
  return new Map(ordered.map((row, index) => [row.key, ranks[index] ?? 1]));
}

/** 上位 %: the share of a group that does not rank lower, 0–100, one decimal, at least 0.1. */
export function topShare(rank: number, players: number): number {
  return Math.max(roundToOneDecimal((rank / players) * 100), 0.1);
}

/** Median, one decimal; null for no values. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const ordered = values.toSorted((a, b) => a - b);
  const upper = Math.floor(ordered.length / 2);
  const high = ordered[upper] ?? 0;
  const low = ordered.length % 2 === 1 ? high : (ordered[upper - 1] ?? 0);
  return roundToOneDecimal((low + high) / 2);
}

/** A player's fast balls in a period: the 90th percentile (EV90), for pitching the mean of the fastest tenth. */
export type FastBalls = { fast: number; balls: number };

/** The fast balls of enough balls, otherwise null. */
export const enoughFast = (its: FastBalls | undefined): number | null =>
  its && its.balls >= fewestGrowthBalls ? its.fast : null;

/**
 * 伸び率, %, one decimal: the fast balls of the period against the player's own in the earliest quarter of the last 12
 * months (see `RankingRanges.base`). Best against best would reward whoever swings more often. Players are compared only
 * with themselves, over the same span, so late developers have no disadvantage. null with fewer than 10 balls on a side.
 */
export function growthOf(now: FastBalls | undefined, base: FastBalls | undefined): number | null {
  const [fast, before] = [enoughFast(now), enoughFast(base)];
  return fast === null || before === null || before <= 0 ? null : roundToOneDecimal((fast / before - 1) * 100);
}

/** A team's value: the mean of its `count` best, one decimal; null with fewer values. */
export function meanOfBest(values: readonly number[], count: number): number | null {
  if (values.length < count) return null;
  const best = values.toSorted((a, b) => b - a).slice(0, count);
  return roundToOneDecimal(best.reduce((sum, value) => sum + value, 0) / count);
}

const fewestGrowthBalls = 10;
