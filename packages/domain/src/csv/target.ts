import type { MappedColumn } from "../contract/analyzer/columnMapping.ts";
import type { CsvTarget } from "../vocabulary/csvColumns.ts";
import type { Quantity } from "./cells/unit.ts";

/** 1 batting, 2 pitching. `field` is the field of the record. */
type Measured = { mode: 1 | 2; field: MeasuredField; quantity: Quantity };
export type MeasuredField =
  | "speed"
  | "angle"
  | "distance"
  | "spin_rate"
  | "spin_direction"
  | "spin_efficiency"
  | "break_vertical"
  | "break_horizontal"
  | "location_x"
  | "location_z"
  | "spray_angle"
  | "bat_speed"
  | "attack_angle";

export const measuredTargets = {
  pitch_speed: { mode: 2, field: "speed", quantity: "speed" },
  release_angle: { mode: 2, field: "angle", quantity: "angle" },
  spin_rate: { mode: 2, field: "spin_rate", quantity: "rate" },
  spin_direction: { mode: 2, field: "spin_direction", quantity: "direction" },
  spin_efficiency: { mode: 2, field: "spin_efficiency", quantity: "percent" },
  break_vertical: { mode: 2, field: "break_vertical", quantity: "length" },
  break_horizontal: { mode: 2, field: "break_horizontal", quantity: "length" },
  location_x: { mode: 2, field: "location_x", quantity: "length" },
  location_z: { mode: 2, field: "location_z", quantity: "length" },
  exit_speed: { mode: 1, field: "speed", quantity: "speed" },
  launch_angle: { mode: 1, field: "angle", quantity: "angle" },
  distance: { mode: 1, field: "distance", quantity: "distance" },
  spray_angle: { mode: 1, field: "spray_angle", quantity: "angle" },
  bat_speed: { mode: 1, field: "bat_speed", quantity: "speed" },
  attack_angle: { mode: 1, field: "attack_angle", quantity: "angle" },
} as const satisfies Partial<Record<CsvTarget, Measured>>;
export type MeasuredTarget = keyof typeof measuredTargets;

export const isMeasured = (target: CsvTarget): target is MeasuredTarget => target in measuredTargets;

/** A row without any of these holds no ball. */
export const mainTargets = {
  1: ["exit_speed", "bat_speed", "launch_angle"],
  2: ["pitch_speed", "spin_rate"],
} as const satisfies Record<1 | 2, readonly MeasuredTarget[]>;

/** Empty where the row is shorter or the target is not mapped. */
export const cellOf = (cells: readonly string[], at: MappedColumn | undefined): string =>
  (at && cells[at.column]) || "";
