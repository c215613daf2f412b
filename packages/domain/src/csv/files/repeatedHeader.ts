import { unguarded } from "../../rules/formula.ts";
import type { CsvUnit } from "../../vocabulary/csvColumns.ts";
import { plainCell, readNumber } from "../cells/readNumber.ts";
import { deviceOf } from "../formats.ts";
import { guessTarget, isKnownHeading } from "../headings/headingWords.ts";
import { readHeading } from "../headings/readHeading.ts";
import { withoutBlankEnd } from "./findHeader.ts";

/** A header of another order below the first one. */
export type RepeatedHeader = {
  /** For each column of the first header, where this one has it, -1 where it has not, and its unit where that differs. */
  columns: readonly { at: number; unit: CsvUnit | null }[];
  /** It is another table's, or its speeds cannot be put under the first header. */
  isForeign: boolean;
};

/** "same" for the table's own header, the cells of another one, null for a row. */
export function headerOf(
  cells: readonly string[],
  known: ReadonlySet<string>,
  heading: string,
): "same" | readonly string[] | null {
  const first = cells.slice(0, looked).map((cell) => unguarded(cell).trim());
  const isLike = first.some((cell) => known.has(cell)) || !first.some((cell) => /\d/.test(cell));
  if (!isLike) return null;
  const names = withoutBlankEnd(cells.map((cell) => unguarded(cell).trim()));
  if (names.join("\0") === heading) return "same";
  if (names.length < 2 || names.some(isNumber)) return null;
  const isHeader =
    deviceOf(names.map((cell) => readHeading(cell).name)) !== undefined || names.filter(isKnownHeading).length >= 2;
  return isHeader ? names : null;
}

/** Columns are found by the whole heading, else by its name without the unit. */
export function repeatedHeader(header: readonly string[], names: readonly string[]): RepeatedHeader {
  const free = new Set(names.keys());
  const take = (isIt: (name: string) => boolean) => {
    const at = [...free].find((index) => isIt(names[index] ?? "")) ?? -1;
    free.delete(at);
    return at;
  };
  const whole = header.map((heading) => take((name) => name === heading));
  let isUnitLost = false;
  const columns = header.map((heading, column) => {
    const same = whole[column] ?? -1;
    if (same !== -1) return { at: same, unit: null };
    const own = readHeading(heading);
    const at = own.name === "" ? -1 : take((name) => readHeading(name).name === own.name);
    const { unit } = readHeading(names[at] ?? "");
    isUnitLost ||= at !== -1 && unit === null && own.unit !== null;
    return { at, unit: unit === own.unit ? null : unit };
  });
  const isSpeedLost = [...free].some((at) => isSpeed(names[at] ?? ""));
  const found = columns.filter(({ at }) => at !== -1).length;
  return { columns, isForeign: found * 2 < header.length || isUnitLost || isSpeedLost };
}

/** A row's cells in the order of the first header; a number under another unit is followed by that unit. */
export const cellsUnder = ({ columns }: RepeatedHeader, cells: readonly string[]): readonly string[] =>
  columns.map(({ at, unit }) => {
    const cell = cells[at] ?? "";
    return unit !== null && readNumber(plainCell(cell))?.unit === null ? `${cell}${unit}` : cell;
  });

const isNumber = (cell: string) => readNumber(plainCell(cell)) !== null;

function isSpeed(heading: string): boolean {
  const guess = guessTarget(heading);
  return guess !== null && guess.rank === 0 && ["pitch_speed", "exit_speed", "bat_speed"].includes(guess.target);
}

/** Cells at which a header differs from a row. */
const looked = 5;
