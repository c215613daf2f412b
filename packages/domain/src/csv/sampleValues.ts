import type { ColumnMapping } from "../contract/analyzer/columnMapping.ts";
import { type CsvTarget, type CsvUnit, csvTargets } from "../vocabulary/csvColumns.ts";
import { isBlank, plainCell, readNumber } from "./cells/readNumber.ts";
import { isAsked, unitFactor, unitsOf } from "./cells/unit.ts";
import type { ReadingSettings } from "./readPlan.ts";
import { cellOf, isMeasured, measuredTargets } from "./target.ts";

/** How a value of a file's first row is stored. */
export type SampleValue = {
  target: CsvTarget;
  /** As the file has it; `from` is null while nobody has said its unit, and `value` with it. */
  written: number;
  from: CsvUnit | null;
  value: number | null;
  /** Our unit. */
  to: CsvUnit;
};

/** The speeds, distances and lengths of a row that change when they are read, or whose unit the file does not give (BE-2). */
export function sampleValues(
  sample: readonly string[],
  mapping: ColumnMapping,
  units: NonNullable<ReadingSettings["units"]>,
): readonly SampleValue[] {
  return csvTargets.flatMap((target): SampleValue[] => {
    const at = mapping[target];
    const quantity = isMeasured(target) ? measuredTargets[target].quantity : null;
    if (!at || quantity === null || !isAsked(quantity)) return [];
    const plain = plainCell(cellOf(sample, at));
    const number = isBlank(plain) ? null : readNumber(plain);
    const [to] = unitsOf(quantity);
    if (!number || !to) return [];
    const given = number.unit ?? at.unit;
    if (given === to && !at.mirrored) return [];
    const from = given ?? units[quantity] ?? null;
    const factor = unitFactor(quantity, from);
    const value = factor === undefined ? null : number.value * factor * (at.mirrored ? -1 : 1);
    return [{ target, written: number.value, from, value, to }];
  });
}
