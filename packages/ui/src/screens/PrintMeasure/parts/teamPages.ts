import type { MeasureItem } from "@kyuseki/domain";
import type { SheetPlayer } from "@kyuseki/domain/measuringDays";

/** Rows of one sheet, blank or filled. */
export const rowsPerPage = 12;
/** How many items leave room to write in. */
const itemsPerPage = 6;

export type TeamPage = {
  items: readonly MeasureItem[];
  players: readonly SheetPlayer[];
  /** Number of the first row. */
  first: number;
};

/** Every player with every item, split into sheets; all items of the same players come together. */
export function teamPages(players: readonly SheetPlayer[], items: readonly MeasureItem[]): TeamPage[] {
  const sheets = Math.ceil(items.length / itemsPerPage);
  // Eight are split four and four, not six and two.
  const widths = inParts(items, Math.ceil(items.length / sheets));
  return inParts(players, rowsPerPage).flatMap((part, index) =>
    widths.map((width) => ({ items: width, players: part, first: index * rowsPerPage + 1 })),
  );
}

/** Parts of `size` entries; the last may be shorter. */
const inParts = <Entry>(all: readonly Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size));
