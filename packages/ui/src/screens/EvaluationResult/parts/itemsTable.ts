import {
  changeShown,
  type EvaluationTable,
  type Gender,
  type GradeGroup,
  gradeMatches,
  memberName,
  sortByReading,
} from "@kyuseki/domain";
import type { IntlShape } from "react-intl";
import { ballUsedText, battingTypeText } from "../../../copy/controls/measures.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { evaluationText, evaluationValueText } from "../../../copy/practice/evaluation.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import { nameSearchText } from "../../../format/nameSearch.ts";
import type { ColumnSort } from "../view.ts";
import { type Measure, measureOfItem, measureOfKind } from "./measure.ts";

type Player = EvaluationTable["players"][number];
type Value = Player["values"][number];

/** A player with what was measured, by column. */
export type TableRow = {
  player: Player;
  name: string;
  searchText: string;
  nameRank: number;
  values: ReadonlyMap<number, Value & { change: number | null }>;
};

/** Measured players of the gender and grades, in the order of their readings. */
export function tableRows(
  { players }: EvaluationTable,
  { gender, grade }: { gender: Gender | null; grade: GradeGroup | null },
): readonly TableRow[] {
  const measured = players
    .filter(({ values }) => values.length > 0)
    .filter((player) => (gender === null || player.gender === gender) && gradeMatches(grade, player.grade));
  return sortByReading(measured).map((player, nameRank) => ({
    player,
    name: memberName(player),
    searchText: nameSearchText(player),
    nameRank,
    values: new Map(
      player.values.map((value) => [
        value.column,
        { ...value, change: value.before === null ? null : changeShown(value.best, value.before) },
      ]),
    ),
  }));
}

/** A column: what was measured, and how. */
export type TableMeasure = { index: number; sort: ColumnSort; measure: Measure; how: string | null };

export function tableMeasures(intl: IntlShape, { columns }: EvaluationTable): readonly TableMeasure[] {
  return columns.map(({ kind, item, batting_type, ball }, index) => {
    const measure = item ? measureOfItem(item) : measureOfKind(intl, kind ?? 1);
    return { index, sort: item ? `item${item.id}` : `kind${kind ?? 1}`, measure, how: howOf(intl, batting_type, ball) };
  });
}

type Column = EvaluationTable["columns"][number];

function howOf({ formatMessage }: IntlShape, batting: Column["batting_type"], ball: Column["ball"]): string | null {
  if (!ball) return null;
  const used = formatMessage(ballUsedText[ball]);
  return batting
    ? formatMessage(evaluationValueText.choice, { batting: formatMessage(battingTypeText[batting]), ball: used })
    : used;
}

/** The CSV export: a value and its change for every column, numbers as numbers. */
export function tableCsv(intl: IntlShape, measures: readonly TableMeasure[]): readonly CsvColumn<TableRow>[] {
  const { formatMessage } = intl;
  return [
    { header: formatMessage(evaluationText.player), value: ({ name }) => name },
    { header: formatMessage(evaluationText.grade), value: ({ player }) => formatMessage(gradeText[player.grade]) },
    ...measures.flatMap(({ index, measure: { name, unit } }): CsvColumn<TableRow>[] => [
      {
        header: formatMessage(evaluationValueText.withUnit, { name, unit }),
        value: ({ values }) => values.get(index)?.best ?? null,
      },
      {
        header: formatMessage(evaluationValueText.changeOf, { measure: name, unit }),
        value: ({ values }) => values.get(index)?.change ?? null,
      },
    ]),
  ];
}
