import { grades } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ClashChoice } from "../../../components/StaleChoice/ClashChoice.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { settingValueText } from "../../../copy/team/settings.ts";
import type { Clash } from "../../../state/useVersionedSave.ts";
import { type GoalColumn, type GoalValues, type MeasureGoals, placeOf } from "./goalValues.ts";
import { useGoalWords } from "./useGoalWords.ts";

type GoalClashProps = { clash: Clash<MeasureGoals, GoalValues> | null; columns: readonly GoalColumn[] };

/** ほかの人が先に保存したとき、残すほうを目標ごとに選ぶ（R4）。 */
export function GoalClash({ clash, columns }: GoalClashProps) {
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
