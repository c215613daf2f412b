import type { ColumnMapping } from "../contract/analyzer/columnMapping.ts";
import type { CsvRowError } from "./csvRowError.ts";
import { bodyRecords } from "./files/bodyRecords.ts";
import type { CsvTable } from "./files/csvFile.ts";
import { rowsAtOnce } from "./files/openCsv.ts";
import { namesOfSeveral, type PlayerLabel } from "./files/playerLabel.ts";
import { planReading, type ReadingSettings } from "./readPlan.ts";
import type { MeasurementDraft } from "./rows/draft.ts";
import { readLabel } from "./rows/readName.ts";
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
 * A file's rows as drafts or errors, `rowsAtOnce` at a time, so that the caller can show progress, do other work or
 * stop (BE-2). Never throws.
 */
export function* readMeasurements(
  table: CsvTable,
  mapping: ColumnMapping,
  settings: ReadingSettings,
): Generator<ReadBatch, void> {
  const plan = planReading(table, mapping, settings, yield* sharedNamesOf(table, mapping));
  let batch = emptyBatch();
  let done = 0;
  for (const record of bodyRecords(table)) {
    // The table has been read to its end before, so no fault can come.
    if ("cause" in record) break;
    if (!record.isRow) continue;
    const row = readRow(record, plan);
    if ("refused" in row) batch.refused.push(row.refused);
    else {
      batch.drafts.push(...row.drafts);
      batch.warnings.push(...row.warnings);
    }
    done += 1;
    if (done % rowsAtOnce !== 0) continue;
    yield { done, ...batch };
    batch = emptyBatch();
  }
  if (done % rowsAtOnce !== 0 || done === 0) yield { done, ...batch };
}

/** Names that the file's rows have with several ids; the rows are looked through only where a column of ids is read. */
function* sharedNamesOf(table: CsvTable, mapping: ColumnMapping): Generator<ReadBatch, readonly string[]> {
  if (!(mapping.player_id || mapping.pitcher_id || mapping.batter_id)) return [];
  const labels: PlayerLabel[] = [];
  let looked = 0;
  for (const record of bodyRecords(table)) {
    if ("cause" in record) break;
    if (!record.isRow) continue;
    labels.push(readLabel(1, record.cells, mapping), readLabel(2, record.cells, mapping));
    looked += 1;
    if (looked % rowsAtOnce === 0) yield { done: 0, ...emptyBatch() };
  }
  return namesOfSeveral(labels);
}

type OpenBatch = { drafts: MeasurementDraft[]; refused: CsvRowError[]; warnings: CsvRowError[] };
const emptyBatch = (): OpenBatch => ({ drafts: [], refused: [], warnings: [] });
