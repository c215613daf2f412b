/** How the following video reaches its target position. */
export type Correction = { kind: "seek"; toS: number } | { kind: "rate"; factor: number };

/** Half a frame at 30 frames a second, which is invisible. */
const CLOSE_S = 1 / 60;
/** Beyond this, running faster would take too long to catch up. */
const FAR_S = 0.2;
/** Largest change of speed for the follower that is not noticed. */
const MOST = 0.1;

/**
 * Keeps two videos together while both play. `leaderS` is where the follower should be, `followerS` where it is, both
 * on the follower's clock. A small drift is corrected by a slightly different speed, a large one by a seek.
 */
export function correction(leaderS: number, followerS: number): Correction {
  const behindS = leaderS - followerS;
  const drift = Math.abs(behindS);
  if (drift > FAR_S) return { kind: "seek", toS: leaderS };
  if (drift <= CLOSE_S) return { kind: "rate", factor: 1 };
  return { kind: "rate", factor: 1 + Math.min(Math.max(behindS, -MOST), MOST) };
}
