import { parseDate } from "@internationalized/date";
import type { ComponentPropsWithRef } from "react";
import { DatePicker } from "react-aria-components/DatePicker";
import { useIntl } from "react-intl";
import { dateValueText } from "../../copy/controls/date.ts";
import { weekday } from "../../format/date.ts";
import { LabelledControl } from "../Field/LabelledControl.tsx";
import { JapaneseBehaviour } from "../JapaneseBehaviour/JapaneseBehaviour.tsx";
import { CalendarSurface } from "./CalendarSurface.tsx";
import { isWithin } from "./calendarDay.ts";
import { DateSegments } from "./DateSegments.tsx";
import { DayPicker } from "./DayPicker.tsx";
import { LabelTarget } from "./LabelTarget.tsx";
import { type PickerFieldProps, PickerFrame, pickerProps } from "./PickerFrame.tsx";
import { useDayDraft } from "./useDayDraft.ts";

export type DateFieldProps = PickerFieldProps &
  Pick<ComponentPropsWithRef<"input">, "name" | "form"> & {
    /** 「2026-11-20」。なければ null。打ちかけの日と、範囲の外の日は届かない。 */
    value: string | null;
    onChange: (day: string | null) => void;
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
    <JapaneseBehaviour>
      <LabelledControl
        {...{ label, help, optional, required, id, labelPlace, describedBy }}
        error={error ?? fieldError}
      >
        {(control) => (
          <DatePicker
            {...pickerProps({ label, today, required, disabled, autoFocus }, control)}
            value={draft}
            onChange={change}
            onFocusChange={setTyping}
          >
            <PickerFrame
              place={labelPlace}
              hidden={<LabelTarget {...hidden} id={control.id} disabled={disabled} value={value ?? ""} />}
            >
              <DateSegments />
              <span data-part="weekday">
                {chosen !== undefined &&
                  isWithin(chosen, limits) &&
                  formatMessage(dateValueText.weekday, { day: weekday(chosen) })}
              </span>
            </PickerFrame>
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
    </JapaneseBehaviour>
  );
}
