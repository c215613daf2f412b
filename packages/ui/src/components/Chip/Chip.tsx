import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import type { IconPath } from "../Icon/Icon.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { checkIcon } from "../Icon/icons.ts";
import { chipStyle } from "./chipStyle.ts";

export type ChipProps = ComponentPropsWithRef<"button"> & {
  /** 入・切できる札なら、いま選ばれているか。渡さなければ、押すだけの札になる。 */
  selected?: boolean | undefined;
  /** 選ばれていないときの絵。選ばれると検印に替わる。 */
  icon?: IconPath | undefined;
};

/** 絞り込みや宛先の、小さな札。 */
export function Chip({ selected, icon, type = "button", children, ...rest }: ChipProps) {
  const mark = selected ? checkIcon : icon;

  return (
    <Pill {...rest} type={type} aria-pressed={selected} data-selected={selected || undefined}>
      {mark && <Icon path={mark} size="s" />}
      {children}
    </Pill>
  );
}

const Pill = styled.button`
  ${chipStyle}
`;
