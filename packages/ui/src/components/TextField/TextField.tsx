import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { useTextLimit } from "../Counter/useTextLimit.ts";
import { controlState } from "../Field/controlState.ts";
import { controlStyle } from "../Field/controlStyle.ts";
import { Field, type FieldTexts } from "../Field/Field.tsx";

export type TextFieldProps = Omit<ComponentPropsWithRef<"input">, "max"> &
  FieldTexts & {
    /** 文字数の上限。超えても入力は止めない。 */
    max?: number | undefined;
  };

/** 一行の文字入力。ラベルは必ず上に出る。 */
export function TextField({ label, error, help, optional, max, id, onChange, ...rest }: TextFieldProps) {
  const { limit, remember } = useTextLimit(max, rest);

  return (
    <Field {...{ label, error, help, optional, limit, id }} {...controlState(rest)}>
      {(control) => (
        <Input
          {...rest}
          {...control}
          onChange={(event) => {
            remember(event.target.value);
            onChange?.(event);
          }}
        />
      )}
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
`;
