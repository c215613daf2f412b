import { Field, type FieldTexts } from "../Field/Field.tsx";
import { Select, type SelectProps } from "./Select.tsx";

export type SelectFieldProps = Omit<SelectProps, "size"> & FieldTexts;

/** 見える見出しと、説明とエラーのある選択。 */
export function SelectField({ label, error, help, optional, id, ...rest }: SelectFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      help={help}
      optional={optional}
      id={id}
      required={rest.required}
      invalid={rest["aria-invalid"] === true}
      describedBy={rest["aria-describedby"]}
    >
      {(control) => <Select {...rest} {...control} label={label} size="l" />}
    </Field>
  );
}
