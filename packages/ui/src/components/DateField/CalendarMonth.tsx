import type { CalendarDate } from "@internationalized/date";
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { monthText } from "../../copy/controls/month.ts";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../Icon/icons.ts";
import { calendarStyle } from "./calendarStyle.ts";

type CalendarMonthProps = {
  mode: "day" | "range";
  today: string;
  /** 並べたうちの何か月目か。前後へのボタンは両端の月だけが持つ。 */
  offset?: number;
  months?: number;
};

/** 暦のひと月。日と期間のどちらの暦の中にも置ける。 */
export function CalendarMonth({ mode, today, offset = 0, months = 1 }: CalendarMonthProps) {
  const { formatMessage } = useIntl();

  return (
    <Month data-mode={mode}>
      <div data-part="head">
        {offset === 0 && (
          <Turn slot="previous" aria-label={formatMessage(monthText.previous)}>
            <Icon path={chevronLeftIcon} />
          </Turn>
        )}
        <Heading offset={{ months: offset }} />
        {offset === months - 1 && (
          <Turn slot="next" aria-label={formatMessage(monthText.next)}>
            <Icon path={chevronRightIcon} />
          </Turn>
        )}
      </div>
      <CalendarGrid offset={{ months: offset }}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date: CalendarDate) => <CalendarCell date={date} data-now={date.toString() === today || undefined} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Month>
  );
}

const Month = styled.div`
  ${calendarStyle}
  & > [data-part="head"] {
    display: grid;
    grid-template-columns: ${token("control-m")} minmax(0, 1fr) ${token("control-m")};
    align-items: center;
  }
`;

const Heading = styled(CalendarHeading)`
  grid-area: 1 / 2;
  font-size: ${token("fs-h3")};
  text-align: center;
`;

const Turn = styled(Button)`
  display: grid;
  place-items: center;
  grid-row: 1;
  width: ${token("control-m")};
  height: ${token("control-m")};
  padding: 0;
  border: 0;
  border-radius: ${token("r-m")};
  background: none;

  &[slot="next"] {
    grid-column: 3;
  }
  &:hover {
    background: ${token("surface-3")};
  }
  &:disabled {
    background: none;
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
`;
