import type { PitchCode } from "@kyuseki/domain";
import type { LocatedPitch } from "./locatedPitch.ts";

/** Where each kind is aimed (metres), and its mean speed (km/h). */
const aims: readonly [code: PitchCode, sideM: number, heightM: number, speedKmh: number][] = [
  [1, 0.04, 0.9, 131.2],
  [3, 0.14, 0.62, 117.9],
  [1, -0.14, 0.84, 131.2],
  [2, -0.2, 0.78, 123],
  [4, 0.08, 0.4, 104.6],
  [1, 0.18, 0.72, 131.2],
  [7, 0.02, 0.42, 119.3],
  [6, -0.12, 0.5, 113.6],
  [5, -0.22, 0.58, 125.9],
  [3, 0.3, 0.5, 117.9],
];

/** A small, even, deterministic spread: −1 to 1. */
const wave = (index: number, step: number) => ((index * step) % 101) / 50 - 1;

/** `count` pitches of one day, in the order thrown. */
export const pitchesOfDay = (count: number): LocatedPitch[] =>
  Array.from({ length: count }, (_, index) => {
    const [code, sideM, heightM, speedKmh] = aims[(index * 7) % aims.length] ?? [0, 0, 0.8, 120];
    return {
      id: String(index + 1),
      name: `${index + 1}球目`,
      code,
      speedKmh: speedKmh + 2.2 * wave(index, 37),
      location: { sideM: sideM + 0.17 * wave(index, 61), heightM: heightM + 0.2 * wave(index, 43) },
    };
  });

/** One pitch of every kind in a row, with one far outside and one in the dirt. */
export const everyKind: LocatedPitch[] = ([0, 1, 2, 3, 4, 5, 6, 7, 8] as const).map((code, index) => ({
  id: String(code),
  name: `${index + 1}球目`,
  code,
  speedKmh: 131 - 3 * index,
  location: { sideM: index === 8 ? 1.4 : -0.32 + index * 0.08, heightM: index === 7 ? 0.02 : 0.95 - index * 0.06 },
}));
