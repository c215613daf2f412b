/** Which direction is better: 大きいほどよい, 小さいほどよい. */
export const betterDirections = ["higher", "lower"] as const;
export type Better = (typeof betterDirections)[number];

/** Items a new team begins with: name, unit, direction, the range outside which a value is refused, and decimals. */
export const presetItems = {
  run_50m: { name: "50m走", unit: "秒", better: "lower", lowest: 5.5, highest: 15, decimals: 1 },
  base_run: { name: "ベースランニング", unit: "秒", better: "lower", lowest: 12, highest: 40, decimals: 1 },
  long_throw: { name: "遠投", unit: "m", better: "higher", lowest: 3, highest: 130, decimals: 1 },
  standing_jump: { name: "立ち幅とび", unit: "cm", better: "higher", lowest: 50, highest: 400, decimals: 0 },
  side_steps: { name: "反復横とび", unit: "回", better: "higher", lowest: 5, highest: 90, decimals: 0 },
  grip_right: { name: "握力（右）", unit: "kg", better: "higher", lowest: 3, highest: 80, decimals: 1 },
  grip_left: { name: "握力（左）", unit: "kg", better: "higher", lowest: 3, highest: 80, decimals: 1 },
  swing_speed: { name: "スイング速度", unit: "km/h", better: "higher", lowest: 20, highest: 180, decimals: 1 },
} as const satisfies Record<
  string,
  { name: string; unit: string; better: Better; lowest: number; highest: number; decimals: number }
>;
export type PresetItem = keyof typeof presetItems;

/** Measurement kinds that a goal can be set for besides items: without the count (EN-5). */
export const goalKinds = [1, 2, 4] as const;
export type GoalKind = (typeof goalKinds)[number];

/** Plausible values of a ball by kind: km/h, m, km/h (AI 11). */
export const kindRanges = {
  1: { lowest: 1, highest: 200 },
  2: { lowest: 0.1, highest: 200 },
  4: { lowest: 1, highest: 180 },
} as const satisfies Record<GoalKind, { lowest: number; highest: number }>;
