import { plainCell } from "../cells/readNumber.ts";
import { readBattingType, readPitch, readResult } from "../cells/readWord.ts";
import type { RowErrorSource } from "../csvRowError.ts";
import type { ReadPlan } from "../readPlan.ts";
import { cellOf } from "../target.ts";
import type { BallValues } from "./draft.ts";

type PitchSaid = { said: Pick<BallValues, "tag_pitch">; warnings: readonly RowErrorSource[] };

/** The pitch type as tagged by a person, else by the device. */
export function readPitchCells(cells: readonly string[], { columns }: ReadPlan): PitchSaid {
  for (const at of [columns.pitch_type, columns.pitch_type_auto]) {
    const cell = cellOf(cells, at);
    const code = readPitch(cell);
    if (code === 8 && !namedOther.test(plainCell(cell))) {
      return { said: { tag_pitch: code }, warnings: [{ code: "pitch_other", at }] };
    }
    if (code !== 0) return { said: { tag_pitch: code }, warnings: [] };
  }
  const at = columns.pitch_type;
  const isSaid = !["", "-"].includes(plainCell(cellOf(cells, at)));
  return { said: at ? { tag_pitch: 0 } : {}, warnings: isSaid ? [{ code: "pitch_unset", at }] : [] };
}

const namedOther = /^(?:8|other|その他)$/;

export const readHitCells = (
  cells: readonly string[],
  { columns }: ReadPlan,
): Pick<BallValues, "batting_result" | "batting_type"> => ({
  batting_result: readResult(cellOf(cells, columns.batting_result)),
  batting_type: readBattingType(cellOf(cells, columns.batting_type)),
});
