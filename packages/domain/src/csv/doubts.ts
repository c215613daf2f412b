import type { MatchedBall } from "./setApart.ts";

/** Whether balls that equal stored ones are the same balls or others. */
export type DoubtAnswer = "same" | "other";
/** By `doubtKey`. */
export type DoubtAnswers = ReadonlyMap<string, DoubtAnswer>;

/** A member's balls of one day and kind that equal stored ones, in a file without times. */
export type Doubt = {
  key: string;
  memberId: number;
  mode: 1 | 2;
  day: string;
  /** Balls that equal a stored one, and all of the file's on that day. */
  balls: number;
  total: number;
  answer: DoubtAnswer | null;
};

/** One answer holds for a member's balls of one day and kind. */
export const doubtKey = ({ memberId, draft: { mode, filming_date } }: MatchedBall): string =>
  `${memberId} ${mode} ${filming_date}`;

export function doubtsOf(
  balls: readonly MatchedBall[],
  doubtful: ReadonlySet<MatchedBall | undefined>,
  answers: DoubtAnswers,
): readonly Doubt[] {
  const doubts = new Map<string, Doubt>();
  for (const ball of balls.filter((it) => doubtful.has(it))) {
    const key = doubtKey(ball);
    const { memberId, draft } = ball;
    const blank = { key, memberId, mode: draft.mode, day: draft.filming_date ?? "", balls: 0, total: 0 };
    const doubt = doubts.get(key) ?? { ...blank, answer: answers.get(key) ?? null };
    doubts.set(key, { ...doubt, balls: doubt.balls + 1 });
  }
  for (const ball of balls) {
    const doubt = doubts.get(doubtKey(ball));
    if (doubt) doubt.total += 1;
  }
  return [...doubts.values()];
}

/** The places in `taken` of balls that the coach says are others than the stored ones they equal. */
export function separatePlaces(
  taken: readonly MatchedBall[],
  doubtful: ReadonlySet<MatchedBall | undefined>,
  answers: DoubtAnswers,
): number[] {
  return taken.flatMap((ball, place) => (doubtful.has(ball) && answers.get(doubtKey(ball)) === "other" ? [place] : []));
}
