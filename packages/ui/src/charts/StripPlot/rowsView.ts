import { clearLabels, fitText, numberWidth, textWidth } from "../theme/labels.ts";
import { type Range, ticksIn, tickWriter } from "../theme/ticks.ts";

export type RowsView = {
  /** Ends of the scale, pixels across. */
  left: number;
  right: number;
  rowHeight: number;
  /** Free space before each name, for a mark. */
  lead: number;
  /** Position of the line within a row: 0 top, 1 bottom; null without a line. */
  lineAt: number | null;
  /** Lower edge of the last row. */
  bottom: number;
  x: (value: number) => number;
  /** A tick without room for its number has an empty text. */
  ticks: readonly { value: number; text: string; x: number }[];
  /** Names of the rows, shortened to fit. */
  names: readonly RowName[];
};
export type RowName = { id: string; name: string };

export type RowsWanted = {
  names: readonly RowName[];
  range: Range;
  /** Free space on the right. */
  room: number;
  lead?: number;
  lineAt?: number | null;
  /** Largest height of a row, in ems. */
  tallest?: number;
};

/** Rows of equal height with names on the left and one scale below. */
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
  // Large text leaves no room for two labels.
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
