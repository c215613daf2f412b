import { clearLabels, fitText, numberWidth, textWidth } from "../theme/labels.ts";
import { type Range, ticksIn, tickWriter } from "../theme/ticks.ts";

export type RowsView = {
  /** Ends of the scale, pixels across. */
  left: number;
  right: number;
  rowHeight: number;
  /** Before each name, kept free for a mark. */
  lead: number;
  /** Where in a row its line runs: 0 its top, 1 its bottom; null without one. */
  lineAt: number | null;
  /** Below the last row. */
  bottom: number;
  x: (value: number) => number;
  /** One without room for its number has an empty text. */
  ticks: readonly { value: number; text: string; x: number }[];
  /** Names of the rows, cut to the room they have. */
  names: readonly RowName[];
};
export type RowName = { id: string; name: string };

export type RowsWanted = {
  names: readonly RowName[];
  range: Range;
  /** Kept free on the right. */
  room: number;
  lead?: number;
  lineAt?: number | null;
  /** The tallest a row becomes, in ems. */
  tallest?: number;
};

/** Rows of the same height with their names on the left and one scale below them. */
export function rowsView(
  { width, height, em }: { width: number; height: number; em: number },
  { names, range, room, lead = 0, lineAt = 0.5, tallest = tallestEm }: RowsWanted,
): RowsView {
  const longest = Math.max(0, ...names.map(({ name }) => textWidth(name, em)));
  const nameRoom = Math.min(longest, width * 0.36);
  const left = lead + nameRoom + 1.2 * em;
  const right = Math.max(left, width - room - em);
  const rowHeight = Math.min(tallest * em, (height - axisEm * em) / Math.max(1, names.length));
  const [min, max] = range;
  const x = (value: number) => left + ((right - left) * (value - min)) / (max - min || 1);
  const ticks = ticksIn(range, Math.max(2, Math.min(6, Math.floor((right - left) / (3.2 * em)))));
  const write = tickWriter(ticks);
  const written = ticks.map((value) => ({ value, text: write(value), x: x(value) }));
  // Large letters leave no room for two.
  const clear = clearLabels(
    written.map(({ x, text }) => ({ x, y: 0, width: numberWidth(text, em) + gapEm * em })),
    em,
  );
  return {
    left,
    right,
    rowHeight,
    lead,
    lineAt,
    bottom: rowHeight * names.length,
    x,
    ticks: written.map((tick, at) => (clear.has(at) ? tick : { ...tick, text: "" })),
    names: names.map(({ id, name }) => ({ id, name: fitText(name, nameRoom, em) })),
  };
}

const gapEm = 0.4;
const axisEm = 3;
const tallestEm = 4;
