import { type GoalSheet, goalCellAt } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { goalSheetText, goalSheetValueText } from "../../copy/notes/goalSheet.ts";
import { shortDate } from "../../format/date.ts";

/** Cells of 9マス目標 in words. */
export function useGoalCellWords() {
  const { formatMessage } = useIntl();

  /** 目標3、目標3の行動1. */
  const placeOf = (cell: number): string => {
    const goal = Math.floor(cell / 10);
    const action = cell % 10;
    if (cell === 0) return formatMessage(goalSheetText.centre);
    return action === 0
      ? formatMessage(goalSheetValueText.goal, { goal })
      : formatMessage(goalSheetValueText.action, { goal, action });
  };

  return {
    placeOf,
    /** 目標3：低めを打つ. */
    nameOf: (sheet: GoalSheet, cell: number): string =>
      formatMessage(goalSheetValueText.cell, {
        name: placeOf(cell),
        text: goalCellAt(sheet, cell).text || formatMessage(goalSheetText.empty),
      }),
    doneWordsOf: (day: string): string => formatMessage(goalSheetValueText.doneOn, { day: shortDate(day) }),
  };
}
