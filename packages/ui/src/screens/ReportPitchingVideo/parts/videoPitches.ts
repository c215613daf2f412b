import type { VideoPitch } from "../../../components/VideoPlayer/VideoPlayer.tsx";
import type { DayPitch } from "./dayPitches.ts";

/**
 * Ticks of the pitches that have a video, so that every step can be played; at their seconds when one video has them
 * all.
 */
export function videoPitches(pitches: readonly DayPitch[]): readonly VideoPitch[] {
  const filmed = pitches.flatMap(({ video, ...pitch }) => (video ? [{ ...pitch, video }] : []));
  const isOneVideo = filmed.every(({ video }) => video.at_s !== null && video.id === filmed[0]?.video.id);
  return filmed.map(({ ball: { id, speed }, number, code, video: { at_s } }) => ({
    id: `${id}`,
    ...{ number, code, kmh: speed },
    ...(isOneVideo && at_s !== null && { atS: at_s }),
  }));
}
