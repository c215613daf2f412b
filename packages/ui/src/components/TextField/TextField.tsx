import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { controlStyle } from "../Field/controlStyle.ts";
import { Field, type FieldTexts } from "../Field/Field.tsx";

export type TextFieldProps = ComponentPropsWithRef<"input"> & FieldTexts;

/** 一行の文字入力。ラベルは必ず上に出る。 */
export function TextField({ label, error, help, id, ...rest }: TextFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      help={help}
      id={id}
      required={rest.required}
      invalid={rest["aria-invalid"] === true}
      describedBy={rest["aria-describedby"]}
    >
      {(control) => <Input {...rest} {...control} />}
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
`;
