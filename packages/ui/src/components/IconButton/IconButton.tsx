import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import type { IconPath } from "../Icon/Icon.tsx";
import { Icon } from "../Icon/Icon.tsx";

export type IconButtonProps = Omit<ComponentPropsWithRef<"button">, "children"> & {
  icon: IconPath;
  /** 読み上げる名前。マウスを重ねたときにも出る。 */
  label: string;
};

/** 絵だけのボタン。名前を必ず持つ。 */
export function IconButton({ icon, label, type = "button", ...rest }: IconButtonProps) {
  return (
    <Body title={label} {...rest} type={type} aria-label={label}>
      <Icon path={icon} />
    </Body>
  );
}

const Body = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${token("control-m")};
  height: ${token("control-m")};
  padding: 0;
  border: 0;
  border-radius: ${token("r-m")};
  background: none;
  /* A step quieter than the words beside it, on light and dark ground alike. */
  color: color-mix(in srgb, currentColor 84%, transparent);

  &:hover {
    color: inherit;
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  &:disabled {
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
`;
