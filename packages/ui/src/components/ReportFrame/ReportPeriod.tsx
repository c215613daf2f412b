import { type DateRange, type Period, periods } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { reportText } from "../../copy/analyzer/report.ts";
import { lastPeriodText } from "../../copy/controls/period.ts";
import { token } from "../../tokens/theme.ts";
import { PeriodDates } from "../PeriodDates/PeriodDates.tsx";
import { FilterSegment } from "../Segment/FilterSegment.tsx";

export type ReportPeriodProps = {
  value: Period;
  onChange: (period: Period) => void;
  /** 届いた集計の日付。 */
  range?: DateRange | undefined;
  wide?: boolean;
};

/** 直近のいつまでを見るか（EN-10）。 */
export function ReportPeriod({ value, onChange, range, wide = false }: ReportPeriodProps) {
  const { formatMessage } = useIntl();

  const choice = (
    <FilterSegment<`${Period}`>
      label={formatMessage(reportText.period)}
      options={periods.map((one) => ({ value: `${one}` as const, label: formatMessage(lastPeriodText[one]) }))}
      value={`${value}`}
      onChange={(chosen) => onChange(periods.find((one) => `${one}` === chosen) ?? value)}
      wide={wide}
    />
  );
  return range ? (
    <Choice data-wide={wide || undefined}>
      {choice}
      <PeriodDates range={range} />
    </Choice>
  ) : (
    choice
  );
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-2")};
  min-width: 0;

  &[data-wide] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
