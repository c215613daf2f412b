import type { ColumnMapping, MappedColumn } from "../contract/analyzer/columnMapping.ts";
import { type CsvTarget, csvTargets } from "../vocabulary/csvColumns.ts";
import type { DayOrder } from "./cells/readMoment.ts";
import { type AskedQuantity, type DistanceUnit, isAsked, type LengthUnit, type SpeedUnit } from "./cells/unit.ts";
import type { CsvTable } from "./files/csvFile.ts";
import { isMeasured, type MeasuredTarget, mainTargets, measuredTargets } from "./target.ts";

/** What the coach answers once per file, besides the mapping. */
export type ReadingSettings = {
  /** For columns whose unit the file does not give. */
  units?: { speed?: SpeedUnit; distance?: DistanceUnit; length?: LengthUnit };
  /** YYYY-MM-DD in Asia/Tokyo: for a file without dates. */
  day?: string;
  /** For days written as numbers whose order the file does not settle. */
  dayOrder?: DayOrder;
  /** For a file without names. */
  player?: string;
  /** Unix seconds; later measurements are refused. */
  now: number;
};

/** What must be answered before a file can be read; `mapping`: no column holds a measured value. */
export const csvQuestions = [
  "mapping",
  "speed_unit",
  "distance_unit",
  "length_unit",
  "day",
  "day_order",
  "player",
] as const;
export type CsvQuestion = (typeof csvQuestions)[number];

export type Reading = { target: MeasuredTarget; at: MappedColumn };
/** A mapping prepared for reading many rows. */
export type ReadPlan = {
  columns: ColumnMapping;
  settings: ReadingSettings;
  /** 1 batting, 2 pitching: the kinds of ball a row may hold. */
  modes: readonly (1 | 2)[];
  readings: Readonly<Record<1 | 2, readonly Reading[]>>;
  dayOrder: DayOrder | null;
  /** Names that rows have with several ids (`namesOfSeveral`). */
  sharedNames: readonly string[];
};

export function planReading(
  table: Pick<CsvTable, "numericDays">,
  mapping: ColumnMapping,
  settings: ReadingSettings,
  sharedNames: readonly string[] = [],
): ReadPlan {
  const measured = csvTargets.filter(isMeasured).flatMap((target): Reading[] => {
    const at = mapping[target];
    return at ? [{ target, at: { ...at, unit: at.unit ?? unitSaid(target, settings) } }] : [];
  });
  return {
    columns: mapping,
    settings,
    sharedNames,
    modes: ([2, 1] as const).filter((mode) => mainTargets[mode].some((target) => mapping[target])),
    dayOrder: numericDaysOf(table, mapping)?.order ?? settings.dayOrder ?? null,
    readings: { 1: measured.filter(isOfMode(1)), 2: measured.filter(isOfMode(2)) },
  };
}

const isOfMode =
  (mode: 1 | 2) =>
  ({ target }: Reading) =>
    measuredTargets[target].mode === mode;

function unitSaid(target: MeasuredTarget, { units }: ReadingSettings): MappedColumn["unit"] {
  const { quantity } = measuredTargets[target];
  return isAsked(quantity) ? (units?.[quantity] ?? null) : null;
}

const numericDaysOf = ({ numericDays }: Pick<CsvTable, "numericDays">, { date }: ColumnMapping) =>
  numericDays.find(({ column }) => column === date?.column);

/** The open questions, in the order of `csvQuestions`; each once, however many columns wait for it. */
export function openQuestions(
  table: Pick<CsvTable, "player" | "numericDays">,
  mapping: ColumnMapping,
  settings: Omit<ReadingSettings, "now">,
): readonly CsvQuestion[] {
  const { modes, readings, dayOrder } = planReading(table, mapping, { ...settings, now: 0 });
  const unsaid = new Set<AskedQuantity>();
  for (const { target, at } of modes.flatMap((mode) => readings[mode])) {
    const { quantity } = measuredTargets[target];
    if (isAsked(quantity) && at.unit === null) unsaid.add(quantity);
  }
  const names = { 1: ["batter", "batter_id"], 2: ["pitcher", "pitcher_id"] } as const satisfies Record<
    1 | 2,
    readonly CsvTarget[]
  >;
  const isMapped = (targets: readonly CsvTarget[]) => targets.some((target) => mapping[target]);
  const isNamed = (mode: 1 | 2) =>
    isMapped(["player", "player_id", ...names[mode]]) || Boolean(table.player ?? settings.player);
  const asks: Record<CsvQuestion, boolean> = {
    mapping: modes.length === 0,
    speed_unit: unsaid.has("speed"),
    distance_unit: unsaid.has("distance"),
    length_unit: unsaid.has("length"),
    day: !mapping.date && !settings.day,
    day_order: dayOrder === null && numericDaysOf(table, mapping) !== undefined,
    player: !modes.every(isNamed),
  };
  return csvQuestions.filter((question) => asks[question]);
}
