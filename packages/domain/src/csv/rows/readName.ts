import type { MappedColumn } from "../../contract/analyzer/columnMapping.ts";
import { unguarded } from "../../rules/formula.ts";
import { isBlank, longestCell, plainCell } from "../cells/readNumber.ts";
import type { ReadPlan } from "../readPlan.ts";
import { cellOf } from "../target.ts";

/**
 * The player's name as written: in the columns of this mode, else of either, above the block it is in, or as the coach
 * answered.
 */
export function readName(
  mode: 1 | 2,
  cells: readonly string[],
  { columns, settings }: ReadPlan,
  ofBlock: string | null,
): { text: string; at: MappedColumn | undefined } {
  const [family, first] =
    mode === 1 ? [columns.batter, columns.batter_first] : [columns.pitcher, columns.pitcher_first];
  const at = family ?? columns.player;
  const parts = [at, family ? first : columns.player_first].map((column) => written(cellOf(cells, column)));
  const text = parts.filter((part) => part !== "").join(" ");
  return { text: at ? text : (ofBlock ?? settings.player ?? ""), at };
}

function written(cell: string): string {
  const text = unguarded(cell).slice(0, longestCell).trim();
  return isBlank(plainCell(text)) ? "" : text;
}
