import { useIntl } from "react-intl";
import { dateText, dateValueText } from "../../copy/controls/date.ts";
import { weekday } from "../../format/date.ts";
import { LabelledControl } from "../Field/LabelledControl.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { calendarIcon } from "../Icon/icons.ts";
import { earliestDay, isWithin } from "./dayLimits.ts";
import { NativeFrame, NativeInput } from "./NativeFrame.tsx";
import type { DateFieldProps } from "./pickerField.ts";
import { useDayDraft } from "./useDayDraft.ts";

type NativeDateFieldProps = DateFieldProps & {
  /** 打っている間と、打ちかけで離れた後。 */
  onTyping: (isTyping: boolean) => void;
};

/** ブラウザの日付の欄。暦が届くまで使う。 */
export function NativeDateField(props: NativeDateFieldProps) {
  const { label, error, help, optional, required = false, disabled = false, id, labelPlace = "above" } = props;
  const { value, onChange, min, max, onTyping, ref, name, form, autoFocus } = props;
  const describedBy = props["aria-describedby"];
  const { formatMessage } = useIntl();
  const limits = { min, max };
  const { draft, change, fieldError, setTyping } = useDayDraft(value, onChange, limits);
  const handleFocus = (isTyping: boolean) => {
    setTyping(isTyping);
    onTyping(isTyping);
  };

  return (
    <LabelledControl {...{ label, help, optional, required, id, labelPlace, describedBy }} error={error ?? fieldError}>
      {(control) => (
        <NativeFrame
          place={labelPlace}
          invalid={control["aria-invalid"]}
          disabled={disabled}
          isEmpty={draft === null}
          segments={(draft?.split("-") ?? formatMessage(dateText.parts).split("/")).flatMap(withSlash)}
        >
          <NativeInput
            {...{ ref, name, form, autoFocus }}
            {...control}
            type="date"
            aria-label={label}
            required={required}
            disabled={disabled}
            min={min ?? earliestDay}
            max={max}
            value={draft ?? ""}
            onChange={({ target }) => change(target.value || null)}
            onFocus={() => handleFocus(true)}
            onBlur={({ target }) => handleFocus(target.validity.badInput)}
          />
          <span data-part="weekday" aria-disabled={disabled || undefined}>
            {draft !== null && isWithin(draft, limits) && formatMessage(dateValueText.weekday, { day: weekday(draft) })}
          </span>
          {/* Whoever does not press it with a pointer opens the calendar in the field itself. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            disabled={disabled}
            onClick={({ currentTarget }) => currentTarget.parentElement?.querySelector("input")?.showPicker()}
          >
            <Icon path={calendarIcon} />
          </button>
        </NativeFrame>
      )}
    </LabelledControl>
  );
}

const withSlash = (part: string, at: number) => (at === 0 ? part : ["/", part]);
