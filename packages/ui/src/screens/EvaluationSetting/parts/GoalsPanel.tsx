import { grades, type MeasureItem } from "@kyuseki/domain";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { EntryGrid } from "../../../components/EntryGrid/EntryGrid.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { SaveBar } from "../../../components/Panel/SaveBar.tsx";
import { ClashChoice } from "../../../components/StaleChoice/ClashChoice.tsx";
import { gradeText, personText } from "../../../copy/members/person.ts";
import { goalText, settingValueText } from "../../../copy/team/settings.ts";
import type { Edits } from "../../../state/mergeValues.ts";
import { useVersionedForm } from "../../../state/useVersionedForm.ts";
import type { Clash, Saved } from "../../../state/useVersionedSave.ts";
import { token } from "../../../tokens/theme.ts";
import {
  cellName,
  entriesOf,
  type GoalColumn,
  type GoalValues,
  goalColumns,
  goalValuesOf,
  type MeasureGoals,
  placeOf,
  readGoals,
} from "./goalValues.ts";
import { SheetFailure } from "./SheetFailure.tsx";
import { useGoalWords } from "./useGoalWords.ts";

export type GoalsPanelProps = {
  goals: MeasureGoals;
  items: readonly MeasureItem[];
  kept: Edits<GoalValues> | null;
  onKeep: (edits: Edits<GoalValues> | null) => void;
  /** チームの目標のすべて。断られたときは `Failure` で reject する。先に保存した人がいれば `stale`。 */
  onSave: (goals: MeasureGoals) => Promise<Saved<MeasureGoals>>;
};

/** 学年と項目の表に、目標を打つ。まとめて保存する。 */
export function GoalsPanel({ goals, items, kept, onKeep, onSave }: GoalsPanelProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const words = useGoalWords();
  const columns = goalColumns(items);
  const [phoneColumn, setPhoneColumn] = useState("kind-1");
  const check = (cell: string, text: string) => {
    const column = columns.find(({ id }) => id === placeOf(cell).column);
    return column ? words.check(text, column) : { state: "ok" as const };
  };
  const sheet = useVersionedForm({
    stored: goals,
    valuesOf: goalValuesOf,
    kept,
    onKeep,
    check: (values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([cell, text]) => {
          const found = check(cell, text);
          return found.state === "error" ? [[cell, found.message] as const] : [];
        }),
      ),
    onSave: (values, { version }) => onSave({ goals: readGoals(values, columns), version }),
  });
  const isWrong = Object.keys(sheet.values).some((cell) => sheet.fieldError(cell) !== undefined);

  return (
    <Panel title={formatMessage(goalText.title)} caption={formatMessage(goalText.caption)} flush>
      <Body>
        <form {...sheet.form} id={formId} />
        <EntryGrid
          key={sheet.turn}
          label={formatMessage(goalText.title)}
          corner={{ label: formatMessage(personText.grade) }}
          rowLook="number"
          rows={grades.map((grade) => ({ id: grade, label: formatMessage(gradeText[grade]) }))}
          columns={columns.map((column) => ({
            id: column.id,
            label: words.labelOf(column),
            unit: column.unit,
            decimals: column.decimals,
            min: column.min,
            max: column.max,
          }))}
          values={entriesOf(sheet.values)}
          checkOf={(grade, column, text) => check(cellName(grade, column), text)}
          onChange={(cells) =>
            sheet.change(Object.fromEntries(cells.map(({ rowId, colId, text }) => [cellName(rowId, colId), text])))
          }
          phone={{ colId: phoneColumn, onColIdChange: setPhoneColumn }}
        />
        {isWrong && <Banner tone="d">{formatMessage(goalText.fixFirst)}</Banner>}
        <SheetFailure sheet={sheet} />
      </Body>
      <SaveBar form={formId} unsaved={sheet.unsaved} busy={sheet.busy} isSaved={sheet.isSaved} onReset={sheet.reset} />
      <GoalClash clash={sheet.clash} columns={columns} />
    </Panel>
  );
}

type GoalClashProps = { clash: Clash<MeasureGoals, GoalValues> | null; columns: readonly GoalColumn[] };

/** ほかの人が先に保存したとき、残すほうを目標ごとに選ぶ（R4）。 */
function GoalClash({ clash, columns }: GoalClashProps) {
  const { formatMessage } = useIntl();
  const { labelOf } = useGoalWords();
  const labelOfCell = (cell: string) => {
    const { row, column } = placeOf(cell);
    const [grade, found] = [grades.find((each) => each === row), columns.find(({ id }) => id === column)];
    if (!grade || !found) return "";
    return formatMessage(settingValueText.cell, { grade: formatMessage(gradeText[grade]), item: labelOf(found) });
  };

  return <ClashChoice clash={clash} labelOf={labelOfCell} wordsOf={(cell, values) => values[cell] ?? ""} />;
}

const Body = styled.div`
  display: grid;
  gap: ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};
`;
