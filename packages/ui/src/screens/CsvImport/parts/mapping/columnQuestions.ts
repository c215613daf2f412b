import {
  type AskedQuantity,
  askedQuantities,
  type ColumnMapping,
  type CsvQuestion,
  type CsvTarget,
  csvTargets,
  isMeasured,
  measuredTargets,
} from "@kyuseki/domain/csv";
import type { CsvAnswers, OpenedCsv } from "../csvStage.ts";

/** What is asked about a column, in its row. */
export type ColumnQuestion = AskedQuantity | "day_order";

/** How a column came to be read as it is; `check` holds names that are matched to players in the next step. */
export type Judgement = "auto" | "hand" | "check" | "open";

/** Each question by the column whose row it stands in: a unit in the first row that waits for it. */
export function columnQuestions(
  mapping: ColumnMapping,
  asks: (question: CsvQuestion) => boolean,
): ReadonlyMap<number, ColumnQuestion> {
  const questions = new Map<number, ColumnQuestion>();
  for (const quantity of askedQuantities) {
    const waiting = csvTargets.flatMap((target) => {
      const at = mapping[target];
      return at && at.unit === null && quantityOf(target) === quantity ? [at.column] : [];
    });
    if (waiting.length > 0 && asks(`${quantity}_unit`)) questions.set(Math.min(...waiting), quantity);
  }
  if (mapping.date && asks("day_order")) questions.set(mapping.date.column, "day_order");
  return questions;
}

/** null for a column that is not read and never was. */
export function judgementOf(
  column: number,
  target: CsvTarget | undefined,
  { given }: Pick<OpenedCsv, "given">,
  answers: CsvAnswers,
  unanswered: readonly CsvQuestion[],
): Judgement | null {
  const before = csvTargets.find((it) => given.mapping[it]?.column === column);
  if (!target) return before ? "hand" : null;
  const quantity = quantityOf(target);
  if (quantity && unitOf(target, answers) === null && unanswered.includes(`${quantity}_unit`)) return "open";
  if (target === "date" && unanswered.includes("day_order")) return "open";
  if (isName(target)) return "check";
  if (target === "date" && answers.dayOrder) return "hand";
  return target === before && unitOf(target, given) === unitOf(target, answers) ? "auto" : "hand";
}

export const isName = (target: CsvTarget): boolean => ["player", "pitcher", "batter"].includes(target);

/** The unit in which a column is read: as the file gives it, else as the coach answered. */
export function unitOf(target: CsvTarget, { mapping, units }: Pick<CsvAnswers, "mapping" | "units">) {
  const quantity = quantityOf(target);
  return mapping[target]?.unit ?? (quantity && units[quantity]) ?? null;
}

/** The quantity whose unit can be asked for; null for any other target. */
export function quantityOf(target: CsvTarget): AskedQuantity | null {
  const { quantity } = isMeasured(target) ? measuredTargets[target] : { quantity: null };
  return askedQuantities.find((asked) => asked === quantity) ?? null;
}
