import { fullWidthKana } from "@kyuseki/domain";
import { TextField, type TextFieldProps } from "./TextField.tsx";

export type NameFieldProps = Omit<TextFieldProps, "onChange" | "value" | "defaultValue"> & {
  value: string;
  onChange: (name: string) => void;
};

/** 人やチームの名前、よみがな。半角カナは、貼り付けたときと欄を離れたときに全角になる。 */
export function NameField({ value, onChange, onBlur, ...rest }: NameFieldProps) {
  return (
    <TextField
      {...rest}
      value={value}
      onChange={({ target, nativeEvent }) =>
        onChange(isPaste(nativeEvent) ? fullWidthKana(target.value) : target.value)
      }
      onBlur={(event) => {
        const name = fullWidthKana(value);
        if (name !== value) onChange(name);
        onBlur?.(event);
      }}
    />
  );
}

/** Text in composition stays as it is: an IME still works on it. */
const isPaste = (event: Event) => event instanceof InputEvent && event.inputType === "insertFromPaste";
