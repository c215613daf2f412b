import type { ReactNode } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { FieldGroup, type FieldGroupProps } from "../Field/FieldGroup.tsx";
import type { IconPath } from "../Icon/Icon.tsx";
import { Chip } from "./Chip.tsx";

export type ChipOption<Value extends string | number> = {
  value: Value;
  label: ReactNode;
  icon?: IconPath;
  disabled?: boolean;
};
/** 折り返して並ぶ札か、曜日のように同じ幅で一列に並ぶ升か。 */
export type ChipVariant = "chips" | "tiles";
export type ChipGroupProps<Value extends string | number> = Omit<FieldGroupProps, "onChange"> & {
  options: readonly ChipOption<Value>[];
  values: readonly Value[];
  /** 選ばれたものを、選択肢の順で渡す。 */
  onChange: (values: readonly Value[]) => void;
  /** 「すべて」の札の言葉。どれも選んでいないときに選ばれ、押すとほかを外す。 */
  allLabel?: string | undefined;
  variant?: ChipVariant;
};

/** いくつでも選べる札。`children` には、最後に置く行動の札（選手を選ぶ など）。 */
export function ChipGroup<Value extends string | number>({
  options,
  values,
  onChange,
  allLabel,
  variant = "chips",
  children,
  ...rest
}: ChipGroupProps<Value>) {
  const toggle = (pressed: Value) =>
    onChange(options.map(({ value }) => value).filter((value) => (value === pressed) !== values.includes(value)));

  return (
    <FieldGroup {...rest}>
      <Row data-variant={variant}>
        {allLabel !== undefined && (
          <Chip selected={values.length === 0} onClick={() => values.length > 0 && onChange([])}>
            {allLabel}
          </Chip>
        )}
        {options.map(({ value, label, icon, disabled }) => (
          <Chip
            key={value}
            icon={icon}
            disabled={disabled}
            selected={values.includes(value)}
            onClick={() => toggle(value)}
          >
            {label}
          </Chip>
        ))}
        {children}
      </Row>
    </FieldGroup>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};

  &[data-variant="tiles"] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${token("sp-1")};
  }
  &[data-variant="tiles"] > [type] {
    min-width: 0;
    min-height: ${token("touch")};
    padding: 0;
    border-radius: ${token("r-m")};
    color: ${token("ink")};
    font-weight: ${token("fw-h3")};
  }
  &[data-variant="tiles"] > * > [aria-hidden] {
    display: none;
  }
  &[data-variant="tiles"] > [data-selected] {
    background: ${token("primary")};
    color: ${token("primary-ink")};
  }
  @media ${media.forcedColors} {
    &[data-variant="tiles"] > [data-selected] {
      background: Highlight;
      color: HighlightText;
    }
  }
`;
