import { controlState } from "../Field/controlState.ts";
import { Field, type FieldTexts } from "../Field/Field.tsx";
import { Select, type SelectProps } from "./Select.tsx";

export type SelectFieldProps = Omit<SelectProps, "size"> & FieldTexts;

/** 見える見出しと、説明とエラーのある選択。 */
export function SelectField({ label, error, help, optional, id, ...rest }: SelectFieldProps) {
  return (
    <Field {...{ label, error, help, optional, id }} {...controlState(rest)}>
      {(control) => <Select {...rest} {...control} label={label} size="l" />}
    </Field>
  );
}
