import * as z from "zod/mini";
import { csvLimits } from "../vocabulary/csvLimits.ts";
import { csvUnits, type Quantity } from "./unit.ts";

/** What a column can be read as. `player` is whoever threw or hit; `first_…` stands beside a family name. */
export const csvTargets = [
  "player",
  "player_first",
  "pitcher",
  "pitcher_first",
  "batter",
  "batter_first",
  "date",
  "time",
  "pitch_type",
  "pitch_type_auto",
  "pitch_speed",
  "release_angle",
  "spin_rate",
  "spin_direction",
  "spin_efficiency",
  "break_vertical",
  "break_horizontal",
  "location_x",
  "location_z",
  "exit_speed",
  "launch_angle",
  "distance",
  "spray_angle",
  "bat_speed",
  "attack_angle",
  "batting_type",
  "batting_result",
] as const;
export type CsvTarget = (typeof csvTargets)[number];

/** 1 batting, 2 pitching. `field` is the one of the record. */
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

/** Without one of these there is no ball. */
export const mainTargets = {
  1: ["exit_speed", "bat_speed", "launch_angle"],
  2: ["pitch_speed", "spin_rate"],
} as const satisfies Record<1 | 2, readonly MeasuredTarget[]>;

const mappedColumnSchema = z.object({
  /** From 0. */
  column: z.int().check(z.minimum(0), z.maximum(csvLimits.columns - 1)),
  /** null where the file does not say. */
  unit: z.nullable(z.enum(csvUnits)),
  /** Counted the other way round than ours: left is right. */
  mirrored: z.optional(z.boolean()),
});
export type MappedColumn = z.infer<typeof mappedColumnSchema>;

/** BE-2. Which column is read as what; remembered by the `sourceKey` of the header. */
export const columnMappingSchema = z.partialRecord(z.enum(csvTargets), mappedColumnSchema);
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

/** Empty where the row is shorter, or nothing is mapped. */
export const cellOf = (cells: readonly string[], at: MappedColumn | undefined): string =>
  (at && cells[at.column]) || "";
