import type { TextRecord } from "../../delimited/readRecords.ts";
import { unguarded } from "../../rules/formula.ts";
import { type CsvLimits, csvLimits } from "../../vocabulary/csvLimits.ts";
import { plainCell, readNumber } from "../cells/readNumber.ts";
import { guessTarget } from "../headings/headingWords.ts";
import type { CsvTable } from "./csvFile.ts";
import { csvRecords, type LineFault } from "./csvRecords.ts";
import { nameWithId, type PlayerLabel, readLabelLine } from "./playerLabel.ts";
import { cellsUnder, headerOf, type RepeatedHeader, repeatedHeader } from "./repeatedHeader.ts";

/** A record below the first header: a row, or a line of a block (its player, its own header). */
export type BodyRecord = TextRecord & {
  isRow: boolean;
  /** Of the block the row is in; null where no block names one. */
  player: string | null;
  /** The row stands under a header of another table. */
  isForeign: boolean;
  /** A line with one text, the title of a block. */
  isTitle: boolean;
  /** What the block's lines have said so far. */
  label?: PlayerLabel;
};

type Body = Pick<CsvTable, "text" | "delimiter" | "header" | "body" | "player" | "sharedNames">;

/**
 * The records below the header. A `Player Name:` line, or a line with one text above a repeated header, begins the block
 * of another player; a repeated header may have its columns in another order, and its rows are put into the first one's.
 */
export function* bodyRecords(table: Body, limits: CsvLimits = csvLimits): Generator<BodyRecord | LineFault, void> {
  const heading = table.header.join("\0");
  const known = new Set(table.header);
  const namesRows = table.header.some((cell) => nameTargets.has(guessTarget(cell)?.target ?? ""));
  let player = table.player;
  let block: PlayerLabel | null = null;
  let layout: RepeatedHeader | null = null;
  let held: BodyRecord | null = null;

  for (const record of csvRecords(table, limits, table.body)) {
    if ("cause" in record) {
      if (held) yield held;
      return yield record;
    }
    const other = { isRow: false, player, isForeign: false, isTitle: false };
    const header = headerOf(record.cells, known, heading);
    if (header) {
      if (held && !block) {
        player = held.cells.find((cell) => cell.trim() !== "")?.trim() ?? player;
        yield { ...held, isRow: false, isTitle: true };
      } else if (held) yield held;
      held = null;
      block = null;
      layout = header === "same" ? null : repeatedHeader(table.header, header);
      yield { ...record, ...other };
      continue;
    }
    if (held) yield held;
    held = null;
    const label = isShort(record.cells) ? readLabelLine(record.cells.map(unguarded)) : null;
    if (label) {
      block = { ...(block ?? {}), ...label };
      player = nameOfBlock(block, table.sharedNames, record.line);
      yield { ...record, ...other, label: block };
      continue;
    }
    if (block && table.header.length > shortest && isShort(record.cells, 2)) {
      yield { ...record, ...other };
      continue;
    }
    block = null;
    const isForeign = layout?.isForeign === true;
    const cells = layout && !isForeign ? cellsUnder(layout, record.cells) : record.cells;
    const row = { ...record, cells, isRow: true, player, isForeign, isTitle: false };
    if (!namesRows && isShort(cells, 1) && !cells.some(isNumber)) held = row;
    else yield row;
  }
  if (held) yield held;
}

/** The name of a block's player; of several players of one name, with its id. A block without either is one of its own. */
export function nameOfBlock({ name, id }: PlayerLabel, shared: readonly string[], line: number): string {
  if (name) return nameWithId(name, id, shared);
  return id || `#${line}`;
}

const nameTargets: ReadonlySet<string> = new Set(["player", "pitcher", "batter"]);
/** Lines about a device and its session are shorter than a header of more columns than this. */
const shortest = 4;
const isNumber = (cell: string) => readNumber(plainCell(cell)) !== null;

function isShort(cells: readonly string[], most = 6): boolean {
  let filled = 0;
  for (const cell of cells) if (cell !== "" && cell.trim() !== "" && ++filled > most) return false;
  return filled > 0;
}
