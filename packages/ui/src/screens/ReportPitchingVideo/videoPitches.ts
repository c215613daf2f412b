import type { VideoPitch } from "../../components/VideoPlayer/VideoPlayer.tsx";
import type { DayPitch } from "./dayPitches.ts";

/** Ticks of the pitches with a film: a step never ends where there is nothing to play. At their seconds in one film of them all. */
export function videoPitches(pitches: readonly DayPitch[]): readonly VideoPitch[] {
  const filmed = pitches.flatMap(({ film, ...pitch }) => (film ? [{ ...pitch, film }] : []));
  const isOneFilm = filmed.every(({ film }) => film.at_s !== null && film.id === filmed[0]?.film.id);
  return filmed.map(({ ball: { id, speed }, number, code, film: { at_s } }) => ({
    id: `${id}`,
    ...{ number, code, kmh: speed },
    ...(isOneFilm && at_s !== null && { atS: at_s }),
  }));
}
