import { Calendar } from "react-aria-components/Calendar";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { dateText } from "../../copy/controls/date.ts";
import { headingText } from "../../copy/controls/heading.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { CalendarMonth } from "./CalendarMonth.tsx";
import { calendarLimits } from "./calendarDay.ts";
import { type DayLimits, isWithin } from "./dayLimits.ts";

type DayPickerProps = {
  today: string;
  limits: DayLimits;
  onToday: () => void;
  /** 消せない欄では渡さない。 */
  onClear: (() => void) | undefined;
};

/** 暦と、「今日」。日付の欄の中に置く。 */
export function DayPicker({ today, limits, onToday, onClear }: DayPickerProps) {
  const { formatMessage } = useIntl();

  return (
    <Month>
      <Calendar {...calendarLimits(limits)} firstDayOfWeek="mon">
        <CalendarMonth mode="day" today={today} />
      </Calendar>
      <div data-part="foot">
        {onClear && (
          <Button variant="ghost" onClick={onClear}>
            {formatMessage(dateText.clear)}
          </Button>
        )}
        <Button disabled={!isWithin(today, limits)} onClick={onToday}>
          {formatMessage(headingText.today)}
        </Button>
      </div>
    </Month>
  );
}

const Month = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  padding: ${token("sp-2")} ${token("sp-3")} ${token("sp-3")};

  & > [data-part="foot"] {
    display: flex;
    justify-content: flex-end;
    gap: ${token("sp-2")};
    padding-block-start: ${token("sp-2")};
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;
