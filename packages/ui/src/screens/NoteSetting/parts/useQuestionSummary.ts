import { useIntl } from "react-intl";
import { noteQuestionText, noteQuestionValueText } from "../../../copy/notes/noteQuestions.ts";
import type { QuestionValues } from "./templateValues.ts";

/** How a question is answered, in a line: 「200文字まで」「0〜1,000　単位 回」. */
export function useQuestionSummary({ kind, hint, text_max, low, high, lowest, highest, unit }: QuestionValues): string {
  const { formatMessage } = useIntl();
  const { upTo, ends, range, unitOf } = noteQuestionValueText;
  const how = {
    text: () => [formatMessage(upTo, { max: text_max })],
    scale: () => (low || high ? [formatMessage(ends, { low, high })] : []),
    yes_no: () => [],
    number: () => [
      ...(lowest === null || highest === null ? [] : [formatMessage(range, { lowest, highest })]),
      ...(unit ? [formatMessage(unitOf, { unit })] : []),
    ],
    goals: () => [formatMessage(noteQuestionText.goalsHelp)],
  } as const satisfies Record<QuestionValues["kind"], () => string[]>;
  return [hint, ...how[kind]()].filter((part) => part !== "").join("　");
}
