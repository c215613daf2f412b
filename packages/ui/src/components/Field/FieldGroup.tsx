import { type ComponentPropsWithRef, useId } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import type { FieldTexts } from "./Field.tsx";
import { FieldError } from "./FieldError.tsx";
import { FieldHelp } from "./FieldHelp.tsx";
import { FieldMark } from "./FieldMark.tsx";
import { labelStyle } from "./labelStyle.ts";

export type FieldGroupProps = ComponentPropsWithRef<"fieldset"> &
  FieldTexts & {
    required?: boolean | undefined;
    /** 見出しを上に見せるか、読み上げだけにするか。 */
    labelPlace?: "above" | "hidden";
  };

/** いくつかの入力をひとつの見出しでまとめる。 */
export function FieldGroup({
  label,
  error,
  help,
  optional = false,
  required = false,
  labelPlace = "above",
  children,
  ...rest
}: FieldGroupProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`, rest["aria-describedby"]].filter(Boolean).join(" ");

  return (
    <Fieldset {...rest} aria-describedby={described || undefined}>
      <Legend data-place={labelPlace}>
        {label}
        <FieldMark required={required} optional={optional} />
      </Legend>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {help && <FieldHelp id={`${id}-help`}>{help}</FieldHelp>}
    </Fieldset>
  );
}

const Fieldset = styled.fieldset`
  position: relative;
`;

const Legend = styled.legend`
  ${labelStyle}

  &[data-place="above"] {
    padding-block-end: calc(${token("sp-3")} / 2);
  }
  &[data-place="hidden"] {
    position: absolute;
    width: ${token("hairline")};
    height: ${token("hairline")};
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
