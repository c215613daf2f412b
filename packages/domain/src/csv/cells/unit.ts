import { type CsvUnit, csvUnits } from "../../vocabulary/csvColumns.ts";

/** Quantities; a `null` unit of the first three is asked for, the others have a default unit. */
export const askedQuantities = ["speed", "distance", "length"] as const;
export type AskedQuantity = (typeof askedQuantities)[number];
export type Quantity = AskedQuantity | "angle" | "direction" | "rate" | "percent";

/** Factor to our unit by quantity: km/h for speeds, m for distances, cm for lengths. Exact by definition. */
const unitFactors = {
  speed: { "km/h": 1, mph: 1.609344, "m/s": 3.6 },
  distance: { m: 1, ft: 0.3048 },
  length: { cm: 1, in: 2.54, ft: 30.48, m: 100 },
} as const satisfies Record<AskedQuantity, Partial<Record<CsvUnit, number>>>;

export type SpeedUnit = keyof (typeof unitFactors)["speed"];
export type DistanceUnit = keyof (typeof unitFactors)["distance"];
export type LengthUnit = keyof (typeof unitFactors)["length"];

/** The factor to our unit; undefined for a unit that this quantity does not have. */
export function unitFactor(quantity: AskedQuantity, unit: CsvUnit | null): number | undefined {
  const factors: Partial<Record<CsvUnit, number>> = unitFactors[quantity];
  return unit === null ? undefined : factors[unit];
}

export const isAsked = (quantity: Quantity): quantity is AskedQuantity =>
  askedQuantities.some((asked) => asked === quantity);

const fixedUnits = {
  angle: ["deg"],
  direction: ["deg", "clock", "axis"],
  rate: ["rpm"],
  percent: ["%"],
} as const satisfies Record<Exclude<Quantity, AskedQuantity>, readonly CsvUnit[]>;

/** The units that a column of this quantity can have; ours first. */
export function unitsOf(quantity: Quantity): readonly CsvUnit[] {
  if (!isAsked(quantity)) return fixedUnits[quantity];
  return csvUnits.filter((unit) => unitFactor(quantity, unit) !== undefined);
}

/** The unit a cell writes after its number; null for any other word. */
export const unitOfWord = (word: string): CsvUnit | null => unitWords.get(word) ?? null;

/** Every word for each unit, in the form of `plainCell`. */
const words = {
  "km/h":
    "km/h kmh km/hr km/hour kmph kph km km/時 km時 キロ キロ/時 キロメートル 時速 時速km 時速km/h 時速キロ 時速キロメートル 毎時km 毎時キロ km毎時 キロ毎時",
  mph: "mph mi/h mile miles mile/h miles/h milesperhour mi/hr マイル マイル/時 時速マイル 毎時マイル マイル毎時 哩",
  "m/s": "m/s mps m/sec m/秒 秒速 秒速m 秒速メートル 毎秒m メートル/秒 メートル毎秒",
  m: "m meter meters metre metres メートル",
  ft: "ft ft. foot feet フィート フット 呎",
  cm: "cm centimeter centimeters センチ センチメートル",
  in: "in in. inch inches インチ 吋",
  rpm: "rpm r/min 回転/分 回/分",
  deg: "deg degree degrees ° 度",
  "%": "% パーセント percent",
} as const satisfies Partial<Record<CsvUnit, string>>;

/** By length, the longest first. */
const unitWords: ReadonlyMap<string, CsvUnit> = new Map(
  // Object.entries widens its keys; these are the keys of `words`.
  (Object.entries(words) as [CsvUnit, string][])
    .flatMap(([unit, said]) => said.split(" ").map((word): [string, CsvUnit] => [word.normalize("NFKC"), unit]))
    .sort(([one], [other]) => other.length - one.length),
);

export const unitWordList: readonly string[] = [...unitWords.keys()];
