import type { ColumnMapping } from "../contract/analyzer/columnMapping.ts";
import { type CsvTarget, type CsvUnit, csvTargets } from "../vocabulary/csvColumns.ts";
import type { CsvFormat } from "../vocabulary/csvFormats.ts";
import { deviceFormats, deviceOf } from "./formats.ts";
import { guessTarget } from "./headingWords.ts";
import { readHeading, unitsOf } from "./rows/unit.ts";
import { isMeasured, measuredTargets } from "./target.ts";

/** Which device wrote the columns, and what each is read as: by the device's own names, else by synonyms (BE-2). */
export function guessMapping(header: readonly string[]): { format: CsvFormat; mapping: ColumnMapping } {
  const headings = header.map(readHeading);
  const device = deviceOf(headings.map(({ name }) => name));
  if (!device) return guessed(header);

  const { columns } = deviceFormats[device];
  const mapping: ColumnMapping = {};
  for (const target of csvTargets) {
    const known = columns[target];
    const column = known ? headings.findIndex(({ name }) => name === known.name) : -1;
    if (!known || column === -1) continue;
    const unit = fitting(target, headings[column]?.unit ?? null) ?? known.unit ?? null;
    mapping[target] = { column, unit, ...(known.mirrored && { mirrored: true }) };
  }
  return { format: device, mapping };
}

/** The first column that fits each target. One known word may be chance; two make a header. */
function guessed(header: readonly string[]): { format: CsvFormat; mapping: ColumnMapping } {
  const mapping: ColumnMapping = {};
  let isJapanese = false;
  for (const [column, heading] of header.entries()) {
    const guess = guessTarget(heading);
    if (!guess || mapping[guess.target]) continue;
    mapping[guess.target] = { column, unit: fitting(guess.target, guess.unit) };
    isJapanese ||= /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(heading.normalize("NFKC"));
  }
  const known = Object.keys(mapping).length;
  return { format: isJapanese && known >= 2 ? "japanese_sheet" : "unknown", mapping };
}

/** The unit if this target can have it, else null: a column of shoe sizes in inches is no speed. */
function fitting(target: CsvTarget, unit: CsvUnit | null): CsvUnit | null {
  if (!isMeasured(target) || unit === null) return null;
  return unitsOf(measuredTargets[target].quantity).includes(unit) ? unit : null;
}
