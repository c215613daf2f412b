import type { ColumnMapping } from "../contract/analyzer/columnMapping.ts";
import { type CsvTarget, type CsvUnit, csvTargets } from "../vocabulary/csvColumns.ts";
import type { CsvFormat } from "../vocabulary/csvFormats.ts";
import { unitsOf } from "./cells/unit.ts";
import { deviceFormats, deviceOf } from "./formats.ts";
import { guessTargets } from "./headings/byContext.ts";
import { readHeading } from "./headings/readHeading.ts";
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
  return { format: device, mapping: withNames(mapping, header) };
}

/** A device's file may have a column of names that the device does not write by itself: each is a player. */
function withNames(mapping: ColumnMapping, header: readonly string[]): ColumnMapping {
  if (nameTargets.some((target) => mapping[target])) return mapping;
  const { mapping: words } = guessed(header);
  const names = { ...mapping };
  for (const target of [...nameTargets, ...namesBeside]) if (words[target]) names[target] = words[target];
  return names;
}

const nameTargets = ["player", "pitcher", "batter"] as const satisfies readonly CsvTarget[];
const namesBeside = [
  ...(["player_first", "pitcher_first", "batter_first"] as const),
  ...(["player_id", "pitcher_id", "batter_id"] as const),
] as const satisfies readonly CsvTarget[];

/** The column nearest to each target's words, of equal ones the first. One known word may be chance; two make a header. */
function guessed(header: readonly string[]): { format: CsvFormat; mapping: ColumnMapping } {
  const mapping: ColumnMapping = {};
  let isJapanese = false;
  const guesses = guessTargets(header).flatMap((guess, column) => (guess ? [{ ...guess, column }] : []));
  for (const { target, unit, column } of guesses.toSorted((one, other) => one.rank - other.rank)) {
    if (mapping[target]) continue;
    mapping[target] = { column, unit: fitting(target, unit) };
    isJapanese ||= /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(
      (header[column] ?? "").normalize("NFKC"),
    );
  }
  const known = Object.keys(mapping).length;
  return { format: isJapanese && known >= 2 ? "japanese_sheet" : "unknown", mapping };
}

/** The unit if this target can have it, else null: a column of shoe sizes in inches is no speed. */
function fitting(target: CsvTarget, unit: CsvUnit | null): CsvUnit | null {
  if (!isMeasured(target) || unit === null) return null;
  return unitsOf(measuredTargets[target].quantity).includes(unit) ? unit : null;
}
