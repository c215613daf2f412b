import type { ColumnMapping } from "../contract/analyzer/columnMapping.ts";
import type { CsvRowError } from "./csvRowError.ts";
import type { CsvTable } from "./files/csvFile.ts";
import { bodyRecords, rowsAtOnce } from "./files/openCsv.ts";
import { planReading, type ReadingSettings } from "./readPlan.ts";
import type { MeasurementDraft } from "./rows/draft.ts";
import { readRow } from "./rows/readRow.ts";

export type ReadBatch = {
  /** Rows read so far, of `table.rows`. */
  done: number;
  drafts: readonly MeasurementDraft[];
  /** One for each row without a draft. */
  refused: readonly CsvRowError[];
  warnings: readonly CsvRowError[];
};

/**
 * BE-2. A file's rows as drafts or reasons, `rowsAtOnce` at a time, so that whoever drives it can show how far it is, do
 * other work or stop. Never throws.
 *
 * Where a file writes no seconds, a player's balls of one day or minute follow each other by a second, in the order of
 * the file: they are not taken for one ball, and the same file read again gives the same moments.
 */
export function* readMeasurements(
  table: CsvTable,
  mapping: ColumnMapping,
  settings: ReadingSettings,
): Generator<ReadBatch, void> {
  const plan = planReading(table, mapping, settings);
  const earlier = new Map<string, number>();
  let batch = emptyBatch();
  let done = 0;
  for (const record of bodyRecords(table)) {
    // A table has been read to its end before.
    if ("cause" in record) break;
    const row = readRow(record, plan);
    if ("refused" in row) batch.refused.push(row.refused);
    else {
      const isExact = row.grain === "second";
      batch.drafts.push(...(isExact ? row.drafts : row.drafts.map((draft) => inOrder(draft, earlier))));
      batch.warnings.push(...row.warnings);
    }
    done += 1;
    if (done % rowsAtOnce !== 0) continue;
    yield { done, ...batch };
    batch = emptyBatch();
  }
  if (done % rowsAtOnce !== 0 || done === 0) yield { done, ...batch };
}

type OpenBatch = { drafts: MeasurementDraft[]; refused: CsvRowError[]; warnings: CsvRowError[] };
const emptyBatch = (): OpenBatch => ({ drafts: [], refused: [], warnings: [] });

function inOrder(draft: MeasurementDraft, earlier: Map<string, number>): MeasurementDraft {
  const key = `${draft.mode} ${draft.datetime} ${draft.player}`;
  const before = earlier.get(key) ?? 0;
  earlier.set(key, before + 1);
  return { ...draft, datetime: draft.datetime + before };
}
