import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { controlStyle } from "../Field/controlStyle.ts";
import { Icon } from "../Icon/Icon.tsx";
import { chevronDownIcon } from "../Icon/icons.ts";

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectProps = Omit<ComponentPropsWithRef<"select">, "children" | "size" | "multiple"> & {
  /** 何を選ぶのか。見える見出しは置く側が添える。 */
  label: string;
  options: readonly SelectOption[];
  /** 絞り込みや表のそばは m、見出しのある入力欄は l。 */
  size?: SelectSize;
};
type SelectSize = "m" | "l";

/** 端末の選択画面を使う、ひとつだけの選択。 */
export function Select({ label, options, size = "m", ...rest }: SelectProps) {
  return (
    <Frame>
      <Native {...rest} aria-label={label} data-size={size}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Native>
      <Arrow path={chevronDownIcon} size="s" />
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-width: 0;
`;

const Arrow = styled(Icon)`
  position: absolute;
  inset-inline-end: ${token("sp-3")};
  color: ${token("ink-2")};
  pointer-events: none;
`;

const Native = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: ${token("sp-7")};
  text-overflow: ellipsis;

  &[data-size="m"] {
    min-height: ${token("control-m")};
    font-size: ${token("fs-control")};
  }
`;
