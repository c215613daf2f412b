import { textWidth } from "../theme/labels.ts";
import type { StripPlayer } from "./stripGroup.ts";

/** A player's circle: its middle in pixels, and the row it stands in. */
export type StripMark = { player: StripPlayer; group: string; x: number; y: number };
/** Words at the middle `x` of their width and on their baseline `y`, in pixels. */
export type StripLabel = { id: string; words: string; x: number; y: number };

/** Radius of the circle of a best, in ems. */
export const bestRadiusEm = 0.45;
/** From the middle of the circle up to the baseline of its name, in ems. */
const liftEm = 0.95;

/**
 * Where names of bests are written: above every circle of the row that their width reaches, within the picture. Of
 * names that would overlap only the rightmost is written; the table has them all.
 */
export function stripLabels(
  marks: readonly StripMark[],
  { width, em }: { width: number; em: number },
  wordsOf: (player: StripPlayer) => string,
): StripLabel[] {
  return marks
    .filter(({ player }) => player.isBest)
    .map(({ player, group, x: markX }) => {
      const words = wordsOf(player);
      const half = textWidth(words, em) / 2;
      const x = Math.min(width - half, Math.max(half, markX));
      const under = marks.filter((mark) => mark.group === group && Math.abs(mark.x - x) < half + bestRadiusEm * em);
      const top = Math.min(...under.map(({ y }) => y));
      return { id: player.id, group, words, half, x, y: Math.max(em, top - liftEm * em) };
    })
    .filter(({ group, half, x }, index, all) =>
      all.slice(index + 1).every((other) => other.group !== group || other.x - x > other.half + half),
    );
}
