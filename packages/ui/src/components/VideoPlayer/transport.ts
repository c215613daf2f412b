/** A stretch of a video, in seconds. */
export type Stretch = { fromS: number; toS: number };

export const playbackRates = [0.25, 0.5, 1] as const;
export type PlaybackRate = (typeof playbackRates)[number];

/** Limits a time to the video; its end is the last frame. */
export const withinVideo = (seconds: number, durationS: number) => Math.min(Math.max(seconds, 0), durationS);

/** Number of the frame at `seconds`, from 0. Videos round their times to milliseconds. */
export const frameAt = (seconds: number, fps: number) => Math.floor(seconds * fps + 0.03);

/** How many frames a video of `durationS` has. */
export const frameCount = (durationS: number, fps: number) => Math.max(1, Math.round(durationS * fps));

/** The middle of the frame `by` frames away from `seconds`, so that rounding never lands on a neighbour. */
export function framesAway(seconds: number, by: number, fps: number, durationS: number): number {
  const last = frameCount(durationS, fps) - 1;
  const frame = Math.min(Math.max(frameAt(seconds, fps) + by, 0), last);
  return (frame + 0.5) / fps;
}

/** A stretch inside the video, at least one frame long, its ends in order. */
export function orderedStretch({ fromS, toS }: Stretch, durationS: number, fps: number): Stretch {
  const from = withinVideo(Math.min(fromS, toS), durationS - 1 / fps);
  const to = withinVideo(Math.max(fromS, toS), durationS);
  return { fromS: Math.max(0, from), toS: Math.max(to, Math.max(0, from) + 1 / fps) };
}

/** 「0:02.4」. Cut, not rounded: a video never shows a second it has not reached. */
export function clock(seconds: number): string {
  const tenths = Math.floor(Math.max(0, seconds) * 10 + 0.001);
  const minutes = Math.floor(tenths / 600);
  const rest = tenths % 600;
  return `${minutes}:${String(Math.floor(rest / 10)).padStart(2, "0")}.${rest % 10}`;
}
