import type { CsvSource } from "@kyuseki/domain";
import { type ColumnMapping, csvTargets, isAsked, isMeasured, measuredTargets, unitsAreSet } from "@kyuseki/domain/csv";
import type { CsvAnswers } from "@kyuseki/ui/screens/CsvImport";
import type { CsvFacts } from "./csvMessages.ts";

/**
 * How a file's columns and names are understood before anybody is asked: as a file of the same columns was the last
 * time. A device that can be set to metric is asked about in each file.
 */
export function rememberedAnswers(
  source: CsvSource | undefined,
  { guess, format }: Pick<CsvFacts, "guess" | "format">,
  isReadAgain: boolean,
) {
  const asksAnew = unitsAreSet(format);
  const known = isReadAgain && source ? withNew(source.mapping, guess) : source?.mapping;
  return {
    answers: {
      mapping: asksAnew ? withoutUnits(known ?? guess, guess) : (known ?? guess),
      units: asksAnew ? {} : unitsOf(source),
      day: "",
    },
    choices: source?.names.map(({ name, member_id }) => [name, member_id] as const),
  };
}

/** Keeps the answers about columns; columns unknown at that time are guessed anew. */
function withNew(known: ColumnMapping, guess: ColumnMapping): ColumnMapping {
  const used = new Set(Object.values(known).map((it) => it?.column));
  const fresh = Object.entries(guess).filter(([, it]) => !used.has(it?.column));
  return { ...Object.fromEntries(fresh), ...known };
}

/** A unit that the heading does not give holds for one file. */
function withoutUnits(known: ColumnMapping, guess: ColumnMapping): ColumnMapping {
  const mapping: ColumnMapping = {};
  for (const target of csvTargets) {
    const at = known[target];
    if (!at) continue;
    const isAskedFor = isMeasured(target) && isAsked(measuredTargets[target].quantity);
    const written = guess[target]?.column === at.column ? (guess[target]?.unit ?? null) : null;
    mapping[target] = isAskedFor ? { ...at, unit: written } : at;
  }
  return mapping;
}

/** Without answers that were never given. */
function unitsOf(source: CsvSource | undefined): CsvAnswers["units"] {
  const { speed, distance, length } = source?.units ?? {};
  return { ...(speed && { speed }), ...(distance && { distance }), ...(length && { length }) };
}
