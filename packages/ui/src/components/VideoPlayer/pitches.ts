import type { PitchCode } from "@kyuseki/domain";

/** One pitch of a session. `atS`, the second it begins at, only where one video holds them all. */
export type VideoPitch = { id: string; number: number; code: PitchCode; kmh: number | null; atS?: number };

/** Whether one video holds all these pitches. */
export const areInOneVideo = (pitches: readonly VideoPitch[]) =>
  pitches.length > 0 && pitches.every((pitch) => pitch.atS !== undefined);

/** Positions of the ticks, 0 to 1: by time in one video, else at equal distances. */
export function placesOf(pitches: readonly VideoPitch[], durationS: number): number[] {
  if (areInOneVideo(pitches)) return pitches.map(({ atS = 0 }) => (durationS > 0 ? Math.min(atS / durationS, 1) : 0));
  return pitches.map((_, index) => (index + 0.5) / pitches.length);
}

/** Index of the pitch at `timeS`: the last that has begun, or the first before any has. −1 without pitches. */
export function pitchAt(pitches: readonly VideoPitch[], timeS: number): number {
  const begun = pitches.findLastIndex(({ atS = 0 }) => atS <= timeS + 0.005);
  return begun === -1 ? Math.min(0, pitches.length - 1) : begun;
}

/** Index of the place nearest to `place`; −1 without places. */
export function nearestPlace(places: readonly number[], place: number): number {
  return places.reduce(
    (best, here, index) =>
      best === -1 || Math.abs(here - place) < Math.abs((places[best] ?? here) - place) ? index : best,
    -1,
  );
}
