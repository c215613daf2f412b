import { type Period, periods } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { reportText } from "../../copy/analyzer/report.ts";
import { lastPeriodText } from "../../copy/controls/period.ts";
import { Segment } from "../Segment/Segment.tsx";

export type ReportPeriodProps = {
  value: Period;
  onChange: (period: Period) => void;
  wide?: boolean;
};

/** 直近のいつまでを見るか（EN-10）。 */
export function ReportPeriod({ value, onChange, wide = false }: ReportPeriodProps) {
  const { formatMessage } = useIntl();

  return (
    <Segment<`${Period}`>
      label={formatMessage(reportText.period)}
      options={periods.map((one) => ({ value: `${one}` as const, label: formatMessage(lastPeriodText[one]) }))}
      value={`${value}`}
      onChange={(chosen) => onChange(periods.find((one) => `${one}` === chosen) ?? value)}
      wide={wide}
    />
  );
}
