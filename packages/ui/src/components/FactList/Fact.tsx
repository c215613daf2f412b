import type { ReactNode } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import type { IconPath } from "../Icon/Icon.tsx";
import { Icon } from "../Icon/Icon.tsx";

export type FactProps = {
  term: string;
  /** 名前の前の絵。 */
  icon?: IconPath;
  /** 行の右端の行動。 */
  action?: ReactNode;
  children: ReactNode;
};

/** 名前と中身の一組。`FactList` の中に置く。 */
export function Fact({ term, icon, action, children }: FactProps) {
  return (
    <Row>
      <Term data-signed={icon ? "" : undefined}>
        {icon && <Sign path={icon} size="s" />}
        {term}
      </Term>
      <Value>
        {children}
        {action && <Action>{action}</Action>}
      </Value>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: calc(${token("sp-10")} + ${token("sp-6")}) minmax(0, 1fr);
  align-items: baseline;
  gap: ${token("sp-1")} ${token("sp-3")};
  padding-block: ${token("sp-2")};
  border-block-end: ${token("hairline")} solid ${token("line")};
`;

const Term = styled.dt`
  color: ${token("ink-3")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-body")};
  word-break: auto-phrase;

  &[data-signed] {
    display: flex;
    gap: ${token("sp-2")};
  }
`;

const Sign = styled(Icon)`
  margin-block-start: 0.25em;
`;

const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Action = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
  margin-inline-start: auto;
`;
