import { parseDate } from "@internationalized/date";
import type { ComponentPropsWithRef } from "react";
import { DatePicker, Group, Button as OpenButton } from "react-aria-components/DatePicker";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { dateValueText } from "../../copy/controls/date.ts";
import { weekday } from "../../format/date.ts";
import { token } from "../../tokens/theme.ts";
import { type ControlTexts, LabelledControl, type LabelPlace } from "../Field/LabelledControl.tsx";
import { pickerFrameStyle } from "../Field/pickerStyle.ts";
import { Icon } from "../Icon/Icon.tsx";
import { CalendarSurface } from "./CalendarSurface.tsx";
import { type DayLimits, isWithin } from "./calendarDay.ts";
import { DateSegments } from "./DateSegments.tsx";
import { DayPicker } from "./DayPicker.tsx";
import { LabelTarget } from "./LabelTarget.tsx";
import { useDayDraft } from "./useDayDraft.ts";

export type DateFieldProps = Pick<
  ComponentPropsWithRef<"input">,
  "id" | "name" | "form" | "ref" | "required" | "disabled" | "autoFocus" | "aria-describedby"
> &
  ControlTexts &
  DayLimits & {
    /** 「2026-11-20」。なければ null。打ちかけの日と、範囲の外の日は届かない。 */
    value: string | null;
    onChange: (day: string | null) => void;
    /** 今日（日本時間）。暦の印と「今日」のボタンに使う。未来を選べなくするには max にも渡す。 */
    today: string;
    labelPlace?: LabelPlace;
  };

/** 一日を選ぶ。数字で打つことも、暦から選ぶこともできる。 */
export function DateField({
  label,
  error,
  help,
  optional,
  required = false,
  disabled = false,
  id,
  value,
  onChange,
  min,
  max,
  today,
  labelPlace = "above",
  autoFocus = false,
  "aria-describedby": describedBy,
  ...hidden
}: DateFieldProps) {
  const { formatMessage } = useIntl();
  const limits = { min, max };
  const { draft, change, fieldError, setTyping } = useDayDraft(value, onChange, limits);
  const chosen = draft?.toString();

  return (
    <LabelledControl {...{ label, help, optional, required, id, labelPlace, describedBy }} error={error ?? fieldError}>
      {(control) => (
        <DatePicker
          aria-label={label}
          aria-describedby={control["aria-describedby"]}
          granularity="day"
          value={draft}
          onChange={change}
          placeholderValue={parseDate(today)}
          isInvalid={control["aria-invalid"] ?? false}
          isRequired={required}
          isDisabled={disabled}
          autoFocus={autoFocus}
          validationBehavior="aria"
          onFocusChange={setTyping}
        >
          <Frame data-place={labelPlace}>
            <LabelTarget {...hidden} id={control.id} disabled={disabled} value={value ?? ""} />
            <div data-part="day">
              <DateSegments />
              <span data-part="weekday">
                {chosen !== undefined &&
                  isWithin(chosen, limits) &&
                  formatMessage(dateValueText.weekday, { day: weekday(chosen) })}
              </span>
            </div>
            <OpenButton>
              <Icon name="calendar" />
            </OpenButton>
          </Frame>
          <CalendarSurface title={label}>
            {(close) => (
              <DayPicker
                today={today}
                limits={limits}
                onToday={() => {
                  change(parseDate(today));
                  close();
                }}
                onClear={required || value === null ? undefined : () => change(null)}
              />
            )}
          </CalendarSurface>
        </DatePicker>
      )}
    </LabelledControl>
  );
}

const Frame = styled(Group)`
  ${pickerFrameStyle}
  position: relative;
  padding-inline-start: ${token("sp-3")};

  & > [data-part="day"] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    min-width: 0;
  }
  & [data-part="weekday"] {
    color: ${token("ink-2")};
    font-size: ${token("fs-small")};
    white-space: nowrap;
  }
  &[data-disabled] [data-part="weekday"] {
    color: ${token("ink-disabled")};
  }
`;
