import type { ReactNode } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

export type ClusterProps = {
  /** 右端へ寄せるもの（件数、主な行動）。 */
  end?: ReactNode;
  children: ReactNode;
};

/** 左から右へ並べ、入らなければ折り返す。 */
export function Cluster({ end, children }: ClusterProps) {
  return (
    <Row>
      {children}
      {end && <End>{end}</End>}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  min-width: 0;
`;

const End = styled.div`
  margin-inline-start: auto;
`;
