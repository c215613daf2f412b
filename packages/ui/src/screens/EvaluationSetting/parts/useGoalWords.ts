import { useIntl } from "react-intl";
import type { EntryCheck } from "../../../components/EntryGrid/parts/entry.ts";
import { measureKindText } from "../../../copy/controls/measures.ts";
import { numberFieldText, numberFieldValueText } from "../../../copy/controls/numberField.ts";
import { type GoalColumn, readGoal } from "./goalValues.ts";

/** Goals in words. */
export function useGoalWords() {
  const { formatMessage } = useIntl();

  const fieldErrorOf = (text: string, column: GoalColumn): string | null => {
    switch (readGoal(text, column).fieldError) {
      case null:
        return null;
      case "unreadable":
        return formatMessage(numberFieldText.unreadable);
      case "decimals":
        return formatMessage(column.decimals === 0 ? numberFieldText.whole : numberFieldText.oneDecimal);
      case "range":
        return formatMessage(numberFieldValueText.between, { min: String(column.min), max: String(column.max) });
    }
  };

  return {
    labelOf: (column: GoalColumn) => (column.kind === null ? column.name : formatMessage(measureKindText[column.kind])),
    check: (text: string, column: GoalColumn): EntryCheck => {
      const message = fieldErrorOf(text, column);
      return message === null ? { state: "ok" } : { state: "error", message };
    },
  };
}
