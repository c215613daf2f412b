import type { MeasureItem } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { goalText, settingValueText } from "../../../copy/team/settings.ts";
import { goalColumns, goalsIn, goalValuesOf, type MeasureGoals } from "./goalValues.ts";
import { useGoalWords } from "./useGoalWords.ts";

/** コーチには、決まっている目標を項目ごとに見せるだけ（D-5）。 */
export function GoalFacts({ goals, items }: { goals: MeasureGoals; items: readonly MeasureItem[] }) {
  const { formatMessage } = useIntl();
  const { labelOf } = useGoalWords();
  const values = goalValuesOf(goals);
  const set = goalColumns(items).flatMap((column) => {
    const goalsOfColumn = goalsIn(values, column);
    return goalsOfColumn.length > 0 ? [{ column, goalsOfColumn }] : [];
  });

  return (
    <Panel title={formatMessage(goalText.title)}>
      {set.length === 0 ? (
        <p>{formatMessage(goalText.none)}</p>
      ) : (
        <FactList>
          {set.map(({ column, goalsOfColumn }) => (
            <Fact key={column.id} term={labelOf(column)}>
              {formatMessage(settingValueText.goalUnit, {
                goals: goalsOfColumn
                  .map(({ grade, text }) =>
                    formatMessage(settingValueText.goalOf, { grade: formatMessage(gradeText[grade]), value: text }),
                  )
                  .join("・"),
                unit: column.unit,
              })}
            </Fact>
          ))}
        </FactList>
      )}
    </Panel>
  );
}
