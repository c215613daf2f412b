import type { ColumnMapping } from "../contract/analyzer/columnMapping.ts";
import { type CsvTarget, type CsvUnit, csvTargets } from "../vocabulary/csvColumns.ts";
import { isAsked, unitsOf } from "./cells/unit.ts";
import { unreadSpeeds } from "./headings/unreadSpeeds.ts";
import type { ReadingSettings } from "./readPlan.ts";
import type { MeasurementDraft } from "./rows/draft.ts";
import { isMeasured, measuredTargets } from "./target.ts";

/** What a column of the file became. */
export type ColumnSummary = {
  column: number;
  target: CsvTarget;
  /** As the file has it, and ours; null where there is none. */
  unit: { from: CsvUnit; to: CsvUnit } | null;
  /** Values that were read. */
  count: number;
  /** Of a number, in our unit. */
  values: { mean: number; lowest: number; highest: number } | null;
};

export type ColumnReport = {
  columns: readonly ColumnSummary[];
  /** Indexes of the columns that nothing is read from, and of those among them that a heading calls a speed. */
  unread: readonly number[];
  unreadSpeeds: readonly number[];
};

/** What became of every column of a file, from the balls read of it (BE-2). */
export function reportColumns(
  header: readonly string[],
  mapping: ColumnMapping,
  units: NonNullable<ReadingSettings["units"]>,
  drafts: readonly MeasurementDraft[],
): ColumnReport {
  const columns = csvTargets.flatMap((target): ColumnSummary[] => {
    const at = mapping[target];
    if (!at) return [];
    return [{ column: at.column, target, unit: unitOf(target, at.unit, units), ...figuresOf(target, drafts) }];
  });
  const used = new Set(columns.map(({ column }) => column));
  return {
    columns: columns.toSorted((one, other) => one.column - other.column),
    unread: header.flatMap((heading, column) => (used.has(column) || heading.trim() === "" ? [] : [column])),
    unreadSpeeds: unreadSpeeds(header, mapping),
  };
}

function unitOf(
  target: CsvTarget,
  written: CsvUnit | null,
  units: NonNullable<ReadingSettings["units"]>,
): ColumnSummary["unit"] {
  if (!isMeasured(target)) return null;
  const { quantity } = measuredTargets[target];
  const [to] = unitsOf(quantity);
  const from = written ?? (isAsked(quantity) ? units[quantity] : to);
  return from && to ? { from, to } : null;
}

function figuresOf(target: CsvTarget, drafts: readonly MeasurementDraft[]): Pick<ColumnSummary, "count" | "values"> {
  if (!isMeasured(target)) return { count: drafts.filter(isFilled[target]).length, values: null };
  const { mode, field } = measuredTargets[target];
  const figures = { count: 0, sum: 0, lowest: Number.POSITIVE_INFINITY, highest: Number.NEGATIVE_INFINITY };
  for (const draft of drafts) {
    const value = draft.mode === mode ? draft[field] : null;
    if (value === null) continue;
    figures.count += 1;
    figures.sum += value;
    figures.lowest = Math.min(figures.lowest, value);
    figures.highest = Math.max(figures.highest, value);
  }
  const { count, sum, lowest, highest } = figures;
  return { count, values: count > 0 ? { mean: sum / count, lowest, highest } : null };
}

const hasPitchType = ({ tag_pitch }: MeasurementDraft) => tag_pitch !== null && tag_pitch !== 0;
const isFilled = {
  player: () => true,
  player_first: () => true,
  player_id: () => true,
  pitcher: ({ mode }) => mode === 2,
  pitcher_first: ({ mode }) => mode === 2,
  pitcher_id: ({ mode }) => mode === 2,
  batter: ({ mode }) => mode === 1,
  batter_first: ({ mode }) => mode === 1,
  batter_id: ({ mode }) => mode === 1,
  date: () => true,
  time: ({ grain }) => grain !== "day",
  pitch_type: hasPitchType,
  pitch_type_auto: hasPitchType,
  batting_type: ({ batting_type }) => batting_type !== null,
  batting_result: ({ batting_result }) => batting_result !== null,
} as const satisfies Record<Exclude<CsvTarget, keyof typeof measuredTargets>, (draft: MeasurementDraft) => boolean>;
