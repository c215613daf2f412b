import type { BallPage, FilmedBall, PitchCode } from "@kyuseki/domain";
import { fastball } from "../../components/BallActions/ball.fixtures.ts";
import { videoBest, videoNow } from "../../components/BallVideo/ballVideo.fixtures.ts";

/** Means by code, km/h, and where each kind is aimed, cm. */
const kinds: readonly (readonly [code: PitchCode, kmh: number, x: number, z: number])[] = [
  [1, 131.2, 4, 90],
  [3, 117.9, 14, 62],
  [1, 131.2, -14, 84],
  [2, 123, -20, 78],
  [1, 131.2, 18, 72],
  [4, 104.6, 8, 40],
  [7, 119.3, 2, 42],
  [1, 131.2, 10, 100],
];

/** A small, even, deterministic spread: −1 to 1. */
const wave = (index: number, step: number) => ((index * step) % 101) / 50 - 1;
const start = Date.parse("2026-11-19T15:12:00+09:00") / 1000;
const tenth = (value: number) => Math.round(value * 10) / 10;

const day: readonly FilmedBall[] = Array.from({ length: 64 }, (_, index) => {
  const [tag_pitch, kmh, x, z] = kinds[(index * 3) % kinds.length] ?? [1, 130, 0, 80];
  return {
    ball: {
      ...fastball,
      id: 7001 + index,
      datetime: start + index * 66,
      tag_pitch,
      speed: tenth(kmh + 2 * wave(index, 37) - index / 40),
      location_x: tenth(x + 17 * wave(index, 61)),
      location_z: tenth(z + 20 * wave(index, 43)),
    },
    // The camera missed the second one.
    video: index === 1 ? null : { ...videoNow, id: 300 + index },
  };
});

const at = (index: number): FilmedBall => day[index] ?? { ball: fastball, video: null };

/** The 46th of 64 pitches in the bullpen. */
export const pitchingVideoPage: BallPage = {
  player: { id: 201, last_name: "小野寺", first_name: "湊", grade: "h2" },
  ...at(45),
  best: { ball: { ...at(0).ball, id: 6900, speed: 136.4, datetime: start - 4 * 86_400 }, video: videoBest },
  is_best: false,
  day: [...day],
  zone: { bottom: 45.7, top: 91.4, radius: 3.7 },
  previous: null,
  next: 7101,
};

/** The second pitch: no video of it. */
export const unfilmedPage: BallPage = { ...pitchingVideoPage, ...at(1) };

/** One video of two seconds that shows three pitches. */
export const oneVideoPage: BallPage = (() => {
  const three = [0.2, 0.8, 1.5].map(
    (at_s, index): FilmedBall => ({ ...at(index), video: { ...videoNow, id: 400, own: false, impact_s: null, at_s } }),
  );
  return { ...pitchingVideoPage, ...at(0), ...three[0], best: null, day: three };
})();

/** Only times and types are known. */
export const blankPitchPage: BallPage = (() => {
  const blank = day.slice(0, 3).map(
    ({ ball }): FilmedBall => ({
      ball: { ...ball, tag_pitch: null, speed: null, spin_rate: null, location_x: null, location_z: null },
      video: null,
    }),
  );
  return { ...pitchingVideoPage, ...at(0), ...blank[0], best: null, day: blank, next: null };
})();

/** The first and fastest of the only three pitches. */
export const firstOfThreePage: BallPage = {
  ...pitchingVideoPage,
  ...at(0),
  best: null,
  is_best: true,
  day: day.slice(0, 3),
  next: null,
};

/** The same three, thrown by a player of 133.5 cm. */
export const smallPlayerPage: BallPage = { ...firstOfThreePage, zone: { bottom: 36, top: 71.4, radius: 3.6 } };
