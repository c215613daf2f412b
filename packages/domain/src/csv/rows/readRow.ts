import { type Moment, readMoment } from "../cells/readMoment.ts";
import { longestCell } from "../cells/readNumber.ts";
import type { CsvRowError, RowErrorSource } from "../csvRowError.ts";
import type { BodyRecord } from "../files/bodyRecords.ts";
import type { ReadPlan } from "../readPlan.ts";
import { cellOf } from "../target.ts";
import type { MeasurementDraft } from "./draft.ts";
import { readBall } from "./readBall.ts";

export type ReadRow =
  /** A pitch, a batted ball, or both; with errors about values that were left out. */
  | { drafts: readonly MeasurementDraft[]; warnings: readonly CsvRowError[] }
  /** Why the row was refused. */
  | { refused: CsvRowError };

export function readRow({ line, cells, player, isForeign }: BodyRecord, plan: ReadPlan): ReadRow {
  if (isForeign) return { refused: { row: line, column: null, text: "", code: "header" } };
  const moment = momentOf(cells, plan);
  const balls = plan.modes.map((mode) => readBall(mode, { cells, player }, plan, moment));
  const fieldError = ({ code, at }: RowErrorSource): CsvRowError => ({
    row: line,
    column: at?.column ?? null,
    text: cellOf(cells, at).slice(0, longestCell),
    code,
  });

  const refused = balls.flatMap((ball) => ("refused" in ball ? [ball.refused] : []));
  const told = refused.filter(({ code }) => code !== "empty" && code !== "untracked");
  const grain = "grain" in moment && moment.grain !== "second" ? moment.grain : null;
  const drafts = balls.flatMap((ball) =>
    "refused" in ball ? [] : [{ ...ball.record, row: line, player: ball.player, grain }],
  );
  if (drafts.length === 0) {
    const reason = told[0] ?? refused.find(({ code }) => code === "untracked") ?? refused[0] ?? { code: "empty" };
    return { refused: fieldError(reason) };
  }
  const warnings = balls.flatMap((ball) => ("refused" in ball ? [] : ball.warnings));
  return { drafts, warnings: [...warnings, ...told].map(fieldError) };
}

/** The moment of a row, or the column at fault when there is none. */
function momentOf(cells: readonly string[], { columns, settings, dayOrder }: ReadPlan): Moment | RowErrorSource {
  const day = columns.date ? cellOf(cells, columns.date) : (settings.day ?? "");
  const moment = readMoment(day, cellOf(cells, columns.time), dayOrder);
  if (moment === "order") return { code: "date_order", at: columns.date };
  if (!moment) return { code: "date", at: readMoment(day, "", dayOrder) ? columns.time : columns.date };
  return moment.s > settings.now ? { code: "future", at: columns.date } : moment;
}
