import type { Better } from "../vocabulary/measureItem.ts";

/** Below this many peers no percentile is given (AI 1). */
export const fewestPeers = 10;

/**
 * How many of 100 such players stand lower, 0–100 (AI 1): p = (below + ½·equal) / n · 100 over the peers without the
 * player, shrunk towards the middle by five imagined peers at 50: (n·p + 5·50) / (n + 5). The values count as they are, not
 * as they are shown: shares of 0.64 and 0.56 both round to 0.6.
 * @param peers values of players of the same grade and gender, without the player
 * @returns null with fewer than `fewestPeers`
 */
export function percentileAmong(value: number, peers: readonly number[], better: Better): number | null {
  const n = peers.length;
  if (n < fewestPeers) return null;
  const below = peers.filter((peer) => (better === "higher" ? peer < value : peer > value)).length;
  const equal = peers.filter((peer) => peer === value).length;
  const p = ((below + equal / 2) / n) * 100;
  return (n * p + 5 * 50) / (n + 5);
}
