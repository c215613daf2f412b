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

/**
 * Splits a heading into its column name and the unit at its end: 「Bat Speed (mph)」, 「球速km/h」, 「Break_Inches」.
 */
export function readHeading(heading: string): { name: string; unit: CsvUnit | null } {
  const text = heading.slice(0, longestHeading).normalize("NFKC").trim().toLowerCase();
  const [written = "", word = ""] = unitAtEnd.exec(text) ?? [];
  const name = plain(text.slice(0, text.length - written.length));
  return { name: name || plain(text), unit: unitWords.get(word) ?? null };
}

/** UTF-16 units; keeps the pattern fast on any text. */
const longestHeading = 100;

const plain = (text: string) => text.replace(/[^\p{L}\p{N}#]/gu, "");

const unitWords: ReadonlyMap<string, CsvUnit> = new Map(
  Object.entries({
    "km/h": "km/h",
    kmh: "km/h",
    kph: "km/h",
    mph: "mph",
    キロ: "km/h",
    "m/s": "m/s",
    m: "m",
    meters: "m",
    ft: "ft",
    feet: "ft",
    cm: "cm",
    in: "in",
    inch: "in",
    inches: "in",
    rpm: "rpm",
    deg: "deg",
    degrees: "deg",
    "°": "deg",
    度: "deg",
    "%": "%",
  } as const satisfies Record<string, CsvUnit>),
);

/** After a space, a sign, a bracket or a non-Latin letter; 度 only after a space or a bracket (速度, 角度). */
const unitAtEnd = new RegExp(
  `(?<![a-z])[\\s_\\-:(\\[]*(${[...unitWords.keys()]
    .sort((one, other) => other.length - one.length)
    .map((word) => (word === "度" ? "(?<=[\\s(\\[])度" : word))
    .join("|")})[\\s)\\]]*$`,
);

/** The unit a cell writes after its number; null for any other word. */
export const unitOfWord = (word: string): CsvUnit | null => unitWords.get(word) ?? null;
