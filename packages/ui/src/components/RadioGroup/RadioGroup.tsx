import { useId } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { FieldGroup, type FieldGroupProps } from "../Field/FieldGroup.tsx";
import { Radio, type RadioVariant } from "./Radio.tsx";

export type RadioOption<Value extends string> = {
  value: Value;
  label: string;
  help?: string;
  disabled?: boolean;
};
export type RadioGroupProps<Value extends string> = Omit<FieldGroupProps, "onChange" | "children"> & {
  options: readonly RadioOption<Value>[];
  /** null はまだ選んでいない。 */
  value: Value | null;
  onChange: (value: Value) => void;
  variant?: RadioVariant;
};

/** 言葉を読み比べて、ひとつだけ選ぶ。短い選択肢なら Segment、多ければ Select を使う。 */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  variant = "plain",
  ...rest
}: RadioGroupProps<Value>) {
  const name = useId();

  return (
    <FieldGroup
      {...rest}
      role="radiogroup"
      aria-required={rest.required || undefined}
      aria-invalid={!!rest.error || undefined}
    >
      <Options data-variant={variant}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            label={option.label}
            help={option.help}
            variant={variant}
            disabled={option.disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </Options>
    </FieldGroup>
  );
}

const Options = styled.div`
  display: grid;

  &[data-variant="card"] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token("cell-m")}), 1fr));
    gap: ${token("sp-2")};
  }
`;
