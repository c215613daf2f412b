import { useIntl } from "react-intl";
import { lastPeriodText, shortPeriodText } from "../../../copy/controls/period.ts";
import { gradeGroupText } from "../../../copy/members/person.ts";
import { trainingReportText, trainingReportValueText } from "../../../copy/practice/trainingReport.ts";
import type { TrainingReportView } from "../view.ts";
import { orderWords } from "./orderWords.ts";

/** The conditions in words, and how many there are besides the period. */
export function useTrainingWords({ period, grade, q, missing, pain, sort }: TrainingReportView) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const conditions = [
    grade && formatMessage(gradeGroupText[grade]),
    missing ? formatMessage(trainingReportText.missing) : null,
    pain ? formatMessage(trainingReportText.painOnly) : null,
    q.trim() === "" ? null : formatMessage(trainingReportValueText.quoted, { q: q.trim() }),
  ].filter((words) => words !== null);
  const joined = (words: readonly string[]) => words.join(formatMessage(trainingReportText.separator));

  return {
    count: conditions.length,
    conditions: joined(conditions),
    /** 「中・実施率の低い順」 */
    now: joined([
      ...(conditions.length > 0 ? conditions : [formatMessage(trainingReportText.all)]),
      orderWords(intl, sort),
    ]),
    period: formatMessage(lastPeriodText[period]),
    short: formatMessage(shortPeriodText[period]),
  };
}
