import type { ReactNode } from "react";

/** One side of a comparison. `impactS` is the moment of impact, in seconds of its own video. */
export type ComparedVideo = {
  /** null: no video. */
  src: string | null;
  poster?: string;
  /** Accessible name. */
  label: string;
  /** Over the picture:「この打球」「自己最大」; and short, for the switch:「今回」「自己最大」. */
  title: string;
  shortTitle: string;
  note?: ReactNode;
  kmh: number | null;
  angleDeg: number | null;
  impactS: number;
};

/**
 * Which video leads, its impact, and how far ahead of it each one runs. The first one with a source leads, the current
 * one preferred.
 */
export function pairOf(current: ComparedVideo, best: ComparedVideo) {
  const bestLeads = current.src === null && best.src !== null;
  const [leader, follower] = bestLeads ? [best, current] : [current, best];
  const order = bestLeads ? (["best", "current"] as const) : (["current", "best"] as const);
  return { order, impactS: leader.impactS, shiftsS: [0, follower.impactS - leader.impactS] };
}
