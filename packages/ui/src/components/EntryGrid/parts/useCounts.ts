import { useMemo } from "react";
import { addCounts, countRow, type EntryCounts, noCounts } from "./countEntries.ts";
import type { CheckEntry, EntryColumn, EntryRow, EntryValues } from "./entry.ts";

/** Counts of the whole grid; only changed rows are counted again. */
export function useCounts(
  rows: readonly EntryRow[],
  columns: readonly EntryColumn[],
  values: EntryValues,
  checkOf: CheckEntry,
): EntryCounts {
  const countOf = useMemo(() => keptCounts(columns, checkOf), [columns, checkOf]);
  return useMemo(() => rows.map((row) => countOf(row, values)).reduce(addCounts, noCounts), [rows, values, countOf]);
}

/** Counts per column. */
export function useColumnCounts(
  rows: readonly EntryRow[],
  columns: readonly EntryColumn[],
  values: EntryValues,
  checkOf: CheckEntry,
): EntryCounts[] {
  const counters = useMemo(() => columns.map((column) => keptCounts([column], checkOf)), [columns, checkOf]);
  return useMemo(
    () => counters.map((countOf) => rows.map((row) => countOf(row, values)).reduce(addCounts, noCounts)),
    [counters, rows, values],
  );
}

function keptCounts(columns: readonly EntryColumn[], checkOf: CheckEntry) {
  const kept = new Map<string, { texts: EntryValues[string]; counts: EntryCounts }>();
  return (row: EntryRow, values: EntryValues) => {
    const before = kept.get(row.id);
    if (before && before.texts === values[row.id]) return before.counts;
    const counts = countRow(row, columns, values, checkOf);
    kept.set(row.id, { texts: values[row.id], counts });
    return counts;
  };
}
