import { missingFromDays } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { trainingReportText, trainingReportValueText } from "../../../copy/practice/trainingReport.ts";
import { shortDate } from "../../../format/date.ts";
import type { TrainingRow } from "./trainingRows.ts";

/** Days without a record from which on the gap is emphasised most. */
const longDays = 5;

/** 最後の記録が何日前か。間が空くほど目立たせる。 */
export function LastRecord({ row: { member, daysWithout, daysSinceLast } }: { row: TrainingRow }) {
  const { formatMessage } = useIntl();
  const words = () => {
    if (member.last_date === null) return formatMessage(trainingReportText.never);
    if (daysSinceLast === 0) return formatMessage(trainingReportText.today);
    if (daysSinceLast === 1) return formatMessage(trainingReportText.yesterday);
    return formatMessage(trainingReportValueText.ago, { days: daysSinceLast });
  };

  return (
    <span
      data-part="last"
      data-gap={daysWithout >= longDays ? "long" : daysWithout >= missingFromDays || undefined}
      title={member.last_date === null ? undefined : shortDate(member.last_date)}
    >
      {words()}
    </span>
  );
}
