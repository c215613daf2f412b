import type { DateRange } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { periodValueText } from "../../copy/controls/period.ts";
import { dayCount, shortRange } from "../../format/calendar.ts";
import { token } from "../../tokens/theme.ts";

/** 期間の名前の隣に、その日付と日数。「直近1週間」は8日（EN-10）。 */
export function PeriodDates({ range }: { range: DateRange }) {
  const { formatMessage } = useIntl();
  return <Dates>{formatMessage(periodValueText.dates, { range: shortRange(range), days: dayCount(range) })}</Dates>;
}

const Dates = styled.small`
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  white-space: nowrap;
`;
