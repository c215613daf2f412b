import type { ReactNode } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Link, type LinkProps } from "../Link/Link.tsx";
import { chipStyle } from "./chipStyle.ts";

export type ChipLinkProps = Omit<LinkProps, "look"> & {
  /** 名前の前に置く小さな絵（選手の頭文字など）。 */
  lead?: ReactNode;
};

/** 札の形をした行き先。 */
export function ChipLink({ lead, children, ...rest }: ChipLinkProps) {
  return (
    <Pill {...rest} look="bare" data-lead={lead ? true : undefined}>
      {lead}
      {children}
    </Pill>
  );
}

const Pill = styled(Link)`
  &[data-look="bare"] {
    ${chipStyle}
  }
  &[data-look="bare"][data-lead] {
    min-height: ${token("control-m")};
    padding-inline-start: ${token("sp-1")};
  }
`;
