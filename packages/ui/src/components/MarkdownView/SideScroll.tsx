import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

export type SideScrollProps = ComponentPropsWithRef<"div"> & {
  /** 中にあるもの。 */
  label: string;
};

/** 横にはみ出すものだけが動く枠。キーボードでも動かせる。 */
export function SideScroll({ label, ...rest }: SideScrollProps) {
  return <Frame {...rest} role="group" aria-label={label} tabIndex={0} />;
}

const Frame = styled.div`
  overflow-x: auto;

  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
  @media print {
    overflow: visible;
  }
`;
