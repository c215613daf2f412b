import type { TextRecord } from "../../delimited/readRecords.ts";
import { unguarded } from "../../rules/formula.ts";
import { plainCell, readNumber } from "../cells/readNumber.ts";
import { unitOfWord } from "../cells/unit.ts";
import { deviceOf } from "../formats.ts";
import { isKnownHeading } from "../headings/headingWords.ts";
import { readHeading } from "../headings/readHeading.ts";
import { type PlayerLabel, readPlayerLabel } from "./playerLabel.ts";

/** How many non-blank records may stand above a header. */
export const titleRecords = 30;

/** A header, the index of its last record, what a device says above it of the player, and the text right above it. */
export type FoundHeader = { index: number; cells: readonly string[]; label: PlayerLabel; title: string | null };

/**
 * Which of the first records names the columns: one with a device's own names, else the one with the most known words,
 * else the first with two or more texts and no number; null when there is none.
 */
export function findHeader(records: readonly TextRecord[]): FoundHeader | null {
  const rows = records.slice(0, titleRecords).map(({ cells }) => withoutBlankEnd(cells.map(unguarded)));
  const device = rows.findIndex((cells) => deviceOf(cells.map((cell) => readHeading(cell).name)));
  const index = device === -1 ? mostKnown(rows) : device;
  const own = rows[index];
  if (!own) return null;
  const [above = [], below = []] = [rows[index - 1], rows[index + 1]];
  const hasRest = isRestOfHeader(below);
  const hasStart = above.filter(isKnownHeading).length >= 2 && own.some((cell) => cell.trim() === "");
  const first = hasStart ? index - 1 : index;
  const filled = hasStart ? own.map((cell, at) => (cell.trim() === "" ? (above[at] ?? "") : cell)) : own;
  return {
    index: hasRest ? index + 1 : index,
    cells: hasRest ? joinedHeader(filled, below) : filled,
    label: labelAbove(rows.slice(0, first)),
    title: titleAbove(rows[first - 1]),
  };
}

/** A row of units and headings only, below the one with the most of them: cells of the header were joined. */
function isRestOfHeader(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length > 0 && filled.every((cell) => unitIn(cell) !== null || isKnownHeading(cell));
}

/** The header, with the units of the row below it, and that row's headings where the header has no known one. */
function joinedHeader(cells: readonly string[], below: readonly string[]): readonly string[] {
  return Array.from({ length: Math.max(cells.length, below.length) }, (_, at) => {
    const [own = "", more = ""] = [cells[at], below[at]];
    const unit = unitIn(more);
    if (own.trim() === "") return more;
    if (unit !== null) return `${own}(${unit})`;
    return more.trim() === "" || isKnownHeading(own) ? own : more;
  });
}

/** The unit of a cell with nothing else: 「km/h」, 「（球）」 is none. */
const unitIn = (cell: string) => unitOfWord(plainCell(cell).replace(/^[([{]|[)\]}]$/g, ""));

function mostKnown(rows: readonly (readonly string[])[]): number {
  const known = rows.map((cells) => cells.filter(isKnownHeading).length);
  const most = Math.max(0, ...known);
  if (most < 2)
    return rows.findIndex((cells) => cells.filter((cell) => cell.trim() !== "").length > 1 && !cells.some(isNumber));
  const index = known.indexOf(most);
  // A smaller header with rows of its own below it comes first.
  const hasRows = (from: number) =>
    rows.slice(from, index).some((cells) => cells.filter((cell) => /\d/.test(cell)).length >= 2);
  const earlier = rows.findIndex(
    (cells, at) => at < index && (known[at] ?? 0) >= 2 && !cells.some(isNumber) && hasRows(at),
  );
  return earlier === -1 ? index : earlier;
}

const isNumber = (cell: string) => readNumber(plainCell(cell)) !== null;

/** Blank columns at the end, as spreadsheets leave them. */
export function withoutBlankEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== "");
  return cells.slice(0, last + 1);
}

/** Of the block's lines, each stronger than those above it. */
function labelAbove(rows: readonly (readonly string[])[]): PlayerLabel {
  const label: PlayerLabel = {};
  for (const cells of rows) Object.assign(label, readPlayerLabel(cells));
  return label;
}

/** The one text of the line right above the header. */
function titleAbove(cells: readonly string[] = []): string | null {
  const [text, ...others] = cells.filter((cell) => cell.trim() !== "");
  return text !== undefined && others.length === 0 ? text.trim() : null;
}
