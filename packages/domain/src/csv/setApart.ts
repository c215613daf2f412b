import type { MeasurementDraft } from "./rows/draft.ts";

/** A ball and whose it is. */
export type MatchedBall = { draft: MeasurementDraft; memberId: number };

/**
 * Balls with moments of their own. Where a file has no seconds, a member's balls of one day or minute are set one second
 * apart in the order of the file. Different balls of one member at the same second, or more in a minute than it has
 * seconds, bear the time of their session, so that only their day is known.
 */
export function setApart(balls: readonly MatchedBall[]): readonly MatchedBall[] {
  const values = new Map<string, string>();
  const counts = new Map<string, number>();
  const shared = new Set<string>();
  for (const ball of balls) {
    const [key, value] = [keyOf(ball), valuesOf(ball)];
    const count = (counts.get(key) ?? 0) + 1;
    if (ball.draft.grain === null && values.has(key) && values.get(key) !== value) shared.add(key);
    if (ball.draft.grain === "minute" && count > 60) shared.add(key);
    counts.set(key, count);
    values.set(key, value);
  }
  const earlier = new Map<string, number>();
  return balls.map((ball) => {
    const key = keyOf(ball);
    const grain = shared.has(key) ? "day" : ball.draft.grain;
    if (grain === null) return ball;
    const before = earlier.get(key) ?? 0;
    earlier.set(key, before + 1);
    return { ...ball, draft: { ...ball.draft, grain, datetime: ball.draft.datetime + before } };
  });
}

const keyOf = ({ draft: { mode, datetime }, memberId }: MatchedBall) => `${mode} ${memberId} ${datetime}`;

const valuesOf = ({ draft: { row: _row, player: _player, ...values } }: MatchedBall) =>
  JSON.stringify(Object.values(values));
