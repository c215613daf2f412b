import type { ColumnMapping, MappedColumn } from "../../contract/analyzer/columnMapping.ts";
import { unguarded } from "../../rules/formula.ts";
import { isBlank, longestCell, plainCell } from "../cells/readNumber.ts";
import { nameWithId, type PlayerLabel } from "../files/playerLabel.ts";
import type { ReadPlan } from "../readPlan.ts";
import { cellOf } from "../target.ts";

/**
 * The player's name as written: in the columns of this mode, else of either, above the block it is in, or as the coach
 * answered. A name that several players of the file have is followed by the id; the id stands for a missing name.
 */
export function readName(
  mode: 1 | 2,
  cells: readonly string[],
  { columns, settings, sharedNames }: ReadPlan,
  ofBlock: string | null,
): { text: string; at: MappedColumn | undefined } {
  const { at, id: idAt } = nameColumns(mode, columns);
  const { name, id = "" } = readLabel(mode, cells, columns);
  if (at) return { text: name ? nameWithId(name, id, sharedNames) : id, at };
  if (ofBlock !== null || !idAt) return { text: ofBlock ?? settings.player ?? "", at };
  return { text: id, at: idAt };
}

/** What the columns of this mode, else of either, say of a row's player. */
export function readLabel(mode: 1 | 2, cells: readonly string[], columns: ColumnMapping): PlayerLabel {
  const { at, first, id } = nameColumns(mode, columns);
  const parts = [at, first].map((column) => written(cellOf(cells, column)));
  return { name: parts.filter((part) => part !== "").join(" "), id: written(cellOf(cells, id)) };
}

function nameColumns(mode: 1 | 2, columns: ColumnMapping) {
  const { player, player_first, player_id, pitcher, pitcher_first, pitcher_id, batter, batter_first, batter_id } =
    columns;
  if (mode === 1 && batter) return { at: batter, first: batter_first, id: batter_id };
  if (mode === 2 && pitcher) return { at: pitcher, first: pitcher_first, id: pitcher_id };
  return { at: player, first: player_first, id: player_id };
}

function written(cell: string): string {
  const text = unguarded(cell).slice(0, longestCell).trim();
  return isBlank(plainCell(text)) ? "" : text;
}
