import type { TextRecord } from "../../delimited/readRecords.ts";
import { unguarded } from "../../rules/formula.ts";
import { deviceOf } from "../formats.ts";
import { guessTarget } from "../headingWords.ts";
import { longestCell, plainCell, readNumber } from "../rows/readNumber.ts";
import { readHeading } from "../rows/unit.ts";

/** How many non-blank records may stand above a header. */
export const titleRecords = 30;

/** A header, and the player a device names above it. */
export type FoundHeader = { index: number; cells: readonly string[]; player: string | null };

/**
 * Which of the first records names the columns: one with a device's own names, else the one with the most known words,
 * else the first with two or more texts and no number; null when there is none.
 */
export function findHeader(records: readonly TextRecord[]): FoundHeader | null {
  const rows = records.slice(0, titleRecords).map(({ cells }) => withoutBlankEnd(cells.map(unguarded)));
  const device = rows.findIndex((cells) => deviceOf(cells.map((cell) => readHeading(cell).name)));
  const index = device === -1 ? mostKnown(rows) : device;
  const cells = rows[index];
  return cells ? { index, cells, player: namedAbove(rows.slice(0, index)) } : null;
}

function mostKnown(rows: readonly (readonly string[])[]): number {
  const known = rows.map((cells) => cells.filter(guessTarget).length);
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most);
  return rows.findIndex((cells) => cells.filter((cell) => cell.trim() !== "").length > 1 && !cells.some(isNumber));
}

const isNumber = (cell: string) => readNumber(plainCell(cell)) !== null;

/** Blank columns at the end, as spreadsheets leave them. */
export function withoutBlankEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== "");
  return cells.slice(0, last + 1);
}

const playerLabel = /^(?:player|athlete|user|選手|氏名|名前)(?:\s*name|名)?\s*(?:[:：]\s*(.*))?$/iu;

/** 「"Player Name:",小野寺 湊」 or 「Athlete: 小野寺 湊」. */
function namedAbove(rows: readonly (readonly string[])[]): string | null {
  for (const cells of rows) {
    for (const [at, cell] of cells.entries()) {
      const label = playerLabel.exec(cell.slice(0, longestCell).trim());
      if (!label) continue;
      const name = (label[1] || cells[at + 1] || "").trim();
      if (name !== "") return name;
    }
  }
  return null;
}
