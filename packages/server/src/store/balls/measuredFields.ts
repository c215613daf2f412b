import type { MeasurementRecord } from "@kyuseki/domain";

/** What was measured of a ball: columns of `measurements` and their types (EN-9). */
export const measuredTypes = {
  mode: "smallint",
  batting_type: "smallint",
  batting_result: "smallint",
  ball: "text",
  tag_pitch: "smallint",
  angle: "real",
  distance: "real",
  speed: "real",
  spin_rate: "real",
  spin_direction: "real",
  spin_efficiency: "real",
  break_vertical: "real",
  break_horizontal: "real",
  location_x: "real",
  location_z: "real",
  spray_angle: "real",
  bat_speed: "real",
  attack_angle: "real",
  filming_date: "date",
} as const satisfies Partial<Record<keyof MeasurementRecord, string>>;

/** Object.keys with the type of the keys. */
export const namesOf = <Name extends string>(types: Readonly<Record<Name, string>>) => Object.keys(types) as Name[];

/** Rows out of one array a column, the first of them the parameter `$from`. */
export const unnested = (types: Readonly<Record<string, string>>, from: number) =>
  `unnest(${Object.values(types)
    .map((type, at) => `$${from + at}::${type}[]`)
    .join(", ")})`;
