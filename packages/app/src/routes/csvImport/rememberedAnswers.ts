import type { CsvSource } from "@kyuseki/domain";
import type { ColumnMapping } from "@kyuseki/domain/csv";
import type { CsvAnswers } from "@kyuseki/ui/screens/CsvImport";

/** How a file's columns and names are understood before anybody is asked: as a file of the same columns was the last time. */
export function rememberedAnswers(source: CsvSource | undefined, guess: ColumnMapping, isReadAgain: boolean) {
  const known = isReadAgain && source ? withNew(source.mapping, guess) : source?.mapping;
  return {
    answers: { mapping: known ?? guess, units: unitsOf(source), day: "" },
    choices: source?.names.map(({ name, member_id }) => [name, member_id] as const),
  };
}

/** Keeps the answers about columns; columns unknown at that time are guessed anew. */
function withNew(known: ColumnMapping, guess: ColumnMapping): ColumnMapping {
  const used = new Set(Object.values(known).map((it) => it?.column));
  const fresh = Object.entries(guess).filter(([, it]) => !used.has(it?.column));
  return { ...Object.fromEntries(fresh), ...known };
}

/** Without answers that were never given. */
function unitsOf(source: CsvSource | undefined): CsvAnswers["units"] {
  const { speed, distance, length } = source?.units ?? {};
  return { ...(speed && { speed }), ...(distance && { distance }), ...(length && { length }) };
}
