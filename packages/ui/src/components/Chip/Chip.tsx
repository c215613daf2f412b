import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconPaths.ts";
import { chipStyle } from "./chipStyle.ts";

export type ChipProps = ComponentPropsWithRef<"button"> & {
  /** 入・切できる札なら、いま選ばれているか。渡さなければ、押すだけの札になる。 */
  selected?: boolean | undefined;
  /** 選ばれていないときの絵。選ばれると検印に替わる。 */
  icon?: IconName | undefined;
};

/** 絞り込みや宛先の、小さな札。 */
export function Chip({ selected, icon, type = "button", children, ...rest }: ChipProps) {
  const mark = selected ? "check" : icon;

  return (
    <Pill {...rest} type={type} aria-pressed={selected} data-selected={selected || undefined}>
      {mark && <Icon name={mark} size="s" />}
      {children}
    </Pill>
  );
}

const Pill = styled.button`
  ${chipStyle}
`;
