import type { DateRange } from "@kyuseki/domain";
import { DateRangePicker } from "react-aria-components/DateRangePicker";
import { CalendarSurface } from "../DateField/CalendarSurface.tsx";
import { DateSegments } from "../DateField/DateSegments.tsx";
import { LabelTarget } from "../DateField/LabelTarget.tsx";
import { PickerFrame, pickerProps } from "../DateField/PickerFrame.tsx";
import type { PickerFieldProps } from "../DateField/pickerField.ts";
import { LabelledControl } from "../Field/LabelledControl.tsx";
import { JapaneseBehaviour } from "../JapaneseBehaviour/JapaneseBehaviour.tsx";
import { RangePicker } from "./RangePicker.tsx";
import { useRangeDraft } from "./useRangeDraft.ts";

export type DateRangeFieldProps = PickerFieldProps & {
  /** 両端を含む。 */
  value: DateRange;
  /** 順の正しい、範囲の中の期間だけが届く。 */
  onChange: (range: DateRange) => void;
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
    <JapaneseBehaviour>
      <LabelledControl
        {...{ label, help, optional, required, id, labelPlace, describedBy }}
        error={error ?? fieldError}
      >
        {(control) => (
          <DateRangePicker
            {...pickerProps({ label, today, required, disabled, autoFocus }, control)}
            value={draft}
            onChange={change}
            onFocusChange={setTyping}
          >
            <PickerFrame
              place={labelPlace}
              hidden={
                <LabelTarget ref={ref} id={control.id} disabled={disabled} value={`${value.start}/${value.end}`} />
              }
            >
              <DateSegments slot="start" />
              <span aria-hidden="true" data-part="to">
                〜
              </span>
              <DateSegments slot="end" />
            </PickerFrame>
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
    </JapaneseBehaviour>
  );
}
