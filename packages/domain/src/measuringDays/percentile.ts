import type { Better } from "../vocabulary/measureItem.ts";
import { gainOver } from "./personalBest.ts";

/** Below this many peers no percentile is given (AI 1). */
export const fewestPeers = 10;

/**
 * How many of 100 such players stand lower, 0–100 (AI 1): p = (below + ½·equal) / n · 100 over the peers without the
 * player, shrunk towards the middle by five imagined peers at 50: (n·p + 5·50) / (n + 5).
 * @param peers values of players of the same grade and gender, without the player
 * @returns null with fewer than `fewestPeers`
 */
export function percentileAmong(value: number, peers: readonly number[], better: Better): number | null {
  const n = peers.length;
  if (n < fewestPeers) return null;
  const below = peers.filter((peer) => gainOver(value, peer, better) > 0).length;
  const equal = peers.filter((peer) => peer === value).length;
  const p = ((below + equal / 2) / n) * 100;
  return (n * p + 5 * 50) / (n + 5);
}
