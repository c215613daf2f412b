import { LabelledControl } from "../Field/LabelledControl.tsx";
import { NativeFrame, NativeInput } from "./NativeFrame.tsx";
import type { TimeFieldProps } from "./pickerField.ts";

type NativeTimeFieldProps = TimeFieldProps & {
  /** 打っている間と、打ちかけで離れた後。 */
  onTyping: (isTyping: boolean) => void;
};

/** ブラウザの時刻の欄。順に打つ欄が届くまで使う。 */
export function NativeTimeField(props: NativeTimeFieldProps) {
  const {
    label,
    error,
    help,
    optional,
    required = false,
    disabled = false,
    id,
    value,
    onChange,
    onTyping,
    ...field
  } = props;

  return (
    <LabelledControl {...{ label, help, optional, required, id, error }} labelPlace="above">
      {(control) => (
        <NativeFrame
          place="above"
          invalid={control["aria-invalid"]}
          disabled={disabled}
          isEmpty={value === null}
          segments={[value?.slice(0, 2).replace(/^0/, "") ?? "––", ":", value?.slice(3) ?? "––"]}
        >
          <NativeInput
            {...field}
            {...control}
            type="time"
            required={required}
            disabled={disabled}
            value={value ?? ""}
            onChange={({ target }) => onChange(target.value || null)}
            onFocus={() => onTyping(true)}
            onBlur={({ target }) => onTyping(target.validity.badInput)}
          />
        </NativeFrame>
      )}
    </LabelledControl>
  );
}
