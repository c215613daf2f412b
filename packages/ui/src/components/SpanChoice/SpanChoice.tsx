import { addDays, longestSpanDays, type Period, periods, type Span, spanRange } from "@kyuseki/domain";
import { lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { reportText } from "../../copy/analyzer/report.ts";
import { lastPeriodText, shortPeriodText, spanText } from "../../copy/controls/period.ts";
import { addMonths } from "../../format/calendar.ts";
import { monthOf } from "../../format/date.ts";
import { token } from "../../tokens/theme.ts";
import { PeriodDates } from "../PeriodDates/PeriodDates.tsx";
import { FilterSegment } from "../Segment/FilterSegment.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

export type SpanChoiceProps = {
  /** 決まった期間か、開始日（YYYY-MM-DD）（EN-10）。 */
  value: Span;
  onChange: (span: Span) => void;
  /** YYYY-MM-DD。 */
  today: string;
  wide?: boolean;
};

/** 直近の期間か、選んだ日から今日まで。「夏から」を見るときに使う。 */
export function SpanChoice({ value, onChange, today, wide = false }: SpanChoiceProps) {
  const { formatMessage } = useIntl();
  const isSince = typeof value === "string";
  const words = wide ? shortPeriodText : lastPeriodText;

  return (
    <Choice data-wide={wide || undefined}>
      <FilterSegment<`${Period}` | "since">
        label={formatMessage(reportText.period)}
        options={[
          ...periods.map((one) => ({ value: `${one}` as const, label: formatMessage(words[one]) })),
          { value: "since", label: formatMessage(wide ? spanText.short : spanText.since) },
        ]}
        value={isSince ? "since" : `${value}`}
        onChange={(chosen) =>
          onChange(chosen === "since" ? halfYearAgo(today) : (periods.find((one) => `${one}` === chosen) ?? value))
        }
        wide={wide}
      />
      <PeriodDates range={spanRange(value, new Date(`${today}T12:00:00+09:00`))} />
      {isSince && (
        <Suspense fallback={<Skeleton shape="control" />}>
          <DateField
            label={formatMessage(spanText.start)}
            labelPlace="hidden"
            required
            today={today}
            min={addDays(today, -longestSpanDays)}
            max={addDays(today, -1)}
            value={value}
            onChange={(day) => {
              if (day !== null) onChange(day);
            }}
          />
        </Suspense>
      )}
    </Choice>
  );
}

/** The calendar weighs more than a page of figures: it comes when a day is chosen. */
const DateField = lazy(() =>
  import("../DateField/SegmentedDateField.tsx").then((module) => ({ default: module.SegmentedDateField })),
);

/** The first of the month half a year ago. */
const halfYearAgo = (today: string) => `${addMonths(monthOf(today), -6)}-01`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
  min-width: 0;

  &[data-wide] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
