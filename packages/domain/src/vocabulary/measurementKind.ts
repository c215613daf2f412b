/** Measurement kinds: 打球速度, 打球飛距離, 計測数, 球速 (EN-5). */
export const measurementKinds = {
  1: { name: "exit_speed", unit: "km_per_h" },
  2: { name: "batted_distance", unit: "m" },
  3: { name: "measurement_count", unit: "times" },
  4: { name: "pitch_speed", unit: "km_per_h" },
} as const;
export type MeasurementKindCode = keyof typeof measurementKinds;
export type MeasurementKind = (typeof measurementKinds)[MeasurementKindCode]["name"];
export type MeasurementUnit = (typeof measurementKinds)[MeasurementKindCode]["unit"];
