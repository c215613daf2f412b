import { grades } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { StaleChoice } from "../../../components/StaleChoice/StaleChoice.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { settingValueText } from "../../../copy/team/settings.ts";
import { type GoalColumn, type GoalValues, goalValuesOf, type MeasureGoals, placeOf } from "./goalValues.ts";
import type { Clash } from "./useEdits.ts";
import { useGoalWords } from "./useGoalWords.ts";

type GoalClashProps = { clash: Clash<MeasureGoals, GoalValues> | null; columns: readonly GoalColumn[] };

/** ほかの人が先に保存したとき、残すほうを目標ごとに選ぶ（R4）。 */
export function GoalClash({ clash, columns }: GoalClashProps) {
  const { formatMessage } = useIntl();
  const { labelOf } = useGoalWords();
  if (!clash) return null;
  const theirs = goalValuesOf(clash.theirs);
  const labelOfCell = (cell: string) => {
    const { row, column } = placeOf(cell);
    const [grade, found] = [grades.find((each) => each === row), columns.find(({ id }) => id === column)];
    if (!grade || !found) return "";
    return formatMessage(settingValueText.cell, { grade: formatMessage(gradeText[grade]), item: labelOf(found) });
  };

  return (
    <StaleChoice
      fields={clash.fields.map((name) => ({
        name,
        label: labelOfCell(name),
        theirs: theirs[name] ?? "",
        mine: clash.mine[name] ?? "",
      }))}
      onResolve={(chosen) => clash.answer(clash.fields.filter((name) => chosen[name] === "theirs"))}
      onCancel={() => clash.answer(null)}
    />
  );
}
