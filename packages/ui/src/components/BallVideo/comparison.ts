import type { BallPage, FilmedBall, Video } from "@kyuseki/domain";

/** A ball with a video. */
export type Filmed = FilmedBall & { video: Video };

export const isFilmed = (one: FilmedBall): one is Filmed => one.video !== null;

/** The balls a ball can be compared with: the best one, and others of its day that have a video. */
export function partnersOf({ ball, best, day }: BallPage) {
  const others = day.filter(isFilmed).filter((one) => one.ball.id !== ball.id && one.ball.id !== best?.ball.id);
  return { best: best && isFilmed(best) ? best : null, others };
}

/** The partner that the address names; `usual` when it names none, or none of these. */
export function partnerOf(page: BallPage, compareWith: number | null, usual: Filmed | null): Filmed | null {
  const { best, others } = partnersOf(page);
  if (compareWith === null) return usual;
  return (best?.ball.id === compareWith ? best : others.find((one) => one.ball.id === compareWith)) ?? usual;
}

/** The second of each video at which the two are aligned: the impact when both are known, otherwise the start. */
export function alignment(current: Video, partner: Video) {
  if (current.impact_s === null || partner.impact_s === null) {
    return { isAligned: false, currentS: current.at_s ?? 0, partnerS: partner.at_s ?? 0 };
  }
  return { isAligned: true, currentS: current.impact_s, partnerS: partner.impact_s };
}

/** The looped seconds around the impact: from the step to the follow-through. */
const aroundImpact = { fromS: -0.5, toS: 0.25 };
const everything = { fromS: 0, toS: Number.POSITIVE_INFINITY };
export const loopOf = (isAligned: boolean) => (isAligned ? aroundImpact : everything);
