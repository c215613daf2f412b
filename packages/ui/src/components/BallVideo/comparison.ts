import type { BallPage, FilmedBall, Video } from "@kyuseki/domain";

/** A ball whose video is there. */
export type Filmed = FilmedBall & { video: Video };

export const isFilmed = (one: FilmedBall): one is Filmed => one.video !== null;

/** What a ball may be compared with: the best one, and the others of its day that have a video. */
export function partnersOf({ ball, best, day }: BallPage) {
  const others = day.filter(isFilmed).filter((one) => one.ball.id !== ball.id && one.ball.id !== best?.ball.id);
  return { best: best && isFilmed(best) ? best : null, others };
}

/** The partner the address names; `usual` where it names none, or none that is here. */
export function partnerOf(page: BallPage, compareWith: number | null, usual: Filmed | null): Filmed | null {
  const { best, others } = partnersOf(page);
  if (compareWith === null) return usual;
  return (best?.ball.id === compareWith ? best : others.find((one) => one.ball.id === compareWith)) ?? usual;
}

/** Where two videos are laid together, each in its own seconds: at the impact when both are known, else at the start. */
export function alignment(current: Video, partner: Video) {
  if (current.impact_s === null || partner.impact_s === null) {
    return { isAligned: false, currentS: current.at_s ?? 0, partnerS: partner.at_s ?? 0 };
  }
  return { isAligned: true, currentS: current.impact_s, partnerS: partner.impact_s };
}

/** Seconds from the impact that are looped: from the step to the follow-through. */
const aroundImpact = { fromS: -0.5, toS: 0.25 };
const everything = { fromS: 0, toS: Number.POSITIVE_INFINITY };
export const loopOf = (isAligned: boolean) => (isAligned ? aroundImpact : everything);
