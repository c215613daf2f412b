import { useMemo } from "react";
import { DatePicker } from "react-aria-components/DatePicker";
import { useIntl } from "react-intl";
import { dateValueText } from "../../copy/controls/date.ts";
import { weekday } from "../../format/date.ts";
import { LabelledControl } from "../Field/LabelledControl.tsx";
import { JapaneseBehaviour } from "../JapaneseBehaviour/JapaneseBehaviour.tsx";
import { CalendarSurface } from "./CalendarSurface.tsx";
import { calendarDay } from "./calendarDay.ts";
import { DateSegments } from "./DateSegments.tsx";
import { DayPicker } from "./DayPicker.tsx";
import { isWithin } from "./dayLimits.ts";
import { LabelTarget } from "./LabelTarget.tsx";
import { PickerFrame, pickerProps } from "./PickerFrame.tsx";
import type { DateFieldProps } from "./pickerField.ts";
import { useDayDraft } from "./useDayDraft.ts";

/** 年・月・日を順に打つ欄と、暦。 */
export function SegmentedDateField({
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
  const day = useMemo(() => calendarDay(draft), [draft]);

  return (
    <JapaneseBehaviour>
      <LabelledControl
        {...{ label, help, optional, required, id, labelPlace, describedBy }}
        error={error ?? fieldError}
      >
        {(control) => (
          <DatePicker
            {...pickerProps({ label, today, required, disabled, autoFocus }, control)}
            value={day}
            onChange={(next) => change(next?.toString() ?? null)}
            onFocusChange={setTyping}
          >
            <PickerFrame
              place={labelPlace}
              hidden={<LabelTarget {...hidden} id={control.id} disabled={disabled} value={value ?? ""} />}
            >
              <DateSegments />
              <span data-part="weekday">
                {draft !== null &&
                  isWithin(draft, limits) &&
                  formatMessage(dateValueText.weekday, { day: weekday(draft) })}
              </span>
            </PickerFrame>
            <CalendarSurface title={label}>
              {(close) => (
                <DayPicker
                  today={today}
                  limits={limits}
                  onToday={() => {
                    change(today);
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
