/** What the following video does to stand where the leading one wants it. */
export type Correction = { kind: "seek"; toS: number } | { kind: "rate"; factor: number };

/** Half a frame at 30 frames a second: nobody sees less. */
const CLOSE_S = 1 / 60;
/** Above this, running faster would take too long to catch up. */
const FAR_S = 0.2;
/** The most the follower may run faster or slower; more would show. */
const MOST = 0.1;

/**
 * Keeps two videos together while both play. `leaderS` is where the follower ought to be, `followerS` where it is, both
 * on the follower's clock. A small drift is caught up by running a little faster or slower, a large one by a jump.
 */
export function correction(leaderS: number, followerS: number): Correction {
  const behindS = leaderS - followerS;
  const drift = Math.abs(behindS);
  if (drift > FAR_S) return { kind: "seek", toS: leaderS };
  if (drift <= CLOSE_S) return { kind: "rate", factor: 1 };
  return { kind: "rate", factor: 1 + Math.min(Math.max(behindS, -MOST), MOST) };
}
