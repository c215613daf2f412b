import { type Grade, grades, type MeasureGoal, type MeasureItem } from "@kyuseki/domain";
import { type GoalKind, goalKinds, kindRanges } from "@kyuseki/domain/measuringDays";
import type { EntryValues } from "../../../components/EntryGrid/parts/entry.ts";
import { readNumber } from "../../../components/NumberField/readNumber.ts";

/** Goals as typed, by grade and column: "e5/kind-4", "e5/item-12". */
export type GoalValues = { readonly [cell: string]: string };
export type MeasureGoals = { goals: readonly MeasureGoal[]; version: number };

export type GoalColumn = {
  id: string;
  unit: string;
  decimals: 0 | 1;
  min: number;
  max: number;
} & ({ kind: GoalKind; name: null } | { kind: null; name: string });

/** The built-in kinds, then the team's items in their order. */
export function goalColumns(items: readonly MeasureItem[]): GoalColumn[] {
  return [
    ...goalKinds.map((kind) => ({
      id: `kind-${kind}`,
      kind,
      name: null,
      unit: kind === 2 ? "m" : "km/h",
      decimals: 1 as const,
      min: kindRanges[kind].lowest,
      max: kindRanges[kind].highest,
    })),
    ...items
      .filter(({ archived }) => !archived)
      .map(({ id, name, unit, decimals, lowest, highest }) => ({
        id: `item-${id}`,
        kind: null,
        name,
        unit,
        decimals: decimals === 0 ? (0 as const) : (1 as const),
        min: lowest || (decimals === 0 ? 1 : 0.1),
        max: highest ?? 99_999,
      })),
  ];
}

export const cellName = (grade: string, column: string) => `${grade}/${column}`;

export const goalValuesOf = ({ goals }: MeasureGoals): GoalValues =>
  Object.fromEntries(
    goals.map(({ kind, item_id, grade, value }) => [
      cellName(grade, kind === null ? `item-${item_id}` : `kind-${kind}`),
      String(value),
    ]),
  );

/** As the grid holds them. */
export const entriesOf = (values: GoalValues): EntryValues =>
  Object.fromEntries(
    grades.map((grade) => [
      grade,
      Object.fromEntries(
        Object.entries(values).flatMap(([cell, text]) => {
          const { row, column } = placeOf(cell);
          return row === grade ? [[column, text] as const] : [];
        }),
      ),
    ]),
  );

/** Whether a text is a goal, in any width of digits. */
export const readGoal = (text: string, { decimals, min, max, unit }: GoalColumn) =>
  readNumber(text, { decimals, min, max, unit });

/** The goals to save, read as `readGoal` reads them; those of archived items, which have no column, stay as they are. */
export function readGoals(values: GoalValues, columns: readonly GoalColumn[]): MeasureGoal[] {
  return Object.entries(values).flatMap(([cell, text]) => {
    const { row, column } = placeOf(cell);
    const grade = grades.find((each) => each === row);
    const reading = readNumber(text, { decimals: 1, unit: columns.find(({ id }) => id === column)?.unit });
    if (!grade || reading.fieldError !== null || reading.value === null) return [];
    return [{ grade, value: reading.value, ...measureOf(column) }];
  });
}

/** The goals of one column, youngest first. */
export const goalsIn = (values: GoalValues, column: GoalColumn): { grade: Grade; text: string }[] =>
  grades.flatMap((grade) => {
    const text = values[cellName(grade, column.id)];
    return text ? [{ grade, text }] : [];
  });

export function placeOf(cell: string) {
  const [row = "", column = ""] = cell.split("/");
  return { row, column };
}

function measureOf(column: string): Pick<MeasureGoal, "kind" | "item_id"> {
  const kind = goalKinds.find((each) => column === `kind-${each}`);
  return kind === undefined ? { kind: null, item_id: Number(column.replace("item-", "")) } : { kind, item_id: null };
}
