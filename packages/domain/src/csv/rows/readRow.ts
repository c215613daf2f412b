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
  const wholeRow = { row: line, column: null, text: "", player: "" };
  if (isForeign) return { refused: { ...wholeRow, code: "header" } };
  const moment = momentOf(cells, plan);
  const balls = plan.modes.map((mode) => readBall(mode, { cells, player }, plan, moment));
  const fieldErrors = (ofBall: string, sources: readonly RowErrorSource[]) =>
    sources.map(
      ({ code, at }): CsvRowError => ({
        row: line,
        column: at?.column ?? null,
        text: cellOf(cells, at).slice(0, longestCell),
        player: ofBall,
        code,
      }),
    );

  const refused = balls.flatMap((ball) => ("refused" in ball ? fieldErrors(ball.player, [ball.refused]) : []));
  const told = refused.filter(({ code }) => code !== "empty" && code !== "untracked");
  const grain = "grain" in moment && moment.grain !== "second" ? moment.grain : null;
  const drafts = balls.flatMap((ball) =>
    "refused" in ball ? [] : [{ ...ball.record, row: line, player: ball.player, grain }],
  );
  if (drafts.length === 0) {
    const lost = refused.find(({ code }) => code === "untracked");
    return { refused: told[0] ?? lost ?? refused[0] ?? { ...wholeRow, code: "empty" } };
  }
  const warnings = balls.flatMap((ball) => ("refused" in ball ? [] : fieldErrors(ball.player, ball.warnings)));
  return { drafts, warnings: [...warnings, ...told] };
}

/** The moment of a row, or the column at fault when there is none. */
function momentOf(cells: readonly string[], { columns, settings, dayOrder }: ReadPlan): Moment | RowErrorSource {
  const day = columns.date ? cellOf(cells, columns.date) : (settings.day ?? "");
  const moment = readMoment(day, cellOf(cells, columns.time), dayOrder);
  if (moment === "order") return { code: "date_order", at: columns.date };
  if (!moment) return { code: "date", at: readMoment(day, "", dayOrder) ? columns.time : columns.date };
  return moment.s > settings.now ? { code: "future", at: columns.date } : moment;
}
