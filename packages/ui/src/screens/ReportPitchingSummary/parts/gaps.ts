import type { PitchCode, PitchingSummary } from "@kyuseki/domain";

type Pitch = PitchingSummary["pitches"][number];

/** The code of a straight fastball (EN-4). */
export const straight: PitchCode = 1;
const changeUp: PitchCode = 6;
/** Untagged and other pitches are no types of their own. */
const unnamed: readonly PitchCode[] = [0, 8];

/** The type whose gap to the fastball is shown: the change-up; without one, the slowest type. */
export function gapShown(pitches: readonly Pitch[]): (Pitch & { gap: number }) | null {
  const known = slowest(pitches);
  return known.find(({ code }) => code === changeUp) ?? known[0] ?? null;
}

/** Types with a gap to the fastball, the slowest first. */
export function slowest(pitches: readonly Pitch[]): readonly (Pitch & { gap: number })[] {
  return pitches
    .flatMap((pitch) => (pitch.gap === null || unnamed.includes(pitch.code) ? [] : [{ ...pitch, gap: pitch.gap }]))
    .sort((a, b) => b.gap - a.gap);
}

/**
 * Two slower types whose means are closest, when less than `closeKmh` apart. Each needs `enough` pitches, as in the AI
 * stats; a cutter and a two-seam are meant to be near.
 */
export function closestPair(pitches: readonly Pitch[]): { one: PitchCode; other: PitchCode; gap: number } | null {
  const known = slowest(pitches).filter(({ count }) => count >= enough);
  const pairs = known.slice(1).flatMap((faster, index) => {
    const slower = known[index];
    const isMeant = slower && meantToBeNear.includes(slower.code) && meantToBeNear.includes(faster.code);
    return slower && !isMeant ? [{ one: slower.code, other: faster.code, gap: slower.gap - faster.gap }] : [];
  });
  const [closest] = pairs.sort((a, b) => a.gap - b.gap);
  return closest && closest.gap < closeKmh ? closest : null;
}

const meantToBeNear: readonly PitchCode[] = [2, 5];
const enough = 8;
const closeKmh = 2;
