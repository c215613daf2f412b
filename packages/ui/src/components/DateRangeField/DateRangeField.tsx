import { parseDate } from "@internationalized/date";
import type { DateRange } from "@kyuseki/domain";
import type { ComponentPropsWithRef } from "react";
import { DateRangePicker, Group, Button as OpenButton } from "react-aria-components/DateRangePicker";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { CalendarSurface } from "../DateField/CalendarSurface.tsx";
import type { DayLimits } from "../DateField/calendarDay.ts";
import { DateSegments } from "../DateField/DateSegments.tsx";
import { LabelTarget } from "../DateField/LabelTarget.tsx";
import { type ControlTexts, LabelledControl, type LabelPlace } from "../Field/LabelledControl.tsx";
import { pickerFrameStyle } from "../Field/pickerStyle.ts";
import { Icon } from "../Icon/Icon.tsx";
import { RangePicker } from "./RangePicker.tsx";
import { useRangeDraft } from "./useRangeDraft.ts";

export type DateRangeFieldProps = Pick<
  ComponentPropsWithRef<"input">,
  "id" | "ref" | "required" | "disabled" | "autoFocus" | "aria-describedby"
> &
  ControlTexts &
  DayLimits & {
    /** 両端を含む。 */
    value: DateRange;
    /** 順の正しい、範囲の中の期間だけが届く。 */
    onChange: (range: DateRange) => void;
    /** 今日（日本時間）。「直近1か月」などの終わりになる。未来を選べなくするには max にも渡す。 */
    today: string;
    labelPlace?: LabelPlace;
  };

/** 期間を選ぶ。数字で打つことも、よく使う期間や暦から選ぶこともできる。 */
export function DateRangeField({
  label,
  error,
  help,
  optional,
  required = false,
  disabled = false,
  id,
  ref,
  value,
  onChange,
  min,
  max,
  today,
  labelPlace = "above",
  autoFocus = false,
  "aria-describedby": describedBy,
}: DateRangeFieldProps) {
  const limits = { min, max };
  const { draft, change, fieldError, setTyping } = useRangeDraft(value, onChange, limits);

  return (
    <LabelledControl {...{ label, help, optional, required, id, labelPlace, describedBy }} error={error ?? fieldError}>
      {(control) => (
        <DateRangePicker
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
            <LabelTarget ref={ref} id={control.id} disabled={disabled} value={`${value.start}/${value.end}`} />
            <div data-part="days">
              <DateSegments slot="start" />
              <span aria-hidden="true" data-part="to">
                〜
              </span>
              <DateSegments slot="end" />
            </div>
            <OpenButton>
              <Icon name="calendar" />
            </OpenButton>
          </Frame>
          <CalendarSurface title={label}>
            {(close) => (
              <RangePicker
                value={value}
                today={today}
                limits={limits}
                onCancel={close}
                onApply={(range) => {
                  onChange(range);
                  close();
                }}
              />
            )}
          </CalendarSurface>
        </DateRangePicker>
      )}
    </LabelledControl>
  );
}

const Frame = styled(Group)`
  ${pickerFrameStyle}
  position: relative;
  padding-inline-start: ${token("sp-3")};

  & > [data-part="days"] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    min-width: 0;
  }
  & [data-part="to"] {
    padding-inline: ${token("sp-1")};
    color: ${token("ink-3")};
  }
  &[data-disabled] [data-part="to"] {
    color: ${token("ink-disabled")};
  }
`;
