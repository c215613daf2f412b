import { isDeepStrictEqual } from "node:util";
import {
  dayInJapan,
  emptyGoalSheet,
  Failure,
  type GoalSheet,
  type GoalTie,
  goalCellAt,
  goalCellNumbers,
  type MeasureItem,
  type StoredGoalSheet,
} from "@kyuseki/domain";
import { kindRanges } from "@kyuseki/domain/measuringDays";
import type { Queryable } from "../../db/pool.ts";
import { listMeasureItems } from "../../store/measuring/measureItems.ts";
import { findGoalSheet, type GoalSheetRow, upsertGoalSheet } from "../../store/notes/goalSheets.ts";
import { listGoalTicks } from "../../store/notes/goalTicks.ts";

/** A player's 9マス目標 with what measurements have reached; an empty sheet before the first save. */
export async function readGoalSheet(db: Queryable, teamId: number, memberId: number): Promise<StoredGoalSheet> {
  const stored = await findGoalSheet(db, teamId, memberId);
  const sheet = stored?.sheet ?? emptyGoalSheet();
  const tied = tiesOf(sheet).map(({ cell, tie }) => ({
    ...tie,
    cell,
    since: dayInJapan(new Date(stored?.tied_since[cell] ?? 0)),
  }));
  const items = await listMeasureItems(db, teamId);
  return {
    member_id: memberId,
    sheet,
    version: stored?.version ?? 0,
    updated_at: stored?.updated_at.toISOString() ?? null,
    measured: await listGoalTicks(db, teamId, memberId, tied),
    items: items
      .filter(({ id, archived }) => !archived || tied.some(({ item_id }) => item_id === id))
      .map(({ id, name, unit, decimals, better }) => ({
        item_id: id,
        name,
        unit,
        decimals,
        less_is_better: better === "lower",
      })),
  };
}

type Saving = { memberId: number; version: number; sheet: GoalSheet };

/**
 * Saves a sheet that began from `version`. The same sheet again changes nothing. The player exists.
 * @throws Failure "conflict" when somebody else has saved since; "invalid" at the tie of a cell that nobody can reach
 */
export async function saveSheet(
  tx: Queryable,
  teamId: number,
  { memberId, version, sheet }: Saving,
  now: Date,
): Promise<{ changed: boolean }> {
  const before = await findGoalSheet(tx, teamId, memberId, "for update");
  if (isDeepStrictEqual(before?.sheet ?? emptyGoalSheet(), sheet)) return { changed: false };
  refuseUnreachable(sheet, before?.sheet, await listMeasureItems(tx, teamId));
  const saved = { sheet, version, tied_since: tiedSince(sheet, before, now) };
  if ((before?.version ?? 0) !== version || !(await upsertGoalSheet(tx, teamId, memberId, saved, now))) {
    throw new Failure("conflict", { message: savedMeanwhileText });
  }
  return { changed: true };
}

const tiesOf = (sheet: GoalSheet): { cell: number; tie: GoalTie }[] =>
  goalCellNumbers.flatMap((cell) => {
    const { tie } = goalCellAt(sheet, cell);
    return tie ? [{ cell, tie }] : [];
  });

/** A cell that stays tied as it was keeps its moment. */
function tiedSince(sheet: GoalSheet, before: GoalSheetRow | undefined, now: Date): GoalSheetRow["tied_since"] {
  const entries = tiesOf(sheet).map(({ cell, tie }) => {
    const isSame = before !== undefined && isDeepStrictEqual(goalCellAt(before.sheet, cell).tie, tie);
    return [cell, (isSame ? before.tied_since[cell] : undefined) ?? now.toISOString()] as const;
  });
  return Object.fromEntries(entries);
}

/** What stood in the sheet before stays, also when the item has changed since. @throws Failure "invalid" */
function refuseUnreachable(sheet: GoalSheet, before: GoalSheet | undefined, items: readonly MeasureItem[]) {
  for (const { cell, tie } of tiesOf(sheet)) {
    if (before && isDeepStrictEqual(goalCellAt(before, cell).tie, tie)) continue;
    const sentence = mistakeOf(tie, items);
    if (sentence !== null) throw new Failure("invalid", { fields: { [`${pathOf(cell)}.tie`]: sentence } });
  }
}

function mistakeOf({ kind, item_id, value }: GoalTie, items: readonly MeasureItem[]): string | null {
  const range = kind === null ? items.find(({ id, archived }) => id === item_id && !archived) : kindRanges[kind];
  if (!range) return "この測定項目は使われていません。選び直してください";
  const [lowest, highest] = [range.lowest ?? value, range.highest ?? value];
  return value < lowest || value > highest ? `${lowest}〜${highest}の数字で入力してください` : null;
}

function pathOf(cell: number): string {
  if (cell === 0) return "sheet.centre";
  const goal = `sheet.goals.${Math.floor(cell / 10) - 1}`;
  return cell % 10 === 0 ? goal : `${goal}.actions.${(cell % 10) - 1}`;
}

const savedMeanwhileText =
  "開いている間に、ほかの人が9マス目標を保存しました。いまの内容を確かめて、もう一度保存してください。";
