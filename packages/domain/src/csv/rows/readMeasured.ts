import type { MappedColumn } from "../../contract/analyzer/columnMapping.ts";
import { isBlank, plainCell, readDirection, readNumber } from "../cells/readNumber.ts";
import { isAsked, type Quantity, unitFactor } from "../cells/unit.ts";
import type { CsvRowErrorCode } from "../csvRowError.ts";
import type { Reading } from "../readPlan.ts";
import { cellOf, type MeasuredField, measuredTargets } from "../target.ts";

export type MeasuredFault = { code: CsvRowErrorCode; field: MeasuredField; at: MappedColumn };
type Measured = {
  values: Partial<Record<MeasuredField, number>>;
  faults: readonly MeasuredFault[];
  /** Fields of speed 0: the device lost the ball. */
  lost: readonly MeasuredField[];
};

/** The numbers of a row in our units; blank cells are left out. */
export function readMeasured(readings: readonly Reading[], cells: readonly string[]): Measured {
  const values: Measured["values"] = {};
  const faults: MeasuredFault[] = [];
  const lost: MeasuredField[] = [];
  for (const { target, at } of readings) {
    const plain = plainCell(cellOf(cells, at));
    if (isBlank(plain)) continue;
    const { field, quantity } = measuredTargets[target];
    const value = measured(plain, quantity, at.unit);
    if (typeof value === "string") faults.push({ code: value, field, at });
    else if (quantity === "speed" && value === 0) lost.push(field);
    else values[field] = at.mirrored ? -value : value;
  }
  return { values, faults, lost };
}

function measured(plain: string, quantity: Quantity, unit: MappedColumn["unit"]): number | "number" | "unit" {
  if (quantity === "direction") return readDirection(plain, unit) ?? "number";
  const number = readNumber(plain);
  if (!number) return "number";
  // A unit in the cell takes precedence over the heading's.
  if (isAsked(quantity)) {
    const factor = unitFactor(quantity, number.unit ?? unit);
    return factor === undefined ? "unit" : number.value * factor;
  }
  return number.value;
}
